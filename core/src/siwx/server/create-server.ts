import { requestUrl } from '../../clients/http/request-url.ts'
import { namespaceOf } from '../../domain/caip/caip.ts'
import { timeouts } from '../../domain/constants.ts'
import { timeOf, toIso } from '../../domain/sign-in/date-time.ts'
import { isSessionOf, type SignInSession } from '../../domain/sign-in/session.ts'
import { parseUrl } from '../../domain/text/parse-url.ts'
import { safeHttpsUrl } from '../../domain/text/url.ts'
import { safeGet } from '../../domain/unknown.ts'
import { httpErrors } from '../../errors/areas/http.ts'
import { kitErrors } from '../../errors/areas/kit.ts'
import { siwxErrors } from '../../errors/areas/siwx.ts'
import { invalidOption } from '../../errors/invalid-option.ts'
import { isKitError, KitError } from '../../errors/kit-error.ts'
import { createCookieCheck } from '../confirm-cookie.ts'
import { createMessage } from '../create-message.ts'
import type { SessionMethods } from '../lazy-extension.ts'
import { callService, isClockWrong, type ServiceAnswer } from '../session-service.ts'
import { createSignOut } from '../sign-out.ts'
import { signingKey } from '../signing-key.ts'
import type { SiwxHost } from '../siwx.ts'
import { createStoredToken, createStoredTokens, parseToken } from '../tokens.ts'
import { type Account, accountIn, sessionIn } from './parse-answer.ts'
import type { ServerSettings } from './server.types.ts'

/**
 * The header of each call. A form cannot send it, and a script of another origin only if the server
 * allows it by CORS: so the server can refuse calls that another site caused.
 */
const callHeader = 'x-latchkit-siwx'
/** A nonce of a server (rule R17). */
const noncePattern = /^[a-zA-Z0-9]{8,256}$/

