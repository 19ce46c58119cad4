"""The components of Yatai and the words for them."""
