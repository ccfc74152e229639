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
  const [light, dark] = (['light', 'dark'] as const).map((themeMode) =>
    createKit({
      ...demoOptions(sandbox, ['eip155']),
      id: `themes-${themeMode}`,
      themeMode,
      enableEmbedded: true,
    }),
  )
  if (light && dark) {
    attachFromUrl(light, dark)
    createRoot(container).render(
      <StrictMode>
        <App kits={{ light, dark }} nonce={nonce} />
      </StrictMode>,
    )
  }
} else if (container) {
  showNotRunning(container)
}