/** Keeps sessions on the page's server. */
export function createServer(
  settings: ServerSettings,
  host: SiwxHost,
): SessionMethods & { token(): string | null } {
  const { platform, storage, activeNetwork } = host
  const { paths } = settings
  const isBearer = settings.token === 'bearer'
  const base = () => serverUrl(settings.url, platform.page.facts().origin)
  const auth = createStoredToken(storage, base)
  const noted = createStoredTokens(storage, 'siwx_sign_out', base)

  const call = (
    method: 'get' | 'post',
    path: string,
    {
      token = auth.get(),
      json,
      deadline,
    }: { token?: string | null; json?: unknown; deadline?: number } = {},
  ): Promise<ServiceAnswer> =>
    callService(
      platform,
      {
        method,
        url: requestUrl(base(), path, {}),
        withCookies: !isBearer,
        headers: {
          [callHeader]: '1',
          ...(isBearer && token && { authorization: `Bearer ${token}` }),
        },
        ...(json !== undefined && { json }),
        ...(deadline !== undefined && { deadline }),
      },
      path === paths.signOut ? 'ended' : path === paths.session ? 'session' : 'accepted',
    )

  const signOut = createSignOut(noted, (token) =>
    call('post', paths.signOut, { token, json: {}, deadline: timeouts.signOutTimeout }),
  )
  /** Changes of the cookie run one after the other, also those of other tabs. */
  const inTurn = <T>(task: () => Promise<T>) => platform.lock(`latchkit-siwx ${base()}`, task)
  const confirmCookie = createCookieCheck(async ({ chainId, accountAddress }) => {
    const answer = await call('get', paths.session)
    const account = answer.type === 'json' ? accountIn(answer.body) : null
    return account !== null && isSessionOf({ data: account }, chainId, accountAddress)
  })
  const noteChange = () => storage.set('siwx_changed', platform.random.uuid())

  /** Ends the session of this browser, and those whose sign-out failed before. */
  const endSession = async () => {
    const token = isBearer ? auth.get() : ''
    auth.clear()
    try {
      if (token !== null) await signOut.end(token)
      if (!(await signOut.retry())) throw new KitError(siwxErrors, 'siwx/sign-out-failed')
    } finally {
      noteChange()
    }
  }
  /** Confirms the session of the cookie. One that is not confirmed must not stay open. */
  const confirm = async ({ data }: SignInSession, signal: AbortSignal | undefined) => {
    const failure = await confirmCookie(data).then(
      () => null,
      (error: unknown) => ({ error }),
    )
    if (failure === null && !signal?.aborted) return
    // A failure is noted.
    const ended = signOut.end('').finally(noteChange)
    if (signal?.aborted) await ended
    else await ended.catch(() => {})
    throw signal?.aborted ? new KitError(kitErrors, 'kit/aborted') : failure?.error
  }
  const addSession: SessionMethods['addSession'] = async (session, signal) => {
    const { message, signature, data, cacao } = session
    const key = await signingKey(session, host)
    const json = { message, signature, data, ...(cacao && { cacao }), ...key }
    return inTurn(async () => {
      if (signal?.aborted) throw new KitError(kitErrors, 'kit/aborted')
      const answer = await call('post', paths.verify, { json }).catch(withoutBody)
      const token = isBearer ? parseToken(tokenIn(answer)) : ''
      // The session of the cookie is the new one.
      if (!isBearer) noted.clear()
      const problem =
        problemOf(answer, session, platform.clock.now()) ?? (token === null ? unreadable() : null)
      if (signal?.aborted || problem !== null) {
        // The server has opened a session that must not stay open. A failure is noted.
        const ended = token === null ? Promise.resolve() : signOut.end(token)
        if (!isBearer) ended.then(noteChange, noteChange)
        if (problem === null) await ended
        else await ended.catch(() => {})
        throw problem ?? new KitError(kitErrors, 'kit/aborted')
      }
      const previous = isBearer ? auth.get() : null
      if (isBearer && token !== null) auth.set(token)
      noteChange()
      // A server may keep the session of another token. A failure is noted.
      if (previous !== null && previous !== token) signOut.end(previous).catch(() => {})
      if (!isBearer) await confirm(session, signal)
      return answer.type === 'json' ? sessionIn(answer.body) : null
    })
  }

  /** The session of this browser, also if it is that of another account or network. */
  const getSessions: SessionMethods['getSessions'] = async (chainId, address) => {
    // A session that the visitor has ended does not count, also if the server still has it (fault J8).
    if (noted.list().length > 0 && !(await inTurn(signOut.retry)) && !isBearer) return []
    const token = auth.get()
    if (isBearer && token === null) return []
    const change = storage.get('siwx_changed')
    const answer = await call('get', paths.session)
    // A tab has signed in or out meanwhile: the answer may be older (fault SG11).
    if (storage.get('siwx_changed') !== change) return getSessions(chainId, address)
    if (answer.type === 'none') {
      if (isBearer && auth.get() === token) auth.clear()
      return []
    }
    const session = sessionIn(answer.body)
    if (session === null) throw unreadable()
    return [session]
  }

  /** Ends the session of this browser if its account is meant. A sign-in waits meanwhile. */
  const endOwn = (isMeant: (account: Account) => boolean) =>
    inTurn(async () => {
      if (!(await signOut.retry())) throw new KitError(siwxErrors, 'siwx/sign-out-failed')
      if (isBearer && auth.get() === null) return
      const answer = await call('get', paths.session)
      if (answer.type === 'none') return
      const account = accountIn(answer.body)
      if (account === null) throw unreadable()
      if (isMeant(account)) await endSession()
    })

  return {
    token: () => auth.get(),
    async createMessage(input) {
      const answer = await call('get', paths.nonce)
      if (answer.type === 'json' && isClockWrong(answer.date, platform.clock.now()))
        throw new KitError(siwxErrors, 'siwx/clock-wrong')
      const nonce = answer.type === 'json' ? safeGet(answer.body, 'nonce') : null
      if (typeof nonce !== 'string' || !noncePattern.test(nonce))
        throw new KitError(siwxErrors, 'siwx/nonce-invalid')
      return createMessage(input, nonce, settings, host)
    },
    addSession,
    async setSessions(sessions, signal) {
      const active = sessions.find(({ data }) => data.chainId === activeNetwork()) ?? sessions[0]
      if (active === undefined) await inTurn(endSession)
      else await addSession(active, signal)
    },
    getSessions,
    revokeSession: (chainId, address) =>
      endOwn((account) => isSessionOf({ data: account }, chainId, address)),
    revokeNamespace: (namespace) => endOwn(({ chainId }) => namespaceOf(chainId) === namespace),
  }
}

/** Throws `config/option-invalid` for http, except on this origin or this device. */
function serverUrl(url: string, origin: string): string {
  const resolved = parseUrl(url.startsWith('/') ? origin + url : url)
  const isOwn = resolved !== null && resolved.origin === origin
  const safe = isOwn ? resolved.href : safeHttpsUrl(resolved?.href)
  if (safe !== null) return safe
  throw invalidOption('siwx.url', 'a path or an https URL')
}

const unreadable = () => new KitError(httpErrors, 'endpoint/unreadable')
/** The server has accepted the signature, but its answer says nothing: a session may be open. */
const withoutBody = (error: unknown): ServiceAnswer => {
  if (isKitError(error, 'endpoint/unreadable')) return { type: 'none' }
  throw error
}
const tokenIn = (answer: ServiceAnswer) =>
  answer.type === 'json' ? safeGet(answer.body, 'token') : null

/**
 * Why an answer does not confirm a session: it must name the same account (fault J5), and its session
 * must not have ended by the clock of the server (fault SG7).
 */
function problemOf(answer: ServiceAnswer, { data }: SignInSession, now: number): KitError | null {
  const body = answer.type === 'json' ? answer.body : null
  const account = accountIn(body)
  if (account === null) return unreadable()
  if (!isSessionOf({ data: account }, data.chainId, data.accountAddress))
    return new KitError(siwxErrors, 'siwx/other-account')
  const given = safeGet(body, 'expirationTime')
  if (given === null) return null
  const end = typeof given === 'string' ? timeOf(toIso(given)) : null
  if (end === null) return unreadable()
  const serverTime = answer.type === 'json' ? answer.date : null
  return end <= (serverTime ?? now) ? new KitError(siwxErrors, 'siwx/expired') : null
}
