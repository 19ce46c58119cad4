"""The components of Hibachi and the words for them."""
