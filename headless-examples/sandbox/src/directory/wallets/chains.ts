import type { Random } from './random.ts'

const sandbox = ['eip155:31337', 'eip155:31338']
const ethereum = [
  'eip155:1',
  'eip155:10',
  'eip155:56',
  'eip155:137',
  'eip155:8453',
  'eip155:42161',
  ...sandbox,
]
const solana = ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp']
const bitcoin = ['bip122:000000000019d6689c085ae165831e93']
const polkadot = ['polkadot:91b171bb158e2d3848fa23a9f1c25182']
const cosmos = ['cosmos:cosmoshub-4']

/**
 * Sets of chains that wallets support. `mainnet` and `optimism` have a single chain each:
 * `eip155:1` is a prefix of `eip155:10`, so a search that compares prefixes would mix them up.
 */
export const chainKinds = {
  ethereum,
  sandbox,
  mainnet: ['eip155:1'],
  optimism: ['eip155:10'],
  gnosisAndPolygon: ['eip155:100', 'eip155:137'],
  solana,
  bitcoin,
  polkadot,
  cosmos,
  ethereumAndSolana: [...ethereum, ...solana],
  all: [...ethereum, ...solana, ...bitcoin, ...polkadot, ...cosmos],
} as const satisfies Record<string, readonly string[]>
export type ChainKind = keyof typeof chainKinds

/** Share of the wallets that support a set of chains. The shares add up to 1. */
const shares: readonly (readonly [ChainKind, number])[] = [
  ['ethereum', 0.46],
  ['ethereumAndSolana', 0.14],
  ['all', 0.06],
  ['sandbox', 0.04],
  ['mainnet', 0.07],
  ['optimism', 0.04],
  ['gnosisAndPolygon', 0.02],
  ['solana', 0.06],
  ['bitcoin', 0.05],
  ['polkadot', 0.03],
  ['cosmos', 0.03],
]

/** Picks the chains of a wallet: mostly Ethereum, for some wallets a single chain. */
export function pickChains(random: Random): readonly string[] {
  let remaining = random.next()
  for (const [kind, share] of shares) {
    remaining -= share
    if (remaining < 0) return chainKinds[kind]
  }
  return ethereum
}
