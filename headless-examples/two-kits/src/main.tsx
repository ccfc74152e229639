import '@latchkit/react-ui/styles.css'
import './page.css'
import { createKit } from '@latchkit/core'
import { ConnectButton, KitProvider, Modal } from '@latchkit/react-ui'
import { demoOptions, installFromUrl, readSandbox } from '@latchkit/sandbox/page'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'

const place = document.getElementById('app')
const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content
const sandbox = await readSandbox()
if (place && sandbox) {
  installFromUrl(sandbox)
  const kits = [createKit({ ...demoOptions(sandbox), id: 'left' }), createKit({ ...demoOptions(sandbox), id: 'right' })]
  createRoot(place).render(
    <StrictMode>
      <main>
        <h1>Two kits, one page</h1>
        {kits.map((kit) => (
          <KitProvider key={kit.id} kit={kit} nonce={nonce}>
            <section data-kit={kit.id}>
              <ConnectButton />
            </section>
            <Modal />
          </KitProvider>
        ))}
      </main>
    </StrictMode>,
  )
}
