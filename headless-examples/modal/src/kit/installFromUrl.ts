import type { SandboxDescription } from '@latchkit/sandbox'
import { type ApprovalMode, type Installed, installWallets, roster, type WalletName } from '@latchkit/sandbox/wallets'

const modes: readonly ApprovalMode[] = ['window', 'auto', 'reject', 'never']

/**
 * Installs the pretend wallets. The address may say more, for tests:
 * `?approve=auto`, `?silent=lumen,ember` (no `silent`: Ember waits), `?legacy=harbor` (at `window.ethereum`, unannounced).
 */
export function installFromUrl(sandbox: SandboxDescription): Installed {
  const query = new URLSearchParams(location.search)
  const names = roster().map(({ id }) => id)
  const silent = (query.get('silent') ?? 'ember').split(',')
  return installWallets(window, {
    sandbox,
    walletUrl: '/wallet.html',
    approve: modes.find((mode) => mode === query.get('approve')) ?? 'window',
    silent: names.filter((name: WalletName) => silent.includes(name)),
    legacy: names.find((name) => name === query.get('legacy')) ?? null,
  })
}
