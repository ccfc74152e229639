import * as v from 'valibot'
import type { NameRecord } from '../../domain/account/name-record.ts'
import { cleanText } from '../../domain/text/text.ts'
import { isKitError } from '../../errors/kit-error.ts'
import { parse } from '../http/parse.ts'
import { pathPart } from '../http/request-url.ts'
import { displayText, list, parseRows, safeImageUrl } from './schemas.ts'
import type { Service } from './service.ts'

const addressSchema = v.object({ address: v.pipe(v.string(), v.minLength(1), v.maxLength(256)) })
const recordSchema = v.object({
  name: displayText,
  addresses: v.record(v.string(), v.unknown()),
  attributes: v.fallback(list, []),
})
const namelessRecordSchema = v.object({
  ...recordSchema.entries,
  name: v.fallback(displayText, ''),
})
const attributeSchema = v.object({ avatar: safeImageUrl })

function toRecord({ name, addresses, attributes }: v.InferOutput<typeof recordSchema>): NameRecord {
  const valid = Object.entries(addresses).flatMap(([coinType, entry]) => {
    const result = v.safeParse(addressSchema, entry)
    return result.success && /^\d{1,10}$/.test(coinType)
      ? [[coinType, result.output.address] as const]
      : []
  })
  const [first] = parseRows(attributeSchema, attributes).filter(({ avatar }) => avatar !== null)
  return { name, addresses: Object.fromEntries(valid), avatar: first?.avatar ?? null }
}

/** Fetches the record of a name. Null for a 404 and for a record without addresses. */
export async function lookUp(
  service: Service,
  name: string,
  signal: AbortSignal,
): Promise<NameRecord | null> {
  if (pathPart(name) === null) return null
  const json = await service
    .get(['v1/profile/account', name], { apiVersion: '2' }, signal)
    .catch((error: unknown) => {
      if (isKitError(error, 'endpoint/refused') && error.details.status === '404') return null
      throw error
    })
  if (json === null) return null
  const record = toRecord(parse(namelessRecordSchema, json))
  return Object.keys(record.addresses).length === 0
    ? null
    : { ...record, name: record.name || cleanText(name) }
}

/** Fetches the names of an address, the primary one first. */
export async function reverse(
  service: Service,
  address: string,
  sender: string | null,
  signal: AbortSignal,
): Promise<readonly NameRecord[]> {
  const params = { sender, apiVersion: '2' }
  const json = await service.get(['v1/profile/reverse', address], params, signal)
  const named = parseRows(recordSchema, parse(list, json)).filter(({ name }) => name !== '')
  return named.map(toRecord)
}
