"""The bots of Safranito and Hibachi."""
