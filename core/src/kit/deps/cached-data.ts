import * as v from 'valibot'
import { createDataApi } from '../../clients/data-api/create-data-api.ts'
import type { Balances, DataApi } from '../../clients/data-api/data-api.types.ts'
import {
  displayText,
  optionalNumber,
  optionalPrice,
  safeImageUrl,
} from '../../clients/data-api/schemas.ts'
import type { ServiceOptions } from '../../clients/data-api/service.ts'
import { objectSchema } from '../../clients/http/object-schema.ts'
import type { ClaimedIdentity, NameRecord } from '../../domain/account/name-record.ts'
import {
  type CaipAddress,
  type CaipNetworkId,
  caipNetworkIdOf,
  isCaipNetworkId,
} from '../../domain/caip/caip.ts'
import { isCaipAddress, parseCaipAddress } from '../../domain/caip/caip-address.ts'
import { timeouts } from '../../domain/constants.ts'
import { isExpired } from '../../domain/text/time.ts'
import type { TokenBalance } from '../../domain/token/token-balance.ts'
import { createResponseCache } from '../../storage/response-cache.ts'
import type { Storage } from '../../storage/storage.ts'

const count = v.pipe(v.number(), v.integer(), v.minValue(0))
/** The stored form of a claimed identity. */
type StoredIdentity = { name: string | null; avatar: string | null }
const identitySchema: v.GenericSchema<unknown, StoredIdentity> = objectSchema({
  name: v.nullable(displayText),
  avatar: safeImageUrl,
})
const nameSchema: v.GenericSchema<unknown, readonly NameRecord[]> = v.array(
  objectSchema({
    name: displayText,
    addresses: v.record(v.string(), v.string()),
    avatar: safeImageUrl,
  }),
)
const portfolioSchema: v.GenericSchema<
  unknown,
  { tokens: readonly TokenBalance[]; hidden: number }
> = objectSchema({
  tokens: v.array(
    objectSchema({
      name: displayText,
      symbol: displayText,
      chainId: v.custom<CaipNetworkId>(isCaipNetworkId),
      address: v.custom<CaipAddress | null>((value) => value === null || isCaipAddress(value)),
      value: optionalNumber,
      price: optionalPrice,
      quantity: objectSchema({
        decimals: v.pipe(count, v.maxValue(255)),
        numeric: v.pipe(v.string(), v.regex(/^\d{1,100}(\.\d{1,255})?$/)),
      }),
      iconUrl: safeImageUrl,
    }),
  ),
  hidden: count,
})

/** Maximum number of entries in each cache. */
const maxEntries = 20

/**
 * Creates a data client with a cache in storage: balances for 30 s, identities and names for 5 min.
 * For 30 s after a failed request for balances, `balances` of that account returns `failedLately`.
 */
export function createCachedData({
  storage,
  ...options
}: ServiceOptions & { storage: Storage }): DataApi {
  const api = createDataApi(options)
  const { clock } = options.platform
  const cache = { storage, clock, maxEntries }
  const portfolios = createResponseCache({
    ...cache,
    key: 'portfolio_cache',
    lifetime: timeouts.balanceCache,
    schema: portfolioSchema,
  })
  const identities = createResponseCache({
    ...cache,
    key: 'identity_cache',
    lifetime: timeouts.nameCache,
    schema: identitySchema,
  })
  const names = createResponseCache({
    ...cache,
    key: 'name_cache',
    lifetime: timeouts.nameCache,
    schema: nameSchema,
  })
  const failures = new Map<CaipAddress, number>()
  const startRequest = createRequestOrder()

  /**
   * Returns the cached value, or fetches and caches a new one. The response to an earlier request
   * never replaces that of a later request (fault G5).
   */
  const cachedOrFetched = async <T>(
    cached: T | null,
    id: string,
    fetch: () => Promise<T>,
    store: (value: T) => void,
  ): Promise<T> => {
    if (cached !== null) return cached
    const isLatest = startRequest(id)
    const value = await fetch()
    if (isLatest()) store(value)
    return value
  }
  return {
    ...api,
    async balances(account, forceUpdate, signal): Promise<Balances> {
      const cached = forceUpdate.length > 0 ? null : portfolios.get(account)
      if (cached !== null) return { status: 'read', ...cached }
      const failed = failures.get(account)
      if (failed !== undefined && !isExpired(failed, timeouts.balancePause - 1, clock.now()))
        return { status: 'failedLately' }
      const isLatest = startRequest(`portfolio:${account}`)
      try {
        const response = await api.balances(account, forceUpdate, signal)
        if (!isLatest()) return response
        failures.delete(account)
        if (response.status === 'read')
          portfolios.set(account, { tokens: response.tokens, hidden: response.hidden })
        return response
      } catch (error) {
        if (!signal.aborted && isLatest()) failures.set(account, clock.now())
        throw error
      }
    },
    async identity(account, sender, signal) {
      const { namespace, reference } = parseCaipAddress(account)
      const cached = identities.get(account)
      // Not cached: the data service may support the network later.
      if (cached === null && !(await api.supports(caipNetworkIdOf(namespace, reference), signal)))
        return { claimedName: null, claimedAvatar: null }
      return toClaim(
        await cachedOrFetched(
          cached,
          `identity:${account}`,
          async () => toStored(await api.identity(account, sender, signal)),
          (response) => identities.set(account, response),
        ),
      )
    },
    async lookUp(name, { fresh }, signal) {
      const id = `name:${name}`
      const [found] = await cachedOrFetched<readonly NameRecord[]>(
        fresh ? null : names.get(id),
        id,
        async () => {
          const response = await api.lookUp(name, { fresh }, signal)
          return response === null ? [] : [response]
        },
        (response) => names.set(id, response),
      )
      return found ?? null
    },
    async reverse(address, sender, signal) {
      const id = `address:${address}`
      const records = await cachedOrFetched(
        names.get(id),
        id,
        async () => (await api.reverse(address, sender, signal)).flatMap(toRecord),
        (response) => names.set(id, response),
      )
      return records.map(toClaim)
    },
  }
}

const toClaim = ({ name, avatar }: StoredIdentity): ClaimedIdentity => ({
  claimedName: name,
  claimedAvatar: avatar,
})
const toStored = ({ claimedName, claimedAvatar }: ClaimedIdentity): StoredIdentity => ({
  name: claimedName,
  avatar: claimedAvatar,
})
/** The stored form of a name of an address: the cache is that of the records. */
const toRecord = ({ claimedName, claimedAvatar }: ClaimedIdentity): readonly NameRecord[] =>
  claimedName === null ? [] : [{ name: claimedName, addresses: {}, avatar: claimedAvatar }]

/**
 * Returns a function that starts a request for an id and returns `isLatest`. `isLatest` marks the
 * request as settled; it returns false if a later request for the id settled before.
 */
function createRequestOrder() {
  const settled = new Map<string, number>()
  let lastRequest = 0
  return (id: string) => {
    lastRequest += 1
    const request = lastRequest
    return (): boolean => {
      if ((settled.get(id) ?? 0) > request) return false
      settled.set(id, request)
      return true
    }
  }
}
