import type { LocalAccount } from 'viem/accounts'
import { sandboxAccount } from './accounts.ts'
import type { SandboxChain } from './description.ts'
import { emberIcon, foxgloveIcon, harborIcon, lumenIcon } from './wallet-icons.ts'

/** A chain as a wallet keeps it: enough to show it and to reach it. */
export type KnownChain = { chainId: number; name: string; symbol: string; rpc: string }

export type WalletFace = {
  name: string
  icon: string
  accent: 'amber' | 'blue' | 'green' | 'rose' | 'gold' | 'violet' | 'slate' | 'teal'
}

export type WalletName = 'foxglove' | 'harbor' | 'lumen' | 'ember'
export type WalletProfile = {
  id: WalletName
  face: WalletFace
  rdns: string
  keys: readonly [LocalAccount, LocalAccount]
  /** How many of the sandbox's chains it knows from the start; the others must be added. */
  knows: 1 | 2
}

/** The pretend wallets, each with two funded accounts of its own. */
export const roster = (): readonly WalletProfile[] => [
  {
    id: 'foxglove',
    face: { name: 'Foxglove', icon: foxgloveIcon, accent: 'amber' },
    rdns: 'sandbox.latchkit.foxglove',
    keys: [sandboxAccount(0), sandboxAccount(1)],
    knows: 2,
  },
  {
    id: 'harbor',
    face: { name: 'Harbor Wallet', icon: harborIcon, accent: 'blue' },
    rdns: 'sandbox.latchkit.harbor',
    keys: [sandboxAccount(2), sandboxAccount(3)],
    knows: 2,
  },
  {
    id: 'lumen',
    face: { name: 'Lumen', icon: lumenIcon, accent: 'green' },
    rdns: 'sandbox.latchkit.lumen',
    keys: [sandboxAccount(4), sandboxAccount(5)],
    knows: 1,
  },
  {
    id: 'ember',
    face: { name: 'Ember', icon: emberIcon, accent: 'rose' },
    rdns: 'sandbox.latchkit.ember',
    keys: [sandboxAccount(6), sandboxAccount(7)],
    knows: 2,
  },
]

/** The sandbox's chains as wallets keep them. */
export const knownChains = (chains: readonly SandboxChain[]): readonly KnownChain[] =>
  chains.map(({ chainId, name, rpc }) => ({ chainId, name, symbol: 'ETH', rpc }))
