// Posts messages of the frame to the page from this window, which is not the frame.
addEventListener('message', ({ origin, source, data }) => {
  if (origin !== location.origin || source !== window.parent) return
  window.parent.parent.postMessage(data.message, data.target)
})
window.parent.postMessage('speaker ready', location.origin)
