import { namespaceOf } from '../../domain/caip/caip.ts'
import { checkMessage } from '../../domain/sign-in/check-message.ts'
import { timeOf } from '../../domain/sign-in/date-time.ts'
import { allForms, standardOnly } from '../../domain/sign-in/message-form.ts'
import { createNonce } from '../../domain/sign-in/nonce.ts'
import { isActiveAt, isSessionOf, type SignInSession } from '../../domain/sign-in/session.ts'
import { parseStrings } from '../../domain/unknown.ts'
import { kitErrors } from '../../errors/areas/kit.ts'
import { siwxErrors } from '../../errors/areas/siwx.ts'
import { KitError } from '../../errors/kit-error.ts'
import { parseJson } from '../../storage/parsers.ts'
import { createMessage, pageOf } from '../create-message.ts'
import type { SessionMethods } from '../lazy-extension.ts'
import { parseSession } from '../parse-session.ts'
import type { MessageOptions } from '../session-options.ts'
import type { SiwxHost } from '../siwx.ts'

/** Maximum number of stored sessions, and of the nonces that cannot be used again. */
const maxSessions = 100
const maxNonces = 200

const parseStored = (text: string | null) => (text === null ? null : parseJson(text))
const isSame = (one: SignInSession, other: SignInSession) =>
  one.message === other.message && one.signature === other.signature
const isOfSameAccount = (one: SignInSession, { data }: SignInSession) =>
  isSessionOf(one, data.chainId, data.accountAddress)
const hasEnded = ({ data: { expirationTime } }: SignInSession, now: number) =>
  expirationTime !== undefined && (timeOf(expirationTime) ?? 0) <= now

/** Keeps sessions in storage (keys `siwx`, `siwx_used_nonces`). */
export function createLocal(options: MessageOptions, host: SiwxHost): SessionMethods {
  const { platform, storage, verify } = host
  const { clock, random } = platform
  const forms = options.message === 'plain' ? allForms : standardOnly

  const read = (): readonly SignInSession[] => {
    const stored = parseStored(storage.get('siwx'))
    const sessions = Array.isArray(stored) ? stored.slice(0, maxSessions).map(parseSession) : []
    return sessions.filter((session) => session !== null)
  }
  const write = (sessions: readonly SignInSession[]) => {
    if (sessions.length === 0) storage.remove('siwx')
    else storage.set('siwx', JSON.stringify(sessions.slice(-maxSessions)))
  }
  const usedNonces = () => parseStrings(parseStored(storage.get('siwx_used_nonces')))
  const use = (sessions: readonly SignInSession[]) => {
    const nonces = [...usedNonces(), ...sessions.map(({ data }) => data.nonce)]
    storage.set('siwx_used_nonces', JSON.stringify([...new Set(nonces)].slice(-maxNonces)))
  }

  /** Throws unless the session is valid, of this page, and its nonce was not used before. */
  const check = async (given: SignInSession): Promise<SignInSession> => {
    const session = parseSession(given)
    if (session === null) throw new KitError(siwxErrors, 'siwx/not-verified')
    const { data, message: text } = session
    const { domain, uri } = pageOf(platform)
    const { origin } = new URL(uri)
    const now = clock.now()
    // The time since the message was issued is not limited: the visitor may take long to sign.
    const tolerance = Number.POSITIVE_INFINITY
    checkMessage(
      { data, text },
      { domain, origin, account: null, nonce: 'own', forms, now, tolerance },
    )
    if (!isActiveAt(session, now))
      throw new KitError(
        siwxErrors,
        data.notBefore === undefined ? 'siwx/clock-wrong' : 'siwx/not-yet-valid',
      )
    if (usedNonces().includes(data.nonce) && !read().some((other) => isSame(other, session)))
      throw new KitError(siwxErrors, 'siwx/nonce-invalid')
    if (!(await verify(session, { forms }))) throw new KitError(siwxErrors, 'siwx/not-verified')
    return session
  }
  const isValid = async (session: SignInSession) =>
    session.data.domain === pageOf(platform).domain && (await verify(session, { forms }))

  return {
    createMessage(input) {
      let nonce = createNonce(random.bytes)
      while (usedNonces().includes(nonce)) nonce = createNonce(random.bytes)
      return createMessage(input, nonce, options, host)
    },
    async addSession(given, signal) {
      const session = await check(given)
      if (signal?.aborted) throw new KitError(kitErrors, 'kit/aborted')
      use([session])
      write([...read().filter((other) => !isOfSameAccount(other, session)), session])
    },
    async setSessions(given, signal) {
      const sessions = await Promise.all(given.map(check))
      if (signal?.aborted) throw new KitError(kitErrors, 'kit/aborted')
      use(sessions)
      write(sessions)
    },
    async getSessions(chainId, address) {
      const now = clock.now()
      const active = read().filter((session) => isActiveAt(session, now))
      const own = active.filter((session) => isSessionOf(session, chainId, address))
      const results = await Promise.all(own.map(isValid))
      const valid = own.filter((_, index) => results[index])
      const removed = own.filter((session) => !valid.includes(session))
      // Other sessions may have been stored meanwhile.
      const kept = read().filter(
        (session) => !hasEnded(session, now) && !removed.some((other) => isSame(other, session)),
      )
      if (kept.length !== read().length) write(kept)
      // A tab may have signed out meanwhile (fault SG11).
      return valid.filter((session) => kept.some((other) => isSame(other, session)))
    },
    async revokeSession(chainId, address) {
      write(read().filter((session) => !isSessionOf(session, chainId, address)))
    },
    async revokeNamespace(namespace) {
      write(read().filter(({ data }) => namespaceOf(data.chainId) !== namespace))
    },
  }
}
