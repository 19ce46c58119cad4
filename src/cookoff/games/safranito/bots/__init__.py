"""The bots of Safranito."""
