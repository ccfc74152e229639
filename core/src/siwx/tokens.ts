import { copyList, safeGet } from '../domain/unknown.ts'
import { parseJson } from '../storage/parsers.ts'
import type { Storage } from '../storage/storage.ts'

/** A token of one service. Another service, for example after a change of the page, never gets it. */
export type StoredToken = {
  get(): string | null
  set(token: string): void
  clear(): void
}

/** Tokens of one service, the newest last. */
export type StoredTokens = {
  list(): readonly string[]
  add(token: string): void
  remove(token: string): void
  clear(): void
}

/** Maximum number of stored sign-outs. */
const maxTokens = 10

/** What a header can contain. '' stands for a session whose token is in a cookie. */
const tokenPattern = /^[\x21-\x7e]{0,8192}$/

/** Parses a token of a service. Null if it cannot be sent in a header. */
export const parseToken = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' && tokenPattern.test(value) ? value : null

const isToken = (value: unknown): value is string =>
  typeof value === 'string' && tokenPattern.test(value)

/** The token of the session in storage, which belongs to the service at `url`. */
export function createStoredToken(
  storage: Pick<Storage, 'get' | 'set' | 'remove'>,
  url: () => string,
): StoredToken {
  return {
    get() {
      const text = storage.get('siwx_auth_token')
      const stored = text === null ? null : parseJson(text)
      const token = safeGet(stored, 'token')
      return isToken(token) && safeGet(stored, 'url') === url() ? token : null
    },
    set: (token) => storage.set('siwx_auth_token', JSON.stringify({ url: url(), token })),
    clear: () => storage.remove('siwx_auth_token'),
  }
}

/** Tokens in storage that belong to the service at `url`. */
export function createStoredTokens(
  storage: Pick<Storage, 'get' | 'set' | 'remove'>,
  key: 'siwx_sign_out',
  url: () => string,
): StoredTokens {
  const list = () => {
    const text = storage.get(key)
    const stored = text === null ? null : parseJson(text)
    const tokens = safeGet(stored, 'url') === url() ? safeGet(stored, 'tokens') : null
    return (copyList(tokens) ?? []).filter(isToken)
  }
  const write = (tokens: readonly string[]) =>
    tokens.length === 0
      ? storage.remove(key)
      : storage.set(key, JSON.stringify({ url: url(), tokens: tokens.slice(-maxTokens) }))
  const without = (token: string) => list().filter((each) => each !== token)
  return {
    list,
    add: (token) => write([...without(token), token]),
    remove: (token) => write(without(token)),
    clear: () => storage.remove(key),
  }
}
