import type { SandboxDescription } from '@latchkit/sandbox'
import { installWallets } from '@latchkit/sandbox/wallets'

type Sandbox = Pick<SandboxDescription, 'chains'>
declare global {
  interface Window {
    /** Injects wallets that approve every request, as extensions do. */
    benchWallets?: (sandbox: Sandbox) => void
  }
}

window.benchWallets = (sandbox) =>
  void installWallets(window, {
    sandbox,
    walletUrl: '/',
    approve: 'auto',
    silent: [],
    legacy: null,
  })
