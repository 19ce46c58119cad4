"""Rules that Safranito and Hibachi share."""
