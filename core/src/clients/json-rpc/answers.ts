import * as v from 'valibot'
import { KitError } from '../../errors/kit-error.ts'
import { fromWallet } from '../../errors/rpc-codes.ts'
import type { RpcOutcome } from './json-rpc.types.ts'

const answerSchema = v.object({
  id: v.nullish(v.union([v.number(), v.string()])),
  result: v.optional(v.unknown()),
  error: v.optional(
    v.object({ code: v.number(), message: v.optional(v.string()), data: v.optional(v.unknown()) }),
  ),
})
type Answer = v.InferOutput<typeof answerSchema>

const unreadable = (cause: unknown) => new KitError('endpoint/unreadable', {}, { cause })

/** The outcome of one call. Its own id is asked for, except of an error: a node that could not read the request answers with id null. */
export function readAnswer(json: unknown, id: number): RpcOutcome {
  const answer = parse(json)
  if (!answer || (answer.id !== id && !answer.error)) return { ok: false, error: unreadable(json) }
  return outcomeOf(answer)
}

/** The outcomes of a batch in the order of `ids`, whatever the order of the answers; the first answer to an id counts. */
export function readBatch(json: unknown, ids: readonly number[]): readonly RpcOutcome[] {
  if (!Array.isArray(json)) {
    const refusal = parse(json)
    throw refusal?.error ? fromWallet(refusal.error) : unreadable(json)
  }
  const answers = json.map(parse)
  return ids.map((id) => {
    const answer = answers.find((one) => one?.id === id)
    return answer ? outcomeOf(answer) : { ok: false, error: unreadable(json) }
  })
}

/** Whether a failure status is explained in JSON-RPC's own words, as some nodes do. */
export function isExplained(json: unknown): boolean {
  return parse(json)?.error !== undefined
}

function parse(json: unknown): Answer | null {
  const parsed = v.safeParse(answerSchema, json)
  return parsed.success ? parsed.output : null
}

function outcomeOf(answer: Answer): RpcOutcome {
  if (answer.error) return { ok: false, error: fromWallet(answer.error) }
  return answer.result === undefined
    ? { ok: false, error: unreadable(answer) }
    : { ok: true, result: answer.result }
}
