import type { SandboxDescription } from '../base/description.ts'
import type { WalletFace } from '../base/wallet-roster.ts'
import { createBip122Wallet } from './bip122/create-bip122-wallet.ts'
import { browserPage } from './browser-page.ts'
import { createCosmosWallet } from './cosmos/create-cosmos-wallet.ts'
import {
  type FamilyName,
  type FamilyProfile,
  familyNetworks,
  familyRoster,
} from './namespace-roster.ts'
import { createPolkadotWallet } from './polkadot/create-polkadot-wallet.ts'
import { createSolanaWallet } from './solana/create-solana-wallet.ts'
import type {
  ApprovalMode,
  Family,
  FamilyControl,
  FamilyWallet,
  WalletPage,
} from './wallet.types.ts'

export type InstallFamiliesOptions = {
  sandbox: Pick<SandboxDescription, 'svm' | 'balances'>
  /** Where the wallets' own window is served, on the page's origin. */
  walletUrl: string
  approve: ApprovalMode
  /** Installed, but silent until told to announce. */
  silent: readonly FamilyName[]
}

export type InstalledFamilies = Readonly<Record<FamilyName, FamilyControl>>

declare global {
  interface Window {
    /** The strings of the pretend wallets of other families; only pages that install them have it. */
    latchkitFamilies?: InstalledFamilies
  }
}

type Maker = (options: {
  face: WalletFace
  secrets: FamilyProfile['secrets']
  network: string
  rpc: string | null
  approve: ApprovalMode
  page: WalletPage
}) => FamilyWallet

const makers: Readonly<Record<Family, Maker>> = {
  solana: createSolanaWallet,
  polkadot: createPolkadotWallet,
  bip122: createBip122Wallet,
  cosmos: createCosmosWallet,
}

/** Installs the wallets of the other families, as so many extensions would, and leaves their strings at `window.latchkitFamilies`. */
export function installFamilies(
  page: Window & typeof globalThis,
  { sandbox, walletUrl, approve, silent }: InstallFamiliesOptions,
): InstalledFamilies {
  const nodes: Readonly<Record<Family, string | null>> = {
    solana: sandbox.svm.rpc,
    bip122: `${sandbox.balances}/bip122/api`,
    polkadot: null,
    cosmos: null,
  }
  const make = ({
    id,
    family,
    face,
    secrets,
  }: FamilyProfile): readonly [FamilyName, FamilyControl] => {
    const { control } = makers[family]({
      face,
      secrets,
      network: familyNetworks[family],
      rpc: nodes[family],
      approve,
      page: browserPage(page, { walletUrl, face, rdns: id }),
    })
    return [id, control]
  }
  const made = new Map(familyRoster().map(make))
  const named = (id: FamilyName): FamilyControl => {
    const control = made.get(id)
    if (!control) throw new Error(`There is no wallet ${id}.`)
    return control
  }
  const installed: InstalledFamilies = {
    'foxglove-solana': named('foxglove-solana'),
    'foxglove-bitcoin': named('foxglove-bitcoin'),
    sunbeam: named('sunbeam'),
    thistle: named('thistle'),
    millstone: named('millstone'),
    comet: named('comet'),
  }
  for (const { id } of familyRoster()) if (!silent.includes(id)) installed[id].announce()
  page.latchkitFamilies = installed
  return installed
}
