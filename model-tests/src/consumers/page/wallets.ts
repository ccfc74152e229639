import type { SandboxDescription } from '@latchkit/sandbox'
import { installNamespaceWallets, installWallets } from '@latchkit/sandbox/wallets'

declare global {
  interface Window {
    /** Injects wallets that approve every request, as extensions do. */
    consumerWallets?: (sandbox: SandboxDescription) => void
  }
}

window.consumerWallets = (sandbox) => {
  const options = { sandbox, walletUrl: '/', approve: 'auto', silent: [] } as const
  installWallets(window, { ...options, legacy: null })
  installNamespaceWallets(window, options)
}
