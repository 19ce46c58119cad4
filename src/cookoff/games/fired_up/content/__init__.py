"""The components of Fired Up and the words for them."""
