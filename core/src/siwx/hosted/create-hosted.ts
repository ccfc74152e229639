import { type Params, requestUrl } from '../../clients/http/request-url.ts'
import { isCaipNetworkId, namespaceOf } from '../../domain/caip/caip.ts'
import { timeouts } from '../../domain/constants.ts'
import { fieldsOf } from '../../domain/object.ts'
import { isSessionOf, type SignInSession } from '../../domain/sign-in/session.ts'
import { safeGet } from '../../domain/unknown.ts'
import { httpErrors } from '../../errors/areas/http.ts'
import { kitErrors } from '../../errors/areas/kit.ts'
import { siwxErrors } from '../../errors/areas/siwx.ts'
import { KitError } from '../../errors/kit-error.ts'
import { createMessage } from '../create-message.ts'
import type { SessionMethods } from '../lazy-extension.ts'
import type { SessionOptions } from '../session-options.ts'
import { callService, isClockWrong } from '../session-service.ts'
import { createSignOut } from '../sign-out.ts'
import { signingKey } from '../signing-key.ts'
import type { SiwxHost } from '../siwx.ts'
import { createStoredToken, createStoredTokens, parseToken } from '../tokens.ts'
import type { HostedAccount } from './hosted.types.ts'

/** URL of the wallet directory and the parameters that identify the project. */
type Service = Awaited<ReturnType<SiwxHost['directory']>>
type Options = {
  settings: SessionOptions
  host: SiwxHost
  service: Service
  onChange(session: SignInSession | undefined): void
}
export type Hosted = SessionMethods & {
  getSessionAccount(): Promise<HostedAccount>
  setSessionAccountMetadata(metadata: unknown): Promise<void>
}

const noncePattern = /^[a-zA-Z0-9]{8,256}$/
export const notAuthenticated = () => new KitError(siwxErrors, 'siwx/not-authenticated')

