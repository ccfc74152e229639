import { hexToBytes } from 'viem'
import { sandboxKey } from '../base/accounts.ts'
import {
  cometIcon,
  foxgloveIcon,
  millstoneIcon,
  sunbeamIcon,
  thistleIcon,
} from '../base/wallet-icons.ts'
import type { WalletFace } from '../base/wallet-roster.ts'
import type { Family } from './wallet.types.ts'

export type FamilyName =
  | 'foxglove-solana'
  | 'foxglove-bitcoin'
  | 'sunbeam'
  | 'thistle'
  | 'millstone'
  | 'comet'
export type FamilyProfile = {
  id: FamilyName
  family: Family
  face: WalletFace
  /** 32 bytes an account. */
  secrets: readonly [Uint8Array, ...Uint8Array[]]
}

const foxglove: WalletFace = { name: 'Foxglove', icon: foxgloveIcon, accent: 'amber' }

/** The network that a wallet of a family starts on. */
export const familyNetworks: Readonly<Record<Family, string>> = {
  solana: 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
  polkadot: 'polkadot:91b171bb158e2d3848fa23a9f1c25182',
  bip122: 'bip122:000000000933ea01ad0ee984209779ba',
  cosmos: 'cosmos:cosmoshub-4',
}

/** The pretend wallets of the other families of chains. Foxglove is one extension: on Solana and on Bitcoin, too. */
export const familyRoster = (): readonly FamilyProfile[] => [
  { id: 'foxglove-solana', family: 'solana', face: foxglove, secrets: secretsOf(0, 1) },
  { id: 'foxglove-bitcoin', family: 'bip122', face: foxglove, secrets: secretsOf(0, 1) },
  {
    id: 'sunbeam',
    family: 'solana',
    face: { name: 'Sunbeam', icon: sunbeamIcon, accent: 'gold' },
    secrets: secretsOf(2, 3),
  },
  {
    id: 'thistle',
    family: 'polkadot',
    face: { name: 'Thistle', icon: thistleIcon, accent: 'violet' },
    secrets: secretsOf(4, 5, 6),
  },
  {
    id: 'millstone',
    family: 'bip122',
    face: { name: 'Millstone', icon: millstoneIcon, accent: 'slate' },
    secrets: secretsOf(2, 3),
  },
  {
    id: 'comet',
    family: 'cosmos',
    face: { name: 'Comet', icon: cometIcon, accent: 'teal' },
    secrets: secretsOf(4, 5),
  },
]

function secretsOf(
  first: number,
  ...more: readonly number[]
): readonly [Uint8Array, ...Uint8Array[]] {
  const secret = (place: number) => hexToBytes(sandboxKey(place))
  return [secret(first), ...more.map(secret)]
}
