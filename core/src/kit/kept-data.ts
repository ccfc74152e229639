import * as v from 'valibot'
import { createDataApi } from '../clients/data-api/create-data-api.ts'
import type { Balances, DataApi } from '../clients/data-api/data-api.types.ts'
import type { ServiceOptions } from '../clients/data-api/service.ts'
import type { CaipAddress, CaipNetworkId } from '../domain/caip.ts'
import { limits } from '../domain/limits.ts'
import type { NameRecord } from '../domain/name-record.ts'
import { isExpired } from '../domain/time.ts'
import type { Identity, TokenBalance } from '../domain/token-balance.ts'
import { createKeptAnswers } from '../storage/kept-answers.ts'
import type { Storage } from '../storage/storage.ts'

const text = v.nullable(v.string())
const amount = v.nullable(v.number())
const identitySchema: v.GenericSchema<unknown, Identity> = v.object({ name: text, avatar: text })
const nameSchema: v.GenericSchema<unknown, readonly NameRecord[]> = v.array(
  v.object({ name: v.string(), addresses: v.record(v.string(), v.string()), avatar: text }),
)
const portfolioSchema: v.GenericSchema<unknown, { tokens: readonly TokenBalance[]; hidden: number }> = v.object({
  tokens: v.array(
    v.object({
      name: v.string(),
      symbol: v.string(),
      chainId: v.custom<CaipNetworkId>((value) => typeof value === 'string'),
      address: v.custom<CaipAddress | null>((value) => value === null || typeof value === 'string'),
      value: amount,
      price: amount,
      quantity: v.object({ decimals: v.number(), numeric: v.pipe(v.string(), v.regex(/^\d+(\.\d+)?$/)) }),
      iconUrl: text,
    }),
  ),
  hidden: v.number(),
})

/** How many answers of a kind are kept. */
const most = 20

/** The data service with its answers kept: portfolios 30 s, identities and names 5 min; after a failed portfolio it rests for 30 s. */
export function createKeptData({ storage, ...options }: ServiceOptions & { storage: Storage }): DataApi {
  const api = createDataApi(options)
  const { clock } = options.platform
  const keep = { storage, clock, most }
  const portfolios = createKeptAnswers({ ...keep, key: 'portfolio_cache', lifetime: limits.balanceCache, schema: portfolioSchema })
  const identities = createKeptAnswers({ ...keep, key: 'identity_cache', lifetime: limits.nameCache, schema: identitySchema })
  const names = createKeptAnswers({ ...keep, key: 'name_cache', lifetime: limits.nameCache, schema: nameSchema })
  const failures = new Map<CaipAddress, number>()

  const kept = async <T>(known: T | null, ask: () => Promise<T>, keepIt: (answer: T) => void): Promise<T> => {
    if (known !== null) return known
    const answer = await ask()
    keepIt(answer)
    return answer
  }
  return {
    ...api,
    async balances(account, forceUpdate, signal): Promise<Balances> {
      const failed = failures.get(account)
      if (failed !== undefined && !isExpired(failed, limits.balancePause - 1, clock.now())) return { status: 'failedLately' }
      const known = forceUpdate.length > 0 ? null : portfolios.get(account)
      if (known !== null) return { status: 'read', ...known }
      try {
        const answer = await api.balances(account, forceUpdate, signal)
        failures.delete(account)
        if (answer.status === 'read') portfolios.set(account, { tokens: answer.tokens, hidden: answer.hidden })
        return answer
      } catch (error) {
        if (!signal.aborted) failures.set(account, clock.now())
        throw error
      }
    },
    identity: (account, sender, signal) =>
      kept(
        identities.get(account),
        () => api.identity(account, sender, signal),
        (answer) => identities.set(account, answer),
      ),
    async lookUp(name, { fresh }, signal) {
      const id = `name:${name}`
      const known = fresh ? null : names.get(id)
      if (known !== null) return known[0] ?? null
      const answer = await api.lookUp(name, { fresh }, signal)
      names.set(id, answer === null ? [] : [answer])
      return answer
    },
    reverse: (address, sender, signal) =>
      kept(
        names.get(`address:${address}`),
        () => api.reverse(address, sender, signal),
        (answer) => names.set(`address:${address}`, answer),
      ),
  }
}
