import type { SandboxDescription } from '../base/description.ts'
import { knownChains, type WalletName, walletRoster } from '../base/wallet-roster.ts'
import { browserPage } from './browser-page.ts'
import { createWallet } from './create-wallet.ts'
import type { ApprovalMode, Wallet, WalletControl } from './wallet.types.ts'

export type InstallWalletsOptions = {
  sandbox: Pick<SandboxDescription, 'chains'>
  /** URL of the wallets' window, on the page's origin. */
  walletUrl: string
  approve: ApprovalMode
  /** Wallets that are installed but not announced until `announce()`. */
  silent: readonly WalletName[]
  /** A wallet that is set as `window.ethereum` instead of being announced (EIP-1193 only). */
  legacy: WalletName | null
}

export type InstalledWallets = Readonly<Record<WalletName, WalletControl>>

declare global {
  interface Window {
    /** Controls of the simulated Ethereum wallets, on pages that install them. */
    latchkitSandbox?: InstalledWallets
    ethereum?: unknown
  }
}

/**
 * Installs the Ethereum wallets into a page, as browser extensions do, and sets their controls as
 * `window.latchkitSandbox`.
 */
export function installWallets(
  page: Window & typeof globalThis,
  { sandbox, walletUrl, approve, silent, legacy }: InstallWalletsOptions,
): InstalledWallets {
  const [firstChain, ...otherChains] = knownChains(sandbox.chains)
  const create = (id: WalletName): Wallet => {
    const profile = walletRoster().find((entry) => entry.id === id)
    if (!profile) throw new Error(`The sandbox has no wallet ${id}.`)
    if (!firstChain) throw new Error('The sandbox description has no chains.')
    const { branding, rdns, keys, knownChainCount } = profile
    return createWallet({
      branding,
      rdns,
      keys,
      chains: [firstChain, ...otherChains.slice(0, knownChainCount - 1)],
      approve,
      page: browserPage(page, { walletUrl, branding, rdns }),
    })
  }
  const wallets = {
    foxglove: create('foxglove'),
    harbor: create('harbor'),
    lumen: create('lumen'),
    ember: create('ember'),
  }
  if (legacy) page.ethereum = wallets[legacy].provider
  for (const { id } of walletRoster()) {
    if (id !== legacy && !silent.includes(id)) wallets[id].control.announce()
  }
  const installed = {
    foxglove: wallets.foxglove.control,
    harbor: wallets.harbor.control,
    lumen: wallets.lumen.control,
    ember: wallets.ember.control,
  }
  page.latchkitSandbox = installed
  return installed
}
