"""uvicorn's protocols, with limits on connections, headers and frames."""
