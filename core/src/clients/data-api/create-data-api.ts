import {
  type CaipAddress,
  type CaipNetworkId,
  caipNetworkIdOf,
  parseCaipAddress,
} from '../../domain/caip/caip.ts'
import { KitError } from '../../errors/kit-error.ts'
import { balances } from './balance.ts'
import type { DataApi } from './data-api.types.ts'
import { gasPrice } from './gas-price.ts'
import { activityPage } from './history.ts'
import { identity } from './identity.ts'
import { lookUp, reverse } from './names.ts'
import { prices } from './prices.ts'
import { createService, type ServiceOptions } from './service.ts'
import { createSupportedChains } from './supported-chains.ts'

/** The data service of one project. Nothing is kept here but the list of networks it knows. */
export function createDataApi(options: ServiceOptions): DataApi {
  const service = createService(options)
  const supports = createSupportedChains(service, options.platform.clock)
  const isKnown = (account: CaipAddress, signal: AbortSignal) =>
    supports(networkOf(account), signal)
  return {
    supports,
    identity: async (account, sender, signal) =>
      (await isKnown(account, signal))
        ? identity(service, account, sender, signal)
        : { name: null, avatar: null },
    async balances(account, forceUpdate, signal) {
      if (!(await isKnown(account, signal))) return { status: 'unsupported' }
      const rows = await balances(service, account, forceUpdate, signal)
      const tokens = rows.filter(({ quantity }) => quantity.decimals > 0)
      return { status: 'read', tokens, hidden: rows.length - tokens.length }
    },
    history: async (query, signal) =>
      (await isKnown(query.account, signal))
        ? activityPage(service, query, signal)
        : { rows: [], next: null },
    async prices(addresses, signal) {
      const isKnown = await Promise.all(
        addresses.map((address) => {
          const network = networkIn(address)
          return network !== null && supports(network, signal)
        }),
      )
      return prices(
        service,
        addresses.filter((_, place) => isKnown[place]),
        signal,
      )
    },
    async gasPrice(network, signal) {
      if (!(await supports(network, signal))) throw new KitError('data/gas-price-unsupported')
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

/** The network of a CAIP-10 text from outside; null: it is none. */
function networkIn(account: string): CaipNetworkId | null {
  const [namespace, reference, address, ...more] = account.split(':')
  return namespace && reference && address && more.length === 0
    ? caipNetworkIdOf(namespace, reference)
    : null
}
