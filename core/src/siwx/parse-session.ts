import * as v from 'valibot'
import { objectSchema } from '../clients/http/object-schema.ts'
import type { CaipNetworkId } from '../domain/caip/caip.ts'
import { isCaipNetworkId } from '../domain/caip/caip.ts'
import { tryMethod } from '../domain/call-method.ts'
import { parseCacao } from '../domain/sign-in/cacao.ts'
import type { SignInMessage, SignInSession } from '../domain/sign-in/session.ts'

/** Longest text of a message, a field or a signature, in characters. */
const maxText = 20_000
const maxResources = 100

const text = v.pipe(v.string(), v.maxLength(maxText))
const date = v.pipe(
  text,
  v.check((value) => !Number.isNaN(Date.parse(value))),
)
const commonFields = {
  accountAddress: v.pipe(text, v.minLength(1)),
  chainId: v.custom<CaipNetworkId>(isCaipNetworkId),
  notBefore: v.optional(date),
  statement: v.optional(text),
  resources: v.optional(v.pipe(v.array(text), v.maxLength(maxResources))),
  requestId: v.optional(text),
  issuedAt: v.optional(date),
  expirationTime: v.optional(date),
}
const dataSchema = objectSchema({
  ...commonFields,
  domain: text,
  uri: text,
  version: text,
  nonce: text,
})
const sessionSchema = objectSchema({
  data: dataSchema,
  message: text,
  signature: text,
  cacao: v.unknown(),
})
const pageSessionSchema = objectSchema({
  data: objectSchema({
    ...commonFields,
    domain: v.optional(text, ''),
    uri: v.optional(text, ''),
    version: v.optional(text, ''),
    nonce: v.optional(text, ''),
  }),
  message: v.optional(text, ''),
  signature: v.optional(text, ''),
  cacao: v.unknown(),
})

/** Parses an untrusted session, for example a stored one. Null if it is invalid. */
export const parseSession = (value: unknown): SignInSession | null =>
  toSession(sessionSchema, value)

/**
 * Parses a session of an extension that the page wrote. Texts that are missing are empty: many
 * servers report only the account and its network.
 */
export const parsePageSession = (value: unknown): SignInSession | null =>
  toSession(pageSessionSchema, value)

/** Parses an untrusted message and calls its `toString` once. Null if it is invalid. */
export function parseSignInMessage(value: unknown): SignInMessage | null {
  const data = safeParse(dataSchema, value)
  const message = v.safeParse(text, tryMethod(value, 'toString'))
  if (data === null || !message.success) return null
  return { ...data, toString: () => message.output }
}

function toSession(
  schema: typeof sessionSchema | typeof pageSessionSchema,
  value: unknown,
): SignInSession | null {
  const session = safeParse(schema, value)
  if (session === null) return null
  const { cacao: given, ...rest } = session
  if (given === undefined || given === null) return rest
  const cacao = parseCacao(given)
  return cacao === null ? null : { ...rest, cacao }
}

/** Null also for values whose getters throw. */
function safeParse<Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
): v.InferOutput<Schema> | null {
  try {
    const result = v.safeParse(schema, value)
    return result.success ? result.output : null
  } catch {
    return null
  }
}
