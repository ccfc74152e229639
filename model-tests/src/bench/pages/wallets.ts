import type { SandboxDescription } from '@latchkit/sandbox'
import { installWallets } from '@latchkit/sandbox/wallets'

type Sandbox = Pick<SandboxDescription, 'chains'>
declare global {
  interface Window {
    /** Puts wallets into the page that say yes to everything, as extensions would. */
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
