import * as v from 'valibot'
import type { ClaimedIdentity, NameRecord } from '../../domain/account/name-record.ts'
import { isKitError } from '../../errors/kit-error.ts'
import { objectSchema } from '../http/object-schema.ts'
import { parse } from '../http/parse.ts'
import { pathPart } from '../http/request-url.ts'
import { checkName, normalizeName } from './normalize-name.ts'
import { list, parseRows, safeImageUrl } from './schemas.ts'
import type { Service } from './service.ts'

/** Maximum number of names of an address. */
const maxNames = 100
const addressSchema = objectSchema({
  address: v.pipe(v.string(), v.minLength(1), v.maxLength(256)),
})
const recordEntries = {
  addresses: v.record(v.string(), v.unknown()),
  attributes: v.fallback(list, []),
}
const namelessRecordSchema = objectSchema(recordEntries)
const recordSchema = objectSchema({ name: v.string(), ...recordEntries })
const attributeSchema = objectSchema({ avatar: safeImageUrl })

function toRecord(
  name: string,
  { addresses, attributes }: v.InferOutput<typeof namelessRecordSchema>,
): NameRecord {
  const valid = Object.entries(addresses).flatMap(([coinType, entry]) => {
    const result = v.safeParse(addressSchema, entry)
    return result.success && /^\d{1,10}$/.test(coinType)
      ? [[coinType, result.output.address] as const]
      : []
  })
  const [first] = parseRows(attributeSchema, attributes).filter(({ avatar }) => avatar !== null)
  return { name, addresses: Object.fromEntries(valid), avatar: first?.avatar ?? null }
}

/**
 * Fetches the record of a name, in its normalised form. Null for a name that has none, for a 404 and
 * for a record without addresses.
 */
export async function lookUp(
  service: Service,
  text: string,
  signal: AbortSignal,
): Promise<NameRecord | null> {
  const name = await normalizeName(text)
  if (name === null || pathPart(name) === null) return null
  const json = await service
    .get(['v1/profile/account', name], { apiVersion: '2' }, signal)
    .catch((error: unknown) => {
      if (isKitError(error, 'endpoint/refused') && error.details.status === '404') return null
      throw error
    })
  if (json === null) return null
  const record = toRecord(name, parse(namelessRecordSchema, json))
  return Object.keys(record.addresses).length === 0 ? null : record
}

/** Fetches the normalised names of an address, not verified, the primary one first. */
export async function reverse(
  service: Service,
  address: string,
  sender: string | null,
  signal: AbortSignal,
): Promise<readonly ClaimedIdentity[]> {
  const params = { sender, apiVersion: '2' }
  const json = await service.get(['v1/profile/reverse', address], params, signal)
  const rows = parseRows(recordSchema, parse(list, json)).slice(0, maxNames)
  const records = await Promise.all(
    rows.map(async (row) => {
      const name = await checkName(row.name)
      if (name === null) return []
      return { claimedName: name, claimedAvatar: toRecord(name, row).avatar }
    }),
  )
  return records.flat()
}
