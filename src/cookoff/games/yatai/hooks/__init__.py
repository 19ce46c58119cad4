"""What Yatai offers to the guide, the lab, the analysis and research."""
