import * as v from 'valibot'
import { createDataApi } from '../../clients/data-api/create-data-api.ts'
import type { Balances, DataApi } from '../../clients/data-api/data-api.types.ts'
import { displayText, optionalNumber, safeImageUrl } from '../../clients/data-api/schemas.ts'
import type { ServiceOptions } from '../../clients/data-api/service.ts'
import type { NameRecord } from '../../domain/account/name-record.ts'
import {
  type CaipAddress,
  type CaipNetworkId,
  caipNetworkIdOf,
  isCaipAddress,
  isCaipNetworkId,
  parseCaipAddress,
} from '../../domain/caip/caip.ts'
import { timeouts } from '../../domain/constants.ts'
import { isExpired } from '../../domain/text/time.ts'
import type { Identity, TokenBalance } from '../../domain/token/token-balance.ts'
import { createKeptAnswers } from '../../storage/kept-answers.ts'
import type { Storage } from '../../storage/storage.ts'

const count = v.pipe(v.number(), v.integer(), v.minValue(0))
const identitySchema: v.GenericSchema<unknown, Identity> = v.object({
  name: v.nullable(displayText),
  avatar: safeImageUrl,
})
const nameSchema: v.GenericSchema<unknown, readonly NameRecord[]> = v.array(
  v.object({
    name: displayText,
    addresses: v.record(v.string(), v.string()),
    avatar: safeImageUrl,
  }),
)
const portfolioSchema: v.GenericSchema<
  unknown,
  { tokens: readonly TokenBalance[]; hidden: number }
> = v.object({
  tokens: v.array(
    v.object({
      name: displayText,
      symbol: displayText,
      chainId: v.custom<CaipNetworkId>(isCaipNetworkId),
      address: v.custom<CaipAddress | null>((value) => value === null || isCaipAddress(value)),
      value: optionalNumber,
      price: optionalNumber,
      quantity: v.object({
        decimals: v.pipe(count, v.maxValue(255)),
        numeric: v.pipe(v.string(), v.regex(/^\d{1,100}(\.\d{1,255})?$/)),
      }),
      iconUrl: safeImageUrl,
    }),
  ),
  hidden: count,
})

/** How many responses of a kind are cached. */
const most = 20

/**
 * Creates a data client with a cache in storage: portfolios for 30 s, identities and names for 5 min.
 * After a failed portfolio request, the account is not requested again for 30 s.
 */
export function createCachedData({
  storage,
  ...options
}: ServiceOptions & { storage: Storage }): DataApi {
  const api = createDataApi(options)
  const { clock } = options.platform
  const keep = { storage, clock, most }
  const portfolios = createKeptAnswers({
    ...keep,
    key: 'portfolio_cache',
    lifetime: timeouts.balanceCache,
    schema: portfolioSchema,
  })
  const identities = createKeptAnswers({
    ...keep,
    key: 'identity_cache',
    lifetime: timeouts.nameCache,
    schema: identitySchema,
  })
  const names = createKeptAnswers({
    ...keep,
    key: 'name_cache',
    lifetime: timeouts.nameCache,
    schema: nameSchema,
  })
  const failures = new Map<CaipAddress, number>()
  const isNewest = createOrder()

  /** Returns the cached value, or fetches and caches it. An older response never replaces a newer one (fault G5). */
  const kept = async <T>(
    known: T | null,
    id: string,
    ask: () => Promise<T>,
    keepIt: (answer: T) => void,
  ): Promise<T> => {
    if (known !== null) return known
    const newest = isNewest(id)
    const answer = await ask()
    if (newest()) keepIt(answer)
    return answer
  }
  return {
    ...api,
    async balances(account, forceUpdate, signal): Promise<Balances> {
      const known = forceUpdate.length > 0 ? null : portfolios.get(account)
      if (known !== null) return { status: 'read', ...known }
      const failed = failures.get(account)
      if (failed !== undefined && !isExpired(failed, timeouts.balancePause - 1, clock.now()))
        return { status: 'failedLately' }
      const newest = isNewest(`portfolio:${account}`)
      try {
        const answer = await api.balances(account, forceUpdate, signal)
        if (!newest()) return answer
        failures.delete(account)
        if (answer.status === 'read')
          portfolios.set(account, { tokens: answer.tokens, hidden: answer.hidden })
        return answer
      } catch (error) {
        if (!signal.aborted && newest()) failures.set(account, clock.now())
        throw error
      }
    },
    async identity(account, sender, signal) {
      const { namespace, reference } = parseCaipAddress(account)
      const known = identities.get(account)
      // The result for an unsupported network is not cached: it may be supported later.
      if (known === null && !(await api.supports(caipNetworkIdOf(namespace, reference), signal)))
        return { name: null, avatar: null }
      return kept(
        known,
        `identity:${account}`,
        () => api.identity(account, sender, signal),
        (answer) => identities.set(account, answer),
      )
    },
    async lookUp(name, { fresh }, signal) {
      const id = `name:${name}`
      const [found] = await kept<readonly NameRecord[]>(
        fresh ? null : names.get(id),
        id,
        async () => {
          const answer = await api.lookUp(name, { fresh }, signal)
          return answer === null ? [] : [answer]
        },
        (answer) => names.set(id, answer),
      )
      return found ?? null
    },
    reverse(address, sender, signal) {
      const id = `address:${address}`
      return kept(
        names.get(id),
        id,
        () => api.reverse(address, sender, signal),
        (answer) => names.set(id, answer),
      )
    },
  }
}

/** Numbers the requests by id. The returned function is false if a later request settled first. */
function createOrder() {
  const settled = new Map<string, number>()
  let asked = 0
  return (id: string) => {
    asked += 1
    const own = asked
    return (): boolean => {
      if ((settled.get(id) ?? 0) > own) return false
      settled.set(id, own)
      return true
    }
  }
}
