import { createKit } from '@latchkit/core'
import { KitProvider, useAccount } from '@latchkit/react-ui'
import { demoOptions, installFromUrl, readSandbox } from '@latchkit/sandbox/page'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'

const Status = () => <p>{useAccount().status}</p>

const place = document.getElementById('app')
const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content
const sandbox = await readSandbox()
if (place && sandbox) {
  installFromUrl(sandbox)
  createRoot(place).render(
    <StrictMode>
      <KitProvider kit={createKit({ ...demoOptions(sandbox), id: 'own-look' })} nonce={nonce}>
        <Status />
      </KitProvider>
    </StrictMode>,
  )
}
