import type { LocalAccount } from 'viem/accounts'
import { sandboxAccount } from './accounts.ts'
import type { SandboxChain } from './description.ts'
import { emberIcon, foxgloveIcon, harborIcon, lumenIcon } from './wallet-icons.ts'

/** A chain as a wallet stores it: its name and symbol for display, its RPC URL for requests. */
export type KnownChain = { chainId: number; name: string; symbol: string; rpc: string }

export type WalletBranding = {
  name: string
  icon: string
  accent: 'amber' | 'blue' | 'green' | 'rose' | 'gold' | 'violet' | 'slate' | 'teal'
}

export type WalletName = 'foxglove' | 'harbor' | 'lumen' | 'ember'
export type WalletProfile = {
  id: WalletName
  branding: WalletBranding
  rdns: string
  keys: readonly [LocalAccount, LocalAccount]
  /** Number of sandbox chains that the wallet knows initially; pages can add the others. */
  knownChainCount: 1 | 2
}

/** The simulated Ethereum wallets. Each has two funded accounts of its own. */
export const walletRoster = (): readonly WalletProfile[] => [
  {
    id: 'foxglove',
    branding: { name: 'Foxglove', icon: foxgloveIcon, accent: 'amber' },
    rdns: 'sandbox.latchkit.foxglove',
    keys: [sandboxAccount(0), sandboxAccount(1)],
    knownChainCount: 2,
  },
  {
    id: 'harbor',
    branding: { name: 'Harbor Wallet', icon: harborIcon, accent: 'blue' },
    rdns: 'sandbox.latchkit.harbor',
    keys: [sandboxAccount(2), sandboxAccount(3)],
    knownChainCount: 2,
  },
  {
    id: 'lumen',
    branding: { name: 'Lumen', icon: lumenIcon, accent: 'green' },
    rdns: 'sandbox.latchkit.lumen',
    keys: [sandboxAccount(4), sandboxAccount(5)],
    knownChainCount: 1,
  },
  {
    id: 'ember',
    branding: { name: 'Ember', icon: emberIcon, accent: 'rose' },
    rdns: 'sandbox.latchkit.ember',
    keys: [sandboxAccount(6), sandboxAccount(7)],
    knownChainCount: 2,
  },
]

/** The sandbox chains in the shape that wallets store. */
export const knownChains = (chains: readonly SandboxChain[]): readonly KnownChain[] =>
  chains.map(({ chainId, name, rpc }) => ({ chainId, name, symbol: 'ETH', rpc }))
