import '@latchkit/react-ui/styles.css'
import { createKit, type KitOptions } from '@latchkit/core'
import { KitProvider, Modal, useAccount } from '@latchkit/react-ui'
import { createRoot } from 'react-dom/client'
import { readServices } from './chains.ts'

/**
 * Renders a page with the kit: a button that opens the modal, and the address. Everything that an
 * option could turn off keeps its default.
 */
export function show(options: Pick<KitOptions, 'adapters' | 'networks'>): void {
  const kit = createKit({
    ...options,
    projectId: 'bench',
    endpoints: readServices(window),
    // The default for pages that are not served from this machine.
    debug: false,
    preload: location.search === '?preload=none' ? 'none' : 'idle',
  })
  function Page() {
    const { address } = useAccount()
    return (
      <>
        <button id="open" type="button" onClick={() => void kit.open()}>
          Open
        </button>
        <output id="address">{address}</output>
      </>
    )
  }
  const container = document.getElementById('app')
  if (container) {
    createRoot(container).render(
      <KitProvider kit={kit}>
        <Page />
        <Modal />
      </KitProvider>,
    )
  }
}
