"""The components of Mithral Chef and the words for them."""
