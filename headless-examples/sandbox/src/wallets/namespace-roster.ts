import { hexToBytes } from 'viem'
import { sandboxKey } from '../base/accounts.ts'
import {
  cometIcon,
  foxgloveIcon,
  millstoneIcon,
  sunbeamIcon,
  thistleIcon,
} from '../base/wallet-icons.ts'
import type { WalletBranding } from '../base/wallet-roster.ts'
import type { NonEvmNamespace } from './wallet.types.ts'

export type NamespaceWalletName =
  | 'foxglove-solana'
  | 'foxglove-bitcoin'
  | 'sunbeam'
  | 'thistle'
  | 'millstone'
  | 'comet'
export type NamespaceWalletProfile = {
  id: NamespaceWalletName
  namespace: NonEvmNamespace
  branding: WalletBranding
  /** One 32-byte secret per account. */
  secrets: readonly [Uint8Array, ...Uint8Array[]]
}

const foxglove: WalletBranding = { name: 'Foxglove', icon: foxgloveIcon, accent: 'amber' }

/** CAIP-2 id of the initial network of each namespace. */
export const namespaceNetworks: Readonly<Record<NonEvmNamespace, string>> = {
  solana: 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
  polkadot: 'polkadot:91b171bb158e2d3848fa23a9f1c25182',
  bip122: 'bip122:000000000933ea01ad0ee984209779ba',
  cosmos: 'cosmos:cosmoshub-4',
}

/** The simulated non-Ethereum wallets. Foxglove supports Ethereum, Solana and Bitcoin. */
export const namespaceRoster = (): readonly NamespaceWalletProfile[] => [
  { id: 'foxglove-solana', namespace: 'solana', branding: foxglove, secrets: secretsOf(0, 1) },
  { id: 'foxglove-bitcoin', namespace: 'bip122', branding: foxglove, secrets: secretsOf(0, 1) },
  {
    id: 'sunbeam',
    namespace: 'solana',
    branding: { name: 'Sunbeam', icon: sunbeamIcon, accent: 'gold' },
    secrets: secretsOf(2, 3),
  },
  {
    id: 'thistle',
    namespace: 'polkadot',
    branding: { name: 'Thistle', icon: thistleIcon, accent: 'violet' },
    secrets: secretsOf(4, 5, 6),
  },
  {
    id: 'millstone',
    namespace: 'bip122',
    branding: { name: 'Millstone', icon: millstoneIcon, accent: 'slate' },
    secrets: secretsOf(2, 3),
  },
  {
    id: 'comet',
    namespace: 'cosmos',
    branding: { name: 'Comet', icon: cometIcon, accent: 'teal' },
    secrets: secretsOf(4, 5),
  },
]

function secretsOf(
  first: number,
  ...more: readonly number[]
): readonly [Uint8Array, ...Uint8Array[]] {
  const secretAt = (index: number) => hexToBytes(sandboxKey(index))
  return [secretAt(first), ...more.map(secretAt)]
}
