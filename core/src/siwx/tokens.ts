import { safeGet } from '../domain/unknown.ts'
import { parseJson } from '../storage/parsers.ts'
import type { Storage } from '../storage/storage.ts'

type TokenKey = 'siwx_auth_token' | 'siwx_nonce_token' | 'siwx_sign_out'

/** A token of one service. Another service, for example after a change of the page, never gets it. */
export type StoredToken = {
  get(): string | null
  set(token: string): void
  clear(): void
}

/** What a header can contain. '' stands for a session whose token is in a cookie. */
const tokenPattern = /^[\x21-\x7e]{0,8192}$/

/** Parses a token of a service. Null if it cannot be sent in a header. */
export const parseToken = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' && tokenPattern.test(value) ? value : null

/** A token in storage that belongs to the service at `url`. */
export function createStoredToken(
  storage: Pick<Storage, 'get' | 'set' | 'remove'>,
  key: TokenKey,
  url: () => string,
): StoredToken {
  return {
    get() {
      const text = storage.get(key)
      const stored = text === null ? null : parseJson(text)
      const token = safeGet(stored, 'token')
      if (typeof token !== 'string' || !tokenPattern.test(token)) return null
      return safeGet(stored, 'url') === url() ? token : null
    },
    set: (token) => storage.set(key, JSON.stringify({ url: url(), token })),
    clear: () => storage.remove(key),
  }
}
