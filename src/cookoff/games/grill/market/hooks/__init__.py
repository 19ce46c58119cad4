"""What Safranito and Hibachi offer alike to the guide, the lab and research."""
