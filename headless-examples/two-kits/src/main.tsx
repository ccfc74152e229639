import '@latchkit/react-ui/styles.css'
import './page.css'
import { createKit } from '@latchkit/core'
import {
  attachFromUrl,
  demoOptions,
  installFromUrl,
  readSandbox,
  showNotRunning,
} from '@latchkit/sandbox/page'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'

const container = document.getElementById('app')
const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content
const sandbox = await readSandbox()
if (container && sandbox) {
  installFromUrl(sandbox)
  const left = createKit({ ...demoOptions(sandbox, ['eip155']), id: 'left', projectId: 'market' })
  const right = createKit({
    ...demoOptions(sandbox, ['solana']),
    id: 'right',
    projectId: 'tickets',
    themeVariables: {
      '--latchkit-accent': '#9a3412',
      '--latchkit-border-radius-master': '1px',
      '--latchkit-font-family': 'Georgia, serif',
    },
  })
  attachFromUrl(left, right)
  createRoot(container).render(
    <StrictMode>
      <App
        nonce={nonce}
        sides={[
          { kit: left, title: 'Left', project: 'market', chains: 'Ethereum (two networks)' },
          { kit: right, title: 'Right', project: 'tickets', chains: 'Solana' },
        ]}
      />
    </StrictMode>,
  )
} else if (container) {
  showNotRunning(container)
}
