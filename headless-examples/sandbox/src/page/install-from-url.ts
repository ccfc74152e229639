import type { SandboxDescription } from '../base/description.ts'
import {
  type ApprovalMode,
  type Installed,
  type InstalledNamespaceWallets,
  installNamespaceWallets,
  installWallets,
  roster,
} from '../wallets/index.ts'
import { silentNamespaceWallets, silentWallets } from './silent-wallets.ts'

/** The pretend wallets of a page: those for Ethereum, and those of the other families of chains. */
export type DemoWallets = { ethereum: Installed; namespaces: InstalledNamespaceWallets }

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
  const legacy = roster().find(({ id }) => id === query.get('legacy'))?.id ?? null
  return {
    ethereum: installWallets(window, { ...common, silent: silentWallets(), legacy }),
    namespaces: installNamespaceWallets(window, { ...common, silent: silentNamespaceWallets() }),
  }
}
