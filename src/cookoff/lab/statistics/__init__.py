"""Numbers with intervals: metrics by name, summaries, the statistics of a dataset, comparisons."""
