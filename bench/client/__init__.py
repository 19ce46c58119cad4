"""What the page weighs and how fast it draws."""
