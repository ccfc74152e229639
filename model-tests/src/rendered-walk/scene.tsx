import '@latchkit/react-ui/styles.css'
import type { Kit } from '@latchkit/core'
import { ConnectButton, KitProvider, Modal } from '@latchkit/react-ui'
import { createRoot } from 'react-dom/client'

/** Renders a button and the modal without animations. Returns a function that removes them. */
export function renderScene(kit: Kit): () => void {
  const host = document.createElement('main')
  document.body.append(host)
  const root = createRoot(host)
  root.render(
    <KitProvider kit={kit}>
      <ConnectButton />
      <Modal duration={0} />
    </KitProvider>,
  )
  return () => {
    root.unmount()
    host.remove()
    kit.stop()
  }
}
