import { readAccount, readAddress, readNetwork } from '../../clients/relay/read-session.ts'
import { type CaipNetworkId, caipNetworkIdOf } from '../../domain/caip/caip.ts'
import { evmChainId } from '../../domain/caip/chain-id.ts'
import { modernNetworkId } from '../../domain/caip/legacy-networks.ts'
import type { Namespace } from '../../domain/caip/namespace.ts'

/** An address that a wallet says is active; `network`: where it says of which network. */
export type SaidAddress = { address: string; network: CaipNetworkId | null }

const mostSaid = 200

/** Addresses of an `accountsChanged`, checked; `none`: the wallet shares nothing any more. null: it cannot be read. */
export function readAccountsSaid(
  namespace: Namespace,
  data: unknown,
): readonly SaidAddress[] | 'none' | null {
  if (!Array.isArray(data)) return null
  if (data.length === 0) return 'none'
  const said = Array.from(data.slice(0, mostSaid), (one): SaidAddress | null => {
    const address = readAddress(namespace, one)
    return readAccount(namespace, one) ?? (address === null ? null : { address, network: null })
  })
  const addresses = said.filter((one) => one !== null)
  return addresses.length > 0 ? addresses : null
}

/** The network of a `chainChanged`, whatever form it is said in; `where`: the chain the event was sent on, for an event without data. */
export function readChainSaid(
  namespace: Namespace,
  data: unknown,
  where: string,
): CaipNetworkId | null {
  const said = data ?? where
  if (namespace === 'eip155') {
    const chainId = evmChainId(said)
    return chainId === null ? null : caipNetworkIdOf('eip155', chainId)
  }
  if (typeof said !== 'string') return null
  const network = readNetwork(namespace, said.includes(':') ? said : `${namespace}:${said}`)
  return network === null ? null : modernNetworkId(network)
}
