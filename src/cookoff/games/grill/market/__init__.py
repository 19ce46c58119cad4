"""What Safranito and Hibachi share beyond chips: action spaces won by totals, bowls traded one by one, cooking.

Where they differ a room says so in its `MarketVariant`. Rules that both ledgers have are cited by Safranito's number.
"""
