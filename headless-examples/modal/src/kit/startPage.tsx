import '@latchkit/react-ui/styles.css'
import '../styles/demo.css'
import type { SandboxDescription } from '@latchkit/sandbox'
import { type DemoWallets, installFromUrl, readSandbox } from '@latchkit/sandbox/page'
import { type ReactNode, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { NotRunning } from '../components/NotRunning.tsx'

export type Ground = {
  sandbox: SandboxDescription
  wallets: DemoWallets
  nonce: string | undefined
}

/** Starts a demo page: finds the sandbox, installs the test wallets, renders the page. */
export async function startPage(draw: (ground: Ground) => ReactNode): Promise<void> {
  const place = document.getElementById('app')
  if (!place) return
  const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content
  const sandbox = await readSandbox()
  const page = sandbox ? draw({ sandbox, wallets: installFromUrl(sandbox), nonce }) : <NotRunning />
  createRoot(place).render(<StrictMode>{page}</StrictMode>)
}
