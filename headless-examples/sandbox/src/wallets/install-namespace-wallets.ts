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
  NamespaceControl,
  NamespaceWallet,
  NonEvmNamespace,
  WalletPage,
} from './wallet.types.ts'

export type InstallNamespaceWalletsOptions = {
  sandbox: Pick<SandboxDescription, 'svm' | 'balances'>
  /** URL of the wallets' window, on the page's origin. */
  walletUrl: string
  approve: ApprovalMode
  /** Wallets that are installed but not announced until `announce()`. */
  silent: readonly NamespaceWalletName[]
}

export type InstalledNamespaceWallets = Readonly<Record<NamespaceWalletName, NamespaceControl>>

declare global {
  interface Window {
    /** Controls of the simulated non-Ethereum wallets, on pages that install them. */
    latchkitFamilies?: InstalledNamespaceWallets
  }
}

type CreateWallet = (options: {
  branding: WalletBranding
  secrets: NamespaceWalletProfile['secrets']
  network: string
  rpc: string | null
  approve: ApprovalMode
  page: WalletPage
}) => NamespaceWallet

const createByNamespace: Readonly<Record<NonEvmNamespace, CreateWallet>> = {
  solana: createSolanaWallet,
  polkadot: createPolkadotWallet,
  bip122: createBip122Wallet,
  cosmos: createCosmosWallet,
}

/**
 * Installs the Solana, Polkadot, Bitcoin and Cosmos wallets into a page, as browser extensions do,
 * and sets their controls as `window.latchkitFamilies`.
 */
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
  const create = ({ id, namespace, branding, secrets }: NamespaceWalletProfile) =>
    createByNamespace[namespace]({
      branding,
      secrets,
      network: namespaceNetworks[namespace],
      rpc: nodes[namespace],
      approve,
      page: browserPage(page, { walletUrl, branding, rdns: id }),
    }).control
  const controls = new Map(namespaceRoster().map((profile) => [profile.id, create(profile)]))
  const controlOf = (id: NamespaceWalletName): NamespaceControl => {
    const control = controls.get(id)
    if (!control) throw new Error(`The sandbox has no wallet ${id}.`)
    return control
  }
  const installed: InstalledNamespaceWallets = {
    'foxglove-solana': controlOf('foxglove-solana'),
    'foxglove-bitcoin': controlOf('foxglove-bitcoin'),
    sunbeam: controlOf('sunbeam'),
    thistle: controlOf('thistle'),
    millstone: controlOf('millstone'),
    comet: controlOf('comet'),
  }
  for (const { id } of namespaceRoster()) if (!silent.includes(id)) installed[id].announce()
  page.latchkitFamilies = installed
  return installed
}
