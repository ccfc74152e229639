import type { SandboxDescription } from '../base/description.ts'
import {
  type ApprovalMode,
  type InstalledNamespaceWallets,
  type InstalledWallets,
  installNamespaceWallets,
  installWallets,
  walletRoster,
} from '../wallets/index.ts'
import { silentNamespaceWallets, silentWallets } from './silent-wallets.ts'

/** Controls of the simulated wallets: of Ethereum and of the other namespaces. */
export type DemoWallets = { ethereum: InstalledWallets; namespaces: InstalledNamespaceWallets }

const modes: readonly ApprovalMode[] = ['window', 'auto', 'reject', 'never']

/**
 * Installs the simulated wallets. Parameters of the URL, for tests: `?approve=auto`,
 * `?silent=lumen,sunbeam`, `?legacy=harbor` (set as `window.ethereum`, not announced).
 */
export function installFromUrl(sandbox: SandboxDescription): DemoWallets {
  const query = new URLSearchParams(location.search)
  const options = {
    sandbox,
    walletUrl: '/wallet.html',
    approve: modes.find((mode) => mode === query.get('approve')) ?? 'window',
  }
  const legacy = walletRoster().find(({ id }) => id === query.get('legacy'))?.id ?? null
  return {
    ethereum: installWallets(window, { ...options, silent: silentWallets(), legacy }),
    namespaces: installNamespaceWallets(window, { ...options, silent: silentNamespaceWallets() }),
  }
}
