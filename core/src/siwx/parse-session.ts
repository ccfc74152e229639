import { tryMethod } from '../domain/call-method.ts'
import { parseCacao } from '../domain/sign-in/cacao.ts'
import { parseSignInData } from '../domain/sign-in/parse-data.ts'
import type { SignInData, SignInMessage, SignInSession } from '../domain/sign-in/session.ts'
import { safeGet } from '../domain/unknown.ts'
import { siwxErrors } from '../errors/areas/siwx.ts'
import { KitError } from '../errors/kit-error.ts'

/** Longest text of a message and of a signature, in characters. */
const maxText = 65_536

const parseText = (value: unknown): string | null =>
  typeof value === 'string' && value.length <= maxText ? value : null

/** Parses an untrusted session, for example a stored one. Null if it is invalid. */
export const parseSession = (value: unknown): SignInSession | null =>
  toSession({
    data: safeGet(value, 'data'),
    message: safeGet(value, 'message'),
    signature: safeGet(value, 'signature'),
    cacao: safeGet(value, 'cacao'),
  })

/**
 * Parses a session of an extension that the page wrote. Texts that are missing are empty: many
 * servers report only the account and its network.
 */
export function parsePageSession(value: unknown): SignInSession | null {
  const data = safeGet(value, 'data')
  const field = (name: string) => safeGet(data, name)
  return toSession({
    data: {
      accountAddress: field('accountAddress'),
      chainId: field('chainId'),
      domain: field('domain') ?? '',
      uri: field('uri') ?? '',
      version: field('version') ?? '',
      nonce: field('nonce') ?? '',
      statement: field('statement'),
      resources: field('resources'),
      requestId: field('requestId'),
      issuedAt: field('issuedAt'),
      expirationTime: field('expirationTime'),
      notBefore: field('notBefore'),
    },
    message: safeGet(value, 'message') ?? '',
    signature: safeGet(value, 'signature') ?? '',
    cacao: safeGet(value, 'cacao'),
  })
}

/**
 * Parses an untrusted message and calls its `toString` once. Throws `siwx/message-invalid` if it is
 * not one.
 */
export function parseSignInMessage(value: unknown): SignInMessage {
  const text = parseText(tryMethod(value, 'toString'))
  if (text === null)
    throw new KitError(siwxErrors, 'siwx/message-invalid', {
      problem: 'toString() does not return a text',
    })
  return { ...parseSignInData(value), toString: () => text }
}

function toSession(given: Readonly<Record<keyof SignInSession, unknown>>): SignInSession | null {
  const message = parseText(given.message)
  const signature = parseText(given.signature)
  if (message === null || signature === null) return null
  const data = dataOrNull(given.data)
  if (data === null || given.cacao === null) return data && { data, message, signature }
  const cacao = parseCacao(given.cacao)
  return cacao && { data, message, signature, cacao }
}

function dataOrNull(value: unknown): SignInData | null {
  try {
    return parseSignInData(value)
  } catch {
    return null
  }
}
