import '@latchkit/react-ui/styles.css'
import '../look/demo.css'
import type { SandboxDescription } from '@latchkit/sandbox'
import { type DemoWallets, installFromUrl, readSandbox } from '@latchkit/sandbox/page'
import { type ReactNode, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { NotRunning } from '../parts/NotRunning.tsx'

export type Ground = {
  sandbox: SandboxDescription
  wallets: DemoWallets
  nonce: string | undefined
}

/** Every demo page begins alike: find the sandbox, install the wallets, then draw. */
export async function startPage(draw: (ground: Ground) => ReactNode): Promise<void> {
  const place = document.getElementById('app')
  if (!place) return
  const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content
  const sandbox = await readSandbox()
  const page = sandbox ? draw({ sandbox, wallets: installFromUrl(sandbox), nonce }) : <NotRunning />
  createRoot(place).render(<StrictMode>{page}</StrictMode>)
}
