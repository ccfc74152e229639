import type { SandboxDescription } from '@latchkit/sandbox'
import { type ApprovalMode, type Installed, installWallets, roster } from '@latchkit/sandbox/wallets'
import { silentWallets } from './silentWallets.ts'

const modes: readonly ApprovalMode[] = ['window', 'auto', 'reject', 'never']

/**
 * Installs the pretend wallets. The address may say more, for tests:
 * `?approve=auto`, `?silent=lumen,ember`, `?legacy=harbor` (at `window.ethereum`, unannounced).
 */
export function installFromUrl(sandbox: SandboxDescription): Installed {
  const query = new URLSearchParams(location.search)
  return installWallets(window, {
    sandbox,
    walletUrl: '/wallet.html',
    approve: modes.find((mode) => mode === query.get('approve')) ?? 'window',
    silent: silentWallets(),
    legacy: roster().find(({ id }) => id === query.get('legacy'))?.id ?? null,
  })
}
