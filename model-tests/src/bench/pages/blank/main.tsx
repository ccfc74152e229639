import { createRoot } from 'react-dom/client'

/** A page with React alone. Its code is subtracted from that of the other pages. */
const container = document.getElementById('app')
if (container) {
  createRoot(container).render(
    <button id="open" type="button">
      Open
    </button>,
  )
}
