import type { CaipNetworkId } from '../../domain/caip/caip.ts'
import { limits } from '../../domain/constants.ts'
import { KitError } from '../../errors/kit-error.ts'
import type { Platform } from '../../platform/platform.ts'
import type { HttpAnswer } from '../http/exchange.ts'
import { parseJson } from '../http/parse-json.ts'
import { postJson } from '../http/post-json.ts'
import { type Effort, repeat } from '../http/retry.ts'
import { within } from '../http/within.ts'
import { isExplained, readAnswer } from './answers.ts'
import type { EndpointAddress } from './endpoint-address.ts'
import { exactIntegers } from './exact-integers.ts'
import { proofOf } from './proof.ts'

export type Endpoint = {
  /** Whether it answers for our chain. `wrong`: it is never asked again (fault case K5). */
  standing(): 'unproved' | 'proved' | 'wrong'
  /** It asked to be left alone for a while. */
  isResting(): boolean
  /** The test ping at first use; nothing once proved. Throws `endpoint/wrong-chain`. */
  prove(effort: Effort, signal: AbortSignal): Promise<void>
  /** ms a ping took, null when it failed; never rejects. */
  ping(signal: AbortSignal): Promise<number | null>
  /** Posts and returns the JSON that came. */
  ask(body: unknown, effort: Effort, signal: AbortSignal): Promise<unknown>
}
/** `life` ends what callers share: the test ping. */
export type EndpointOptions = {
  platform: Platform
  address: EndpointAddress
  caipNetworkId: CaipNetworkId
  life: AbortSignal
}

/** One URL of a network, and what we learnt about it. */
export function createEndpoint({
  platform,
  address,
  caipNetworkId,
  life,
}: EndpointOptions): Endpoint {
  const { clock } = platform
  const { method, params, read: chainIn } = proofOf(caipNetworkId)
  const ping = { jsonrpc: '2.0', id: 0, method, params }
  let standing: ReturnType<Endpoint['standing']> = 'unproved'
  let restsUntil = 0
  let proving: Promise<void> | null = null

  const post = async (
    body: unknown,
    deadline: number,
    signal: AbortSignal,
  ): Promise<HttpAnswer> => {
    const answer = await postJson(platform, { ...address, body, deadline }, signal)
    if (answer.rest > 0) restsUntil = clock.now() + answer.rest
    if (answer.status === 403 && address.ours) throw refused(answer)
    return answer
  }
  const ask: Endpoint['ask'] = async (body, effort, signal) => {
    return read(await repeat({ clock, effort, signal }, () => post(body, limits.apiAnswer, signal)))
  }
  const examine = (json: unknown): void => {
    const outcome = readAnswer(json, ping.id)
    if (!outcome.ok) throw outcome.error
    const found = chainIn(outcome.result)
    if (found === null) throw new KitError('endpoint/unreadable', {}, { cause: json })
    standing = found === caipNetworkId ? 'proved' : 'wrong'
    if (standing === 'wrong')
      throw new KitError('endpoint/wrong-chain', { found, wanted: caipNetworkId })
  }
  const pingOnce = async (signal: AbortSignal) =>
    examine(read(await post(ping, limits.rankTimeout, signal)))

  return {
    ask,
    standing: () => standing,
    isResting: () => restsUntil > clock.now(),
    async prove(effort, signal) {
      if (standing === 'proved') return
      proving ??= (
        effort === 'last' ? ask(ping, effort, life).then(examine) : pingOnce(life)
      ).finally(() => {
        proving = null
      })
      const shared = proving
      await within({ clock, ms: null, signals: [signal] }, () => shared)
    },
    async ping(signal) {
      const start = clock.now()
      return pingOnce(signal).then(
        () => clock.now() - start,
        () => null,
      )
    },
  }
}

const refused = ({ status }: HttpAnswer) =>
  new KitError('endpoint/refused', { status: String(status) })

function read(answer: HttpAnswer): unknown {
  if (answer.status >= 200 && answer.status < 300) return parseJson(exactIntegers(answer.text))
  const json = answer.text.startsWith('{') ? parseJson(answer.text) : null
  if (isExplained(json)) return json
  throw refused(answer)
}
