"""What those who run the house may do, on a port of its own, each deed written down."""
