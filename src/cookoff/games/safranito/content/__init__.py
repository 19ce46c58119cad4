"""The components of Safranito and the words for them."""
