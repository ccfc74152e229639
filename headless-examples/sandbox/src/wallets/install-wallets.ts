import type { SandboxDescription } from '../base/description.ts'
import { knownChains, roster, type WalletName } from '../base/wallet-roster.ts'
import { browserPage } from './browser-page.ts'
import { createWallet } from './create-wallet.ts'
import type { ApprovalMode, Wallet, WalletControl } from './wallet.types.ts'

export type InstallOptions = {
  sandbox: Pick<SandboxDescription, 'chains'>
  /** Where the wallets' own window is served, on the page's origin. */
  walletUrl: string
  approve: ApprovalMode
  /** Installed, but silent until told to announce. */
  silent: readonly WalletName[]
  /** One that puts itself at `window.ethereum`, as wallets did before they announced themselves; it does not announce. */
  legacy: WalletName | null
}

export type Installed = Readonly<Record<WalletName, WalletControl>>

declare global {
  interface Window {
    /** The strings of the pretend wallets; only pages that install them have it. */
    latchkitSandbox?: Installed
    ethereum?: unknown
  }
}

/** Installs the wallets into a page, as so many extensions would, and leaves their strings at `window.latchkitSandbox`. */
export function installWallets(
  page: Window & typeof globalThis,
  { sandbox, walletUrl, approve, silent, legacy }: InstallOptions,
): Installed {
  const known = knownChains(sandbox.chains)
  const make = (id: WalletName): Wallet => {
    const profile = roster().find((entry) => entry.id === id)
    const [first, ...others] = known
    if (!profile || !first) throw new Error('The sandbox names no chain.')
    const { branding, rdns, keys, knownChainCount } = profile
    const chains = [first, ...others.slice(0, knownChainCount - 1)] as const
    return createWallet({
      branding,
      rdns,
      keys,
      chains,
      approve,
      page: browserPage(page, { walletUrl, branding, rdns }),
    })
  }
  const wallets = {
    foxglove: make('foxglove'),
    harbor: make('harbor'),
    lumen: make('lumen'),
    ember: make('ember'),
  }
  if (legacy) page.ethereum = wallets[legacy].provider
  for (const { id } of roster())
    if (id !== legacy && !silent.includes(id)) wallets[id].control.announce()
  const { foxglove, harbor, lumen, ember } = wallets
  const installed = {
    foxglove: foxglove.control,
    harbor: harbor.control,
    lumen: lumen.control,
    ember: ember.control,
  }
  page.latchkitSandbox = installed
  return installed
}
