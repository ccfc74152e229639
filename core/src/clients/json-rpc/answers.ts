import * as z from 'zod/mini'
import { KitError } from '../../errors/kit-error.ts'
import { fromWallet } from '../../errors/rpc-codes.ts'
import type { RpcOutcome } from './json-rpc.types.ts'

const answerSchema = z.object({
  id: z.optional(z.nullable(z.union([z.number(), z.string()]))),
  result: z.optional(z.unknown()),
  error: z.optional(z.object({ code: z.number(), message: z.optional(z.string()), data: z.optional(z.unknown()) })),
})
type Answer = z.infer<typeof answerSchema>

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
  const parsed = answerSchema.safeParse(json)
  return parsed.success ? parsed.data : null
}

function outcomeOf(answer: Answer): RpcOutcome {
  if (answer.error) return { ok: false, error: fromWallet(answer.error) }
  return answer.result === undefined ? { ok: false, error: unreadable(answer) } : { ok: true, result: answer.result }
}
