import '@latchkit/react-ui/styles.css'
import './page.css'
import { createKit } from '@latchkit/core'
import {
  attachFromUrl,
  demoOptions,
  installFromUrl,
  readSandbox,
  showNotRunning,
  signInUrl,
  siwxFromUrl,
} from '@latchkit/sandbox/page'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'

const container = document.getElementById('app')
const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content
const sandbox = await readSandbox()
if (container && sandbox) {
  installFromUrl(sandbox)
  const kit = createKit({
    ...demoOptions(sandbox),
    ...siwxFromUrl(sandbox, { siwx: 'server', required: 'no' }),
    id: 'members',
  })
  attachFromUrl(kit)
  createRoot(container).render(
    <StrictMode>
      <App kit={kit} nonce={nonce} server={signInUrl(sandbox)} />
    </StrictMode>,
  )
} else if (container) {
  showNotRunning(container)
}
