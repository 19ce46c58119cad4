"""Creating tables, taking and leaving seats, starting games and rematches."""
