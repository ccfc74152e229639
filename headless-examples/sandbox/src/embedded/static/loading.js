// Runs in the first page of the popup. A policy of the page cut the popup off: no login can end here.
// A window that shows this page after another one was not opened for a login.
if (window.opener === null && window.history.length === 1) window.close()
