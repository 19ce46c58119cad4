"""The bots of Yatai."""
