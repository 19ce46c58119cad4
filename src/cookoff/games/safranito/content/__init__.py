"""The components of Safranito."""
