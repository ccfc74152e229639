import { parseAddress } from '../../clients/address/parse-address.ts'
import { parseAccount, parseNetwork } from '../../clients/relay/parse-session.ts'
import { type CaipNetworkId, caipNetworkIdOf } from '../../domain/caip/caip.ts'
import { evmChainId } from '../../domain/caip/chain-id.ts'
import { modernNetworkId } from '../../domain/caip/legacy-networks.ts'
import type { Namespace } from '../../domain/caip/namespace.ts'

/** An address of a wallet event. `network`: null unless the event contains a CAIP-10 id. */
export type EventAddress = { address: string; network: CaipNetworkId | null }

const maxAddresses = 200

/**
 * Parses the data of `accountsChanged`: addresses or CAIP-10 ids. `none` if the wallet shares no
 * account any more, null if the data is invalid.
 */
export function parseAccountsChanged(
  namespace: Namespace,
  data: unknown,
): readonly EventAddress[] | 'none' | null {
  if (!Array.isArray(data)) return null
  if (data.length === 0) return 'none'
  const parsed = Array.from(data.slice(0, maxAddresses), (entry): EventAddress | null => {
    const address = parseAddress(namespace, entry, null)
    return parseAccount(namespace, entry) ?? (address === null ? null : { address, network: null })
  })
  const addresses = parsed.filter((entry) => entry !== null)
  return addresses.length > 0 ? addresses : null
}

/**
 * Parses the network of `chainChanged`: a number, a hex text, a CAIP-2 reference or a CAIP-2 id.
 * Without data, parses `eventChain`, the chain on which the event was sent. Null if it is invalid.
 */
export function parseChainChanged(
  namespace: Namespace,
  data: unknown,
  eventChain: string,
): CaipNetworkId | null {
  const value = data ?? eventChain
  if (namespace === 'eip155') {
    const chainId = evmChainId(value)
    return chainId === null ? null : caipNetworkIdOf('eip155', chainId)
  }
  if (typeof value !== 'string') return null
  const network = parseNetwork(namespace, value.includes(':') ? value : `${namespace}:${value}`)
  return network === null ? null : modernNetworkId(network)
}