/** Keeps sessions in the hosted service: `{directory}/auth/v1/…`. */
export function createHosted({ settings, host, service, onChange }: Options): Hosted {
  const { platform, storage, activeNetwork } = host
  const owner = () => requestUrl(service.base, 'auth/v1', { projectId: projectIdOf(service) })
  const auth = createStoredToken(storage, owner)
  // Earlier versions stored the token of the nonce, which the flow of one page load uses.
  storage.remove('siwx_nonce_token')
  let nonceToken: string | null = null
  const noted = createStoredTokens(storage, 'siwx_sign_out', owner)
  let known: SignInSession | null = null
  /**
   * The session that the service has opened, but whose account it has not confirmed yet. Its token is
   * not stored: no reload signs in with it.
   */
  let unconfirmed: { session: SignInSession; token: string } | null = null

  const call = (
    method: 'get' | 'post' | 'put',
    key: string,
    { headers, json, params, deadline }: Partial<CallOptions>,
  ) =>
    callService(
      platform,
      {
        method,
        url: requestUrl(service.base, `auth/v1/${key}`, { ...service.identity, ...params }),
        headers: headers ?? {},
        ...(json !== undefined && { json }),
        ...(deadline !== undefined && { deadline }),
      },
      key === 'sign-out' ? 'ended' : key === 'me' ? 'session' : 'accepted',
    )
  const signOut = createSignOut(noted, (token) =>
    call('post', 'sign-out', { headers: bearer(token), deadline: timeouts.signOutTimeout }),
  )
  const setKnown = (session: SignInSession | null) => {
    if (session?.signature === known?.signature && isSameAccount(session, known)) return
    known = session
    onChange(session ?? undefined)
  }

  /** The account of a token. Null without a session. */
  const readAccount = async (token: string) => {
    const answer = await call('get', 'me', { headers: bearer(token) })
    return answer.type === 'none' ? null : accountIn(answer.body)
  }
  const endSession = async () => {
    const tokens = [auth.get(), unconfirmed?.token ?? null].filter((token) => token !== null)
    auth.clear()
    nonceToken = null
    unconfirmed = null
    setKnown(null)
    await Promise.all(tokens.map(signOut.end))
    if (!(await signOut.retry())) throw new KitError(siwxErrors, 'siwx/sign-out-failed')
  }
  const endUnconfirmed = async () => {
    const token = unconfirmed?.token
    unconfirmed = null
    if (token !== undefined) await signOut.end(token)
  }
  /** Opens a session. Its token is in `unconfirmed`. */
  const authenticate = async (session: SignInSession) => {
    const { data, message, signature } = session
    const proof = nonceToken
    if (proof === null) throw new KitError(siwxErrors, 'siwx/nonce-invalid')
    const key = await signingKey(session, host)
    const wallet = { clientId: null, walletInfo: walletInfo(host) }
    const json = { data, message, signature, ...wallet, ...key }
    const headers = { 'x-nonce-jwt': `Bearer ${proof}` }
    const answer = await call('post', 'authenticate', { headers, json })
    const token = answer.type === 'json' ? parseToken(safeGet(answer.body, 'token')) : null
    if (token === null) throw new KitError(httpErrors, 'endpoint/unreadable')
    nonceToken = null
    // No one can use the one before. A failure is noted.
    if (unconfirmed?.token !== token) endUnconfirmed().catch(() => {})
    unconfirmed = { session, token }
    return unconfirmed
  }
  const addSession: SessionMethods['addSession'] = async (session, signal) => {
    const endIfAborted = async () => {
      if (!signal?.aborted) return
      // A failure is noted.
      await endUnconfirmed()
      throw new KitError(kitErrors, 'kit/aborted')
    }
    const isKept = unconfirmed?.session.signature === session.signature
    const { token } = isKept && unconfirmed ? unconfirmed : await authenticate(session)
    await endIfAborted()
    const { chainId, accountAddress } = session.data
    const account = await readAccount(token).catch(async (error: unknown) => {
      await endIfAborted()
      throw error
    })
    await endIfAborted()
    if (unconfirmed?.token !== token) throw new KitError(kitErrors, 'kit/aborted') // Signed out meanwhile.
    if (account === null || !isSessionOf({ data: account }, chainId, accountAddress)) {
      // The session must not stay open. A failure is noted.
      await endSession().catch(() => {})
      throw new KitError(siwxErrors, 'siwx/other-account')
    }
    const previous = auth.get()
    unconfirmed = null
    auth.set(token)
    // The service keeps the session of another account. A failure is noted.
    if (previous !== null && previous !== token) signOut.end(previous).catch(() => {})
    setKnown(session)
  }

  /** The session of this browser, also if it is that of another account or network. */
  const getSessions: SessionMethods['getSessions'] = async (chainId, address) => {
    await signOut.retry()
    const token = auth.get()
    if (token === null) return []
    const account = await readAccount(token)
    // A tab has signed in or out meanwhile (fault SG11).
    if (auth.get() !== token) return getSessions(chainId, address)
    if (account === null || !isSessionOf({ data: account }, chainId, address)) {
      if (account === null) auth.clear()
      setKnown(null)
      return account === null ? [] : [sessionOf(account)]
    }
    if (known === null || !isSessionOf(known, chainId, address)) setKnown(sessionOf(account))
    return known === null ? [] : [known]
  }

  /** Ends the session if its account is meant: it may be that of another wallet, or of a new sign-in. */
  const endOwn = async (isMeant: (account: Account) => boolean) => {
    if (unconfirmed !== null && isMeant(unconfirmed.session.data)) await endUnconfirmed()
    const token = auth.get()
    const account = token === null ? null : await readAccount(token)
    const isOwn = account !== null && isMeant(account)
    if (isOwn && auth.get() === token) await endSession()
    else if (!(await signOut.retry())) throw new KitError(siwxErrors, 'siwx/sign-out-failed')
  }

  return {
    async createMessage(input) {
      const answer = await call('get', 'nonce', {})
      if (answer.type === 'json' && isClockWrong(answer.date, platform.clock.now()))
        throw new KitError(siwxErrors, 'siwx/clock-wrong')
      const body = answer.type === 'json' ? answer.body : null
      const nonce = safeGet(body, 'nonce')
      const token = parseToken(safeGet(body, 'token'))
      if (typeof nonce !== 'string' || !noncePattern.test(nonce) || token === null)
        throw new KitError(siwxErrors, 'siwx/nonce-invalid')
      nonceToken = token
      return createMessage(input, nonce, settings, host)
    },
    addSession,
    async setSessions(sessions, signal) {
      const active = sessions.find(({ data }) => data.chainId === activeNetwork()) ?? sessions[0]
      if (active === undefined) await endSession()
      else await addSession(active, signal)
    },
    getSessions,
    revokeSession: (chainId, address) =>
      endOwn((account) => isSessionOf({ data: account }, chainId, address)),
    revokeNamespace: (namespace) => endOwn(({ chainId }) => namespaceOf(chainId) === namespace),
    async getSessionAccount() {
      const token = auth.get()
      if (token === null) throw notAuthenticated()
      const params = { includeAppKitAccount: 'true' }
      const answer = await call('get', 'me', { headers: bearer(token), params })
      if (answer.type === 'none') throw notAuthenticated()
      const { address, caip2Network, ...others } = fieldsOf(answer.body)
      if (typeof address !== 'string' || typeof caip2Network !== 'string')
        throw new KitError(httpErrors, 'endpoint/unreadable')
      return { ...others, address, caip2Network }
    },
    async setSessionAccountMetadata(metadata) {
      const token = auth.get()
      if (token === null) throw notAuthenticated()
      await call('put', 'account-metadata', { headers: bearer(token), json: { metadata } })
    },
  }
}

type CallOptions = {
  headers: Readonly<Record<string, string>>
  json: unknown
  params: Params
  deadline: number
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
const projectIdOf = ({ identity }: Service) => identity.projectId ?? null

type Account = Pick<SignInSession['data'], 'accountAddress' | 'chainId'>

function accountIn(body: unknown): Account | null {
  const accountAddress = safeGet(body, 'address')
  const chainId = safeGet(body, 'caip2Network')
  if (typeof accountAddress !== 'string' || !isCaipNetworkId(chainId))
    throw new KitError(httpErrors, 'endpoint/unreadable')
  return { accountAddress, chainId }
}

/** A session of the service, which does not report the signed text. */
const sessionOf = (account: Account): SignInSession => ({
  data: { ...account, domain: '', uri: '', version: '', nonce: '' },
  message: '',
  signature: '',
})

const isSameAccount = (one: SignInSession | null, other: SignInSession | null) =>
  one === null || other === null
    ? one === other
    : isSessionOf(one, other.data.chainId, other.data.accountAddress)

/** The wallet that signs, as the service records it. */
function walletInfo({ wallet }: SiwxHost): Readonly<Record<string, unknown>> {
  const { type, name, icon } = wallet() ?? { type: null, name: undefined, icon: undefined }
  if (type === 'EXTERNAL' || type === 'INJECTED' || type === 'ANNOUNCED')
    return { type: 'extension', name, icon }
  return { type: type === 'WALLET_CONNECT' ? 'walletconnect' : 'unknown', name, icon }
}
