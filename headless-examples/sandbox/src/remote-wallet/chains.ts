import type { SandboxDescription } from '../description.ts'
import type { KnownRemoteChain, RemoteChain, RemoteNamespace } from './remote-wallet.types.ts'

const namespaces: readonly RemoteNamespace[] = ['eip155', 'solana', 'bip122', 'polkadot', 'cosmos']

const names: Readonly<Record<string, string>> = {
  'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': 'Solana',
  'bip122:000000000019d6689c085ae165831e93': 'Bitcoin',
  'polkadot:91b171bb158e2d3848fa23a9f1c25182': 'Polkadot',
  'cosmos:cosmoshub-4': 'Cosmos Hub',
}

/** What a phone in the sandbox knows: the local chains, and one chain of each other namespace to have an address on. */
export const sandboxRemoteChains = ({ chains }: Pick<SandboxDescription, 'chains'>): readonly RemoteChain[] => [
  ...chains.map(({ chainId, name, rpc }) => ({ caip2: `eip155:${chainId}`, name, rpc })),
  ...Object.entries(names).map(([caip2, name]) => ({ caip2, name })),
]

/** A chain taken apart; one of a namespace this wallet has no keys for is a mistake. */
export function readChain({ caip2, rpc, name }: RemoteChain): KnownRemoteChain {
  const [prefix = '', reference = ''] = caip2.split(':')
  const namespace = namespaces.find((entry) => entry === prefix)
  if (!namespace || reference === '') throw new Error(`The remote wallet has no keys for ${caip2}.`)
  return { caip2, namespace, reference, name: name ?? nameOf(caip2), rpc: rpc ?? null }
}

/** A chain's name as people say it, else its id. */
export const nameOf = (caip2: string): string => names[caip2] ?? caip2

/** The namespace of a CAIP-2 or CAIP-10 id, as text. */
export const prefixOf = (caip: string): string => caip.slice(0, caip.indexOf(':'))
