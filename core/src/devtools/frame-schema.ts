import * as v from 'valibot'
import type { Frame, Json, RequestRecord } from '../domain/recording.ts'

/** Maximum depth of a value, and maximum number of frames of a file or message. */
const maxDepth = 100
const maxFrames = 50_000

const isJson = (value: unknown, depth = maxDepth): value is Json => {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return true
  if (typeof value === 'number') return Number.isFinite(value)
  if (typeof value !== 'object' || depth === 0) return false
  return Object.values(value).every((item) => isJson(item, depth - 1))
}

const json = v.custom<Json>((value) => isJson(value), 'not JSON, or too deep')
const texts = v.array(v.string())
const common = { actor: v.string(), at: v.number() }
const state = { value: json, status: v.string(), context: json }

const actorFrame = v.object({
  kind: v.literal('actor'),
  ...common,
  chart: v.nullable(v.string()),
  name: v.string(),
  parent: v.nullable(v.string()),
  from: v.nullable(v.object(state)),
  active: texts,
})
const stepFrame = v.object({
  kind: v.literal('step'),
  ...common,
  sender: v.exactOptional(v.string()),
  event: json,
  ...state,
  active: texts,
  taken: texts,
  emitted: v.exactOptional(texts),
})
const endFrame = v.object({ kind: v.literal('end'), ...common })

/** A list of frames. Unknown fields are dropped. */
export const framesSchema = v.pipe(
  v.array(v.variant('kind', [actorFrame, stepFrame, endFrame])),
  v.maxLength(maxFrames),
) satisfies v.GenericSchema<unknown, readonly Frame[]>
const maxRequests = 5_000
/** A list of requests. */
export const requestsSchema = v.pipe(
  v.array(
    v.object({
      id: v.string(),
      at: v.number(),
      to: v.picklist(['wallet', 'node', 'service']),
      target: v.string(),
      method: v.string(),
      params: json,
      duration: v.nullable(v.number()),
      status: v.nullable(v.number()),
      error: json,
    }),
  ),
  v.maxLength(maxRequests),
) satisfies v.GenericSchema<unknown, readonly RequestRecord[]>
export const chartsSchema = v.record(v.string(), v.string())
