import * as v from 'valibot'
import { httpErrors } from '../../errors/areas/http.ts'
import { KitError } from '../../errors/kit-error.ts'
import { fromWallet } from '../../errors/rpc-codes.ts'
import { hideSecrets } from '../http/hide-secrets.ts'
import { objectSchema } from '../http/object-schema.ts'
import type { RpcOutcome } from './json-rpc.types.ts'

const responseSchema = objectSchema({
  id: v.nullish(v.union([v.number(), v.string()])),
  result: v.optional(v.unknown()),
  error: v.optional(
    objectSchema({
      code: v.number(),
      message: v.optional(v.string()),
      data: v.optional(v.unknown()),
    }),
  ),
})
type RpcResponse = v.InferOutput<typeof responseSchema>

const unreadable = (json: unknown) =>
  new KitError(httpErrors, 'endpoint/unreadable', {}, { cause: hideSecrets(json) })

/** Nodes may name their own URL with its key (fault XN2). Hex data, for example of a revert, is kept. */
const rpcError = ({ code, message, data }: NonNullable<RpcResponse['error']>) =>
  fromWallet({
    code,
    message: hideSecrets(message),
    data: typeof data === 'string' && /^0x[0-9a-f]*$/i.test(data) ? data : hideSecrets(data),
  })

/**
 * Parses the response to one call. A result must have the call's id. An error may have another id:
 * a node that cannot parse a request responds with id null (JSON-RPC 2.0, section 5).
 */
export function parseResponse(json: unknown, id: number): RpcOutcome {
  const response = parse(json)
  if (!response || (response.id !== id && !response.error))
    return { ok: false, error: unreadable(json) }
  return toOutcome(response)
}

/**
 * Parses the response to a batch. Returns one outcome per id in the order of `ids`: that of the
 * first response with the id, or `endpoint/unreadable` without one. Throws if the node rejects the
 * whole batch.
 */
export function parseBatch(json: unknown, ids: readonly number[]): readonly RpcOutcome[] {
  if (!Array.isArray(json)) {
    const response = parse(json)
    throw response?.error ? rpcError(response.error) : unreadable(json)
  }
  const responses = json.map(parse)
  return ids.map((id) => {
    const response = responses.find((candidate) => candidate?.id === id)
    return response ? toOutcome(response) : { ok: false, error: unreadable(json) }
  })
}

/** Returns whether `json` is a JSON-RPC error, which some nodes send with a failure status. */
export function hasRpcError(json: unknown): boolean {
  return parse(json)?.error !== undefined
}

function parse(json: unknown): RpcResponse | null {
  const parsed = v.safeParse(responseSchema, json)
  return parsed.success ? parsed.output : null
}

function toOutcome(response: RpcResponse): RpcOutcome {
  if (response.error) return { ok: false, error: rpcError(response.error) }
  return response.result === undefined
    ? { ok: false, error: unreadable(response) }
    : { ok: true, result: response.result }
}
