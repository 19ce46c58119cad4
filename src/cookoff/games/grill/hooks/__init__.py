"""What the throwing games offer to the guide, the lab, the analysis and research."""
