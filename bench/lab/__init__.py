"""What the lab's pipeline costs."""
