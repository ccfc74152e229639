import * as v from 'valibot'
import { getJson } from '../../clients/http/get-json.ts'
import { type Params, requestUrl } from '../../clients/http/request-url.ts'
import { withDeadline } from '../../clients/http/with-deadline.ts'
import type { CaipNetworkId } from '../../domain/caip/caip.ts'
import { timeouts } from '../../domain/constants.ts'
import { safeHttpUrl } from '../../domain/text/url.ts'
import { codeOf, KitError } from '../../errors/kit-error.ts'
import { chainIdOf } from './chains.ts'
import type { Family } from './family.ts'

type Question = { network: CaipNetworkId; bases: readonly string[]; path: string; params: Params }
/** Asks a chain's REST API; the next endpoint where one does not answer, or answers for another chain. */
export type Rest = (question: Question, signal: AbortSignal) => Promise<unknown>

const nodeSchema = v.object({ default_node_info: v.object({ network: v.string() }) })
/** The server said no, and will again. */
const final: ReadonlySet<number> = new Set([400, 401, 404, 501])

export function createRest({ platform, life }: Pick<Family, 'platform' | 'life'>): Rest {
  /** Endpoints that said which chain they answer for (fault case K5). */
  const proven = new Set<string>()

  const get = (base: string, path: string, params: Params, signal: AbortSignal) => {
    if (safeHttpUrl(base) === null)
      throw new KitError('endpoint/url-not-supported', { url: 'what was named for it' })
    const fatalError = ({ status }: { status: number }) =>
      final.has(status) ? new KitError('endpoint/refused', { status: String(status) }) : null
    return getJson(
      platform,
      { url: requestUrl(base, path, params), deadline: timeouts.apiTimeout, fatalError },
      signal,
    )
  }

  async function prove(base: string, wanted: string, signal: AbortSignal): Promise<void> {
    if (proven.has(`${wanted} ${base}`)) return
    const read = v.safeParse(
      nodeSchema,
      await get(base, 'cosmos/base/tendermint/v1beta1/node_info', {}, signal),
    )
    if (!read.success) throw new KitError('endpoint/unreadable')
    const { network: found } = read.output.default_node_info
    if (found !== wanted) throw new KitError('endpoint/wrong-chain', { found, wanted })
    proven.add(`${wanted} ${base}`)
  }

  return ({ network, bases, path, params }, signal) =>
    withDeadline({ clock: platform.clock, ms: null, signals: [signal, life] }, async (scope) => {
      let problem: KitError = new KitError('endpoint/none', { network })
      for (const base of bases) {
        try {
          await prove(base, chainIdOf(network), scope)
          return await get(base, path, params, scope)
        } catch (error) {
          if (!isEndpoints(error) || scope.aborted) throw error
          problem = error
        }
      }
      throw problem
    })
}

const isEndpoints = (error: unknown): error is KitError =>
  codeOf(error).startsWith('endpoint/') || codeOf(error) === 'kit/timed-out'
