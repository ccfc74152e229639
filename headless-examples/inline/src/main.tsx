import '@latchkit/react-ui/styles.css'
import './page.css'
import { createKit } from '@latchkit/core'
import { AccountButton, KitProvider, Modal } from '@latchkit/react-ui'
import { demoOptions, installFromUrl, readSandbox } from '@latchkit/sandbox/page'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'

const place = document.getElementById('app')
const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content
const sandbox = await readSandbox()
if (place && sandbox) {
  installFromUrl(sandbox)
  const kit = createKit({ ...demoOptions(sandbox), id: 'inline', enableEmbedded: true })
  createRoot(place).render(
    <StrictMode>
      <KitProvider kit={kit} nonce={nonce}>
        <header>
          <AccountButton />
        </header>
        <main>
          <h1>Part of the page</h1>
          <p>Embedded mode: the same views, without a backdrop, always open, wherever you put them.</p>
          <Modal />
        </main>
      </KitProvider>
    </StrictMode>,
  )
}
