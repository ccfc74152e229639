import type { SandboxDescription } from '../base/description.ts'
import type { WalletBranding } from '../base/wallet-roster.ts'
import { createBip122Wallet } from './bip122/create-bip122-wallet.ts'
import { browserPage } from './browser-page.ts'
import { createCosmosWallet } from './cosmos/create-cosmos-wallet.ts'
import {
  type NamespaceWalletName,
  type NamespaceWalletProfile,
  namespaceNetworks,
  namespaceRoster,
} from './namespace-roster.ts'
import { createPolkadotWallet } from './polkadot/create-polkadot-wallet.ts'
import { createSolanaWallet } from './solana/create-solana-wallet.ts'
import type {
  ApprovalMode,
  NonEvmNamespace,
  NamespaceControl,
  NamespaceWallet,
  WalletPage,
} from './wallet.types.ts'

export type InstallNamespaceWalletsOptions = {
  sandbox: Pick<SandboxDescription, 'svm' | 'balances'>
  /** Where the wallets' own window is served, on the page's origin. */
  walletUrl: string
  approve: ApprovalMode
  /** Installed, but silent until told to announce. */
  silent: readonly NamespaceWalletName[]
}

export type InstalledNamespaceWallets = Readonly<Record<NamespaceWalletName, NamespaceControl>>

declare global {
  interface Window {
    /** The strings of the pretend wallets of other families; only pages that install them have it. */
    latchkitFamilies?: InstalledNamespaceWallets
  }
}

type Maker = (options: {
  branding: WalletBranding
  secrets: NamespaceWalletProfile['secrets']
  network: string
  rpc: string | null
  approve: ApprovalMode
  page: WalletPage
}) => NamespaceWallet

const makers: Readonly<Record<NonEvmNamespace, Maker>> = {
  solana: createSolanaWallet,
  polkadot: createPolkadotWallet,
  bip122: createBip122Wallet,
  cosmos: createCosmosWallet,
}

/** Installs the wallets of the other families, as so many extensions would, and leaves their strings at `window.latchkitFamilies`. */
export function installNamespaceWallets(
  page: Window & typeof globalThis,
  { sandbox, walletUrl, approve, silent }: InstallNamespaceWalletsOptions,
): InstalledNamespaceWallets {
  const nodes: Readonly<Record<NonEvmNamespace, string | null>> = {
    solana: sandbox.svm.rpc,
    bip122: `${sandbox.balances}/bip122/api`,
    polkadot: null,
    cosmos: null,
  }
  const make = ({
    id,
    namespace,
    branding,
    secrets,
  }: NamespaceWalletProfile): readonly [NamespaceWalletName, NamespaceControl] => {
    const { control } = makers[namespace]({
      branding,
      secrets,
      network: namespaceNetworks[namespace],
      rpc: nodes[namespace],
      approve,
      page: browserPage(page, { walletUrl, branding, rdns: id }),
    })
    return [id, control]
  }
  const made = new Map(namespaceRoster().map(make))
  const named = (id: NamespaceWalletName): NamespaceControl => {
    const control = made.get(id)
    if (!control) throw new Error(`There is no wallet ${id}.`)
    return control
  }
  const installed: InstalledNamespaceWallets = {
    'foxglove-solana': named('foxglove-solana'),
    'foxglove-bitcoin': named('foxglove-bitcoin'),
    sunbeam: named('sunbeam'),
    thistle: named('thistle'),
    millstone: named('millstone'),
    comet: named('comet'),
  }
  for (const { id } of namespaceRoster()) if (!silent.includes(id)) installed[id].announce()
  page.latchkitFamilies = installed
  return installed
}
