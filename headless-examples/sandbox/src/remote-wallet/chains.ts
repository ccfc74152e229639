import type { SandboxDescription } from '../base/description.ts'
import type { KnownRemoteChain, RemoteChain, RemoteNamespace } from './remote-wallet.types.ts'

const namespaces: readonly RemoteNamespace[] = ['eip155', 'solana', 'bip122', 'polkadot', 'cosmos']

const names: Readonly<Record<string, string>> = {
  'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1': 'Solana Devnet',
  'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': 'Solana',
  'bip122:000000000933ea01ad0ee984209779ba': 'Bitcoin Testnet',
  'bip122:000000000019d6689c085ae165831e93': 'Bitcoin',
  'polkadot:91b171bb158e2d3848fa23a9f1c25182': 'Polkadot',
  'polkadot:b0a8d493285c2df73290dfb7e61f870f': 'Kusama',
  'cosmos:cosmoshub-4': 'Cosmos Hub',
  'cosmos:osmosis-1': 'Osmosis',
}

/**
 * The chains of a phone in the sandbox: the local Ethereum chains, and public networks of the other
 * namespaces. Chains that the sandbox serves have an `rpc`.
 */
export function sandboxRemoteChains({
  chains,
  svm,
  balances,
}: Pick<SandboxDescription, 'chains' | 'svm' | 'balances'>): readonly RemoteChain[] {
  const nodes: Readonly<Record<string, string>> = {
    'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1': svm.rpc,
    'bip122:000000000933ea01ad0ee984209779ba': `${balances}/bip122/api`,
    'bip122:000000000019d6689c085ae165831e93': `${balances}/bip122/api`,
  }
  return [
    ...chains.map(({ chainId, name, rpc }) => ({ caip2: `eip155:${chainId}`, name, rpc })),
    ...Object.entries(names).map(([caip2, name]) => ({
      caip2,
      name,
      ...(nodes[caip2] !== undefined && { rpc: nodes[caip2] }),
    })),
  ]
}

/** Parses a chain. Throws if its namespace is unknown or its reference is missing. */
export function parseChain({ caip2, rpc, name }: RemoteChain): KnownRemoteChain {
  const [prefix = '', reference = ''] = caip2.split(':')
  const namespace = namespaces.find((entry) => entry === prefix)
  if (!namespace || reference === '') throw new Error(`The remote wallet has no keys for ${caip2}.`)
  return { caip2, namespace, reference, name: name ?? nameOf(caip2), rpc: rpc ?? null }
}

/** The name of a known chain, otherwise its id. */
export const nameOf = (caip2: string): string => names[caip2] ?? caip2

/** The namespace of a CAIP-2 or CAIP-10 id. */
export const prefixOf = (caip: string): string => caip.slice(0, caip.indexOf(':'))
