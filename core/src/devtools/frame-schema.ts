import * as v from 'valibot'
import type { Frame, Json } from '../domain/recording.ts'

/** How deep a value may nest, and how many frames one text or message may bring. */
const deepest = 100
const most = 50_000

const isJson = (value: unknown, left = deepest): value is Json => {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return true
  if (typeof value === 'number') return Number.isFinite(value)
  if (typeof value !== 'object' || left === 0) return false
  return Object.values(value).every((one) => isJson(one, left - 1))
}

const json = v.custom<Json>((value) => isJson(value), 'not JSON, or too deep')
const texts = v.array(v.string())
const common = { actor: v.string(), at: v.number() }
const where = { value: json, status: v.string(), context: json }

const actorFrame = v.object({
  kind: v.literal('actor'),
  ...common,
  chart: v.nullable(v.string()),
  name: v.string(),
  parent: v.nullable(v.string()),
  from: v.nullable(v.object(where)),
  active: texts,
})
const stepFrame = v.object({
  kind: v.literal('step'),
  ...common,
  event: json,
  ...where,
  active: texts,
  taken: texts,
})
const endFrame = v.object({ kind: v.literal('end'), ...common })

/** Frames as they are; fields that we do not know are left out. */
export const framesSchema = v.pipe(
  v.array(v.variant('kind', [actorFrame, stepFrame, endFrame])),
  v.maxLength(most),
) satisfies v.GenericSchema<unknown, readonly Frame[]>
export const chartsSchema = v.record(v.string(), v.string())
