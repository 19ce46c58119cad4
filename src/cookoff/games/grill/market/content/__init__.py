"""Components that Safranito and Hibachi share."""
