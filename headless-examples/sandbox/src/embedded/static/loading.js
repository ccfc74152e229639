// Runs in the first page of the popup. A policy of the page cut the popup off: no login can end here.
if (window.opener === null) window.close()
