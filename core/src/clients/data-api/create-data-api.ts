import { type CaipAddress, type CaipNetworkId, caipNetworkIdOf } from '../../domain/caip/caip.ts'
import { parseCaipAddress } from '../../domain/caip/caip-address.ts'
import { dataErrors } from '../../errors/areas/data.ts'
import { KitError } from '../../errors/kit-error.ts'
import { balances } from './balances.ts'
import type { DataApi } from './data-api.types.ts'
import { gasPrice } from './gas-price.ts'
import { fetchHistory } from './history.ts'
import { identity } from './identity.ts'
import { lookUp, reverse } from './names.ts'
import { prices } from './prices.ts'
import { createService, type ServiceOptions } from './service.ts'
import { createSupportedChains } from './supported-chains.ts'

/**
 * Creates the client of the data service for one project. Caches only the supported networks.
 */
export function createDataApi(options: ServiceOptions): DataApi {
  const service = createService(options)
  const supports = createSupportedChains(service, options.platform.clock)
  const isSupported = (account: CaipAddress, signal: AbortSignal) =>
    supports(networkOf(account), signal)
  return {
    supports,
    identity: async (account, sender, signal) =>
      (await isSupported(account, signal))
        ? identity(service, account, sender, signal)
        : { claimedName: null, claimedAvatar: null },
    async balances(account, forceUpdate, signal) {
      if (!(await isSupported(account, signal))) return { status: 'unsupported' }
      const rows = await balances(service, account, forceUpdate, signal)
      const tokens = rows.filter(({ quantity }) => quantity.decimals > 0)
      return { status: 'read', tokens, hidden: rows.length - tokens.length }
    },
    history: async (query, signal) =>
      (await isSupported(query.account, signal))
        ? fetchHistory(service, query, signal)
        : { rows: [], next: null },
    async prices(addresses, signal) {
      const support = await Promise.all(
        addresses.map((address) => {
          const network = parseNetwork(address)
          return network !== null && supports(network, signal)
        }),
      )
      const supported = addresses.filter((_, index) => support[index])
      return prices(service, supported, signal)
    },
    async gasPrice(network, signal) {
      if (!(await supports(network, signal)))
        throw new KitError(dataErrors, 'data/gas-price-unsupported')
      return gasPrice(service, network, signal)
    },
    lookUp: (name, _, signal) => lookUp(service, name, signal),
    reverse: (address, sender, signal) => reverse(service, address, sender, signal),
  }
}

const networkOf = (account: CaipAddress) => {
  const { namespace, reference } = parseCaipAddress(account)
  return caipNetworkIdOf(namespace, reference)
}

/** Returns the network of an untrusted CAIP-10 id; null if the text is not such an id. */
function parseNetwork(account: string): CaipNetworkId | null {
  const [namespace, reference, address, ...rest] = account.split(':')
  return namespace && reference && address && rest.length === 0
    ? caipNetworkIdOf(namespace, reference)
    : null
}
