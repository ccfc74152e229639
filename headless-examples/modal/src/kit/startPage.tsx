import '@latchkit/react-ui/styles.css'
import '../styles/demo.css'
import type { SandboxDescription } from '@latchkit/sandbox'
import { type DemoWallets, installFromUrl, readSandbox } from '@latchkit/sandbox/page'
import { type ReactNode, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { NotRunning } from '../components/NotRunning.tsx'

export type PageContext = {
  sandbox: SandboxDescription
  wallets: DemoWallets
  nonce: string | undefined
}

/** Starts a demo page: fetches the sandbox description, installs the test wallets, renders. */
export async function startPage(renderPage: (context: PageContext) => ReactNode): Promise<void> {
  const container = document.getElementById('app')
  if (!container) return
  const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content
  const sandbox = await readSandbox()
  const page = sandbox ? (
    renderPage({ sandbox, wallets: installFromUrl(sandbox), nonce })
  ) : (
    <NotRunning />
  )
  createRoot(container).render(<StrictMode>{page}</StrictMode>)
}
