import type { SandboxDescription } from '../base/description.ts'
import {
  type ApprovalMode,
  type InstalledWallets,
  type InstalledNamespaceWallets,
  installNamespaceWallets,
  installWallets,
  walletRoster,
} from '../wallets/index.ts'
import { silentNamespaceWallets, silentWallets } from './silent-wallets.ts'

/** The pretend wallets of a page: those for Ethereum, and those of the other families of chains. */
export type DemoWallets = { ethereum: InstalledWallets; namespaces: InstalledNamespaceWallets }

const modes: readonly ApprovalMode[] = ['window', 'auto', 'reject', 'never']

/**
 * Installs the pretend wallets. The address may say more, for tests:
 * `?approve=auto`, `?silent=lumen,sunbeam`, `?legacy=harbor` (at `window.ethereum`, unannounced).
 */
export function installFromUrl(sandbox: SandboxDescription): DemoWallets {
  const query = new URLSearchParams(location.search)
  const common = {
    sandbox,
    walletUrl: '/wallet.html',
    approve: modes.find((mode) => mode === query.get('approve')) ?? 'window',
  }
  const legacy = walletRoster().find(({ id }) => id === query.get('legacy'))?.id ?? null
  return {
    ethereum: installWallets(window, { ...common, silent: silentWallets(), legacy }),
    namespaces: installNamespaceWallets(window, { ...common, silent: silentNamespaceWallets() }),
  }
}
