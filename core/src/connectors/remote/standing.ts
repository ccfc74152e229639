import { readAccount, readAddress, readNetwork } from '../../clients/relay/read-session.ts'
import type { RelayNamespace } from '../../clients/relay/relay.types.ts'
import { type CaipNetworkId, caipNetworkIdOf } from '../../domain/caip.ts'
import { evmChainId } from '../../domain/chain-id.ts'
import { modernNetworkId } from '../../domain/legacy-networks.ts'
import type { Namespace } from '../../domain/namespace.ts'
import { grantedAccounts, networkOfAccount } from '../../domain/remote-grant.ts'

/** Where a session stands in one namespace: the network it is on, and its addresses, the active one first. */
export type Standing = { chain: CaipNetworkId; addresses: readonly string[] }

const mostSaid = 200

/** What a grant means to this page: `null` when it holds no account on a network that the page knows. `prefer`: networks by preference. */
export function standingOf(
  namespace: Namespace,
  { accounts }: RelayNamespace,
  { known, prefer }: { known: ReadonlySet<CaipNetworkId>; prefer: readonly (CaipNetworkId | null)[] },
): Standing | null {
  const usable = accounts.filter((account) => known.has(networkOfAccount(account)))
  const networks = usable.map(networkOfAccount)
  const chain = prefer.find((one) => one !== null && networks.includes(one)) ?? networks[0]
  if (chain === undefined || chain === null) return null
  return { chain, addresses: grantedAccounts(namespace, usable, chain).map(({ address }) => address) }
}

/** The same accounts on another network: who has none there stands behind. */
export function moved({ addresses }: Standing, chain: CaipNetworkId, { accounts }: RelayNamespace): Standing {
  const there = accounts.filter((account) => networkOfAccount(account) === chain)
  const owners = new Set(grantedAccounts('', there).map(({ address }) => address))
  const [front = ''] = addresses
  if (owners.size === 0 || owners.has(front)) return { chain, addresses }
  return { chain, addresses: [...owners, ...addresses.filter((address) => !owners.has(address))] }
}

/** These addresses first, in their order. */
export const withFront = (standing: Standing, front: readonly string[]): Standing => ({
  ...standing,
  addresses: [...new Set([...front, ...standing.addresses])],
})

/** Addresses of an `accountsChanged`, checked; `none`: the wallet shares nothing any more. null: it cannot be read. */
export function readAccountsSaid(namespace: Namespace, data: unknown): readonly string[] | 'none' | null {
  if (!Array.isArray(data)) return null
  if (data.length === 0) return 'none'
  const said = Array.from(data.slice(0, mostSaid), (one) => readAccount(namespace, one)?.address ?? readAddress(namespace, one))
  const addresses = [...new Set(said.filter((address) => address !== null))]
  return addresses.length > 0 ? addresses : null
}

/** The network of a `chainChanged`, whatever form it is said in; `where`: the chain the event was sent on, for an event without data. */
export function readChainSaid(namespace: Namespace, data: unknown, where: string): CaipNetworkId | null {
  const said = data ?? where
  if (namespace === 'eip155') {
    const chainId = evmChainId(said)
    return chainId === null ? null : caipNetworkIdOf('eip155', chainId)
  }
  if (typeof said !== 'string') return null
  const network = readNetwork(namespace, said.includes(':') ? said : `${namespace}:${said}`)
  return network === null ? null : modernNetworkId(network)
}
