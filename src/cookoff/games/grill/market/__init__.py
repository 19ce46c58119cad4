"""What Safranito and Hibachi share beyond chips: action spaces won by totals, bowls traded one by one, cooking.

Each room defines its differences in a `MarketVariant`. Shared code cites the rule of both ledgers.
"""
