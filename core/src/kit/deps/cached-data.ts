import { createDataApi } from '../../clients/data-api/create-data-api.ts'
import type { DataApi } from '../../clients/data-api/data-api.types.ts'
import type { ServiceOptions } from '../../clients/data-api/service.ts'
import { caipNetworkIdOf } from '../../domain/caip/caip.ts'
import { parseCaipAddress } from '../../domain/caip/caip-address.ts'
import type { Storage } from '../../storage/storage.ts'
import { createIdentities, createNames, createPortfolios } from './cached-reads.ts'

/**
 * Creates a data client with a cache in storage: balances for 30 s, identities and names for 5 min.
 * For 30 s after a failed request for balances, `balances` of that account returns `failedLately`.
 */
export function createCachedData({
  storage,
  ...options
}: ServiceOptions & { storage: Storage }): DataApi {
  const api = createDataApi(options)
  const place = { storage, clock: options.platform.clock }
  const portfolios = createPortfolios(place)
  const identities = createIdentities(place)
  const names = createNames(place)
  return {
    ...api,
    async balances(account, forceUpdate, signal) {
      const fresh = forceUpdate.length > 0
      const response = await portfolios(account, { fresh, signal }, async () => {
        const balances = await api.balances(account, forceUpdate, signal)
        return balances.status === 'read' ? balances : null
      })
      return response ?? { status: 'unsupported' }
    },
    async identity(account, sender, signal) {
      const { namespace, reference } = parseCaipAddress(account)
      const claims = await identities(account, { fresh: false, signal }, async () =>
        // Not cached: the data service may support the network later.
        (await api.supports(caipNetworkIdOf(namespace, reference), signal))
          ? [await api.identity(account, sender, signal)]
          : null,
      )
      return claims?.[0] ?? { claimedName: null, claimedAvatar: null }
    },
    async lookUp(name, { fresh }, signal) {
      const [found] = await names(name, { fresh, signal }, async () => {
        const record = await api.lookUp(name, { fresh }, signal)
        return record === null ? [] : [record]
      })
      return found ?? null
    },
    reverse: (address, sender, signal) =>
      identities(address, { fresh: false, signal }, () => api.reverse(address, sender, signal)),
  }
}
