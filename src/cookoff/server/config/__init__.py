"""Settings, their sources, and signatures made with the server's secret."""
