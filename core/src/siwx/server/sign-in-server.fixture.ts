import type { SignInSession } from '../../domain/sign-in/session.ts'
import { catalogue } from '../../errors/catalogue.ts'
import { KitError } from '../../errors/kit-error.ts'
import { parseSession } from '../parse-session.ts'
import { serverSessions } from '../server-sessions.ts'
import { createTab, origin, sign, type Tab } from '../testing/host.fixture.ts'
import type { Signer } from '../testing/signers.fixture.ts'
import type { VerifySession } from '../verify-session.ts'
import type { ServerOptions } from './server.types.ts'

/** Responds to a call instead of the server. `next`: the server's own response. */
type Fault = (request: Request, next: () => Promise<Response>) => Response | Promise<Response>
type Call = { method: string; path: string; headers: Headers; body: unknown }

/** A sign-in server as a function: single-use nonces, real verification, cookies and tokens. */
export type SignInServer = {
  fetch: typeof fetch
  /** All calls, for example `POST /verify`. */
  calls(): readonly string[]
  /** `path`: only calls of this path count. */
  lastCall(path?: string): Call
  /** Calls of a path get the response of `fault`, until `null` is set. */
  set(path: string, fault: Fault | null): void
  /** Number of open sessions. */
  sessionCount(): number
}

export const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })
export const html = (status: number) =>
  new Response('<!doctype html><title>Error</title><script>alert(1)</script>', { status })

export function createSignInServer(
  transport: 'cookie' | 'bearer',
  verify: VerifySession,
): SignInServer {
  const faults = new Map<string, Fault>()
  const calls: Call[] = []
  const nonces = new Set<string>()
  const sessions = new Map<string, SignInSession>()
  /** The cookie of the browser, which all tabs share. */
  let cookie: string | null = null
  let created = 0

  const tokenOf = ({ headers, credentials }: Request): string | null => {
    if (transport === 'cookie') return credentials === 'include' ? cookie : null
    return headers.get('authorization')?.replace('Bearer ', '') ?? null
  }
  const describe = ({ data, message, signature }: SignInSession) => ({
    address: data.accountAddress,
    chainId: data.chainId,
    message,
    signature,
    expirationTime: '2026-03-02T10:00:00.000Z',
  })
  const routes: Readonly<Record<string, (request: Request, body: unknown) => Promise<Response>>> = {
    async 'GET /nonce'() {
      created += 1
      const nonce = `server${String(created).padStart(4, '0')}`
      nonces.add(nonce)
      return json({ nonce })
    },
    async 'POST /verify'(_, body) {
      const session = parseSession(body)
      if (session === null) return json({ error: 'The body is not a session.' }, 400)
      if (!nonces.delete(session.data.nonce))
        return json({ error: 'The nonce was used before.', code: 'nonce-used' }, 401)
      if (!(await verify(session))) return json({ error: 'No.', code: 'not-verified' }, 401)
      const token = `token-${session.data.nonce}`
      sessions.set(token, session)
      if (transport === 'cookie') cookie = token
      return json({ ...describe(session), ...(transport === 'bearer' && { token }) })
    },
    async 'GET /session'(request) {
      const session = sessions.get(tokenOf(request) ?? '')
      return session === undefined ? json({ error: 'No session.' }, 401) : json(describe(session))
    },
    async 'POST /sign-out'(request) {
      sessions.delete(tokenOf(request) ?? '')
      if (transport === 'cookie') cookie = null
      return json({})
    },
  }
  return {
    calls: () => calls.map(({ method, path }) => `${method} ${path}`),
    lastCall: (path) =>
      calls.filter((each) => path === undefined || each.path === path).at(-1) ?? {
        method: '',
        path: '',
        headers: new Headers(),
        body: null,
      },
    set: (path, fault) => void (fault === null ? faults.delete(path) : faults.set(path, fault)),
    sessionCount: () => sessions.size,
    async fetch(input, init) {
      const request = new Request(input, init)
      const { pathname, origin: target } = new URL(request.url)
      if (target !== origin) throw new TypeError('Failed to fetch')
      const path = pathname.replace('/api/sign-in', '')
      const text = await request.clone().text()
      const body: unknown = text === '' ? null : JSON.parse(text)
      const { method, headers } = request
      calls.push({ method, path, headers, body })
      const route = routes[`${method} ${path}`]
      const next = async () => (route === undefined ? json({}, 404) : route(request, body))
      return faults.get(path)?.(request, next) ?? next()
    },
  }
}

export const offline = () => Promise.reject(new TypeError('Failed to fetch'))
/** The policy of the page blocks the request. */
export const blocked = () =>
  Promise.reject(
    new KitError(catalogue, 'endpoint/blocked', {
      directive: 'connect-src',
      source: 'https://host.example',
    }),
  )
export const input = ({ chainId, address: accountAddress }: Signer) => ({
  chainId,
  accountAddress,
})
export const transports = ['cookie', 'bearer'] as const
/** Keys in storage: of a sign-out that failed, and of a bearer token. */
export const noted = '@latchkit/default/siwx_sign_out'
export const tokenKey = '@latchkit/default/siwx_auth_token'

/** The extension in one tab. */
export function openServer(tab: Tab, options: Partial<ServerOptions> = {}) {
  const entry = serverSessions({ url: '/api/sign-in', ...options })
  const siwx = entry.create(tab.host)
  const prepare = async (signer: Signer) => sign(signer, await siwx.createMessage(input(signer)))
  return {
    ...siwx,
    token: entry.token,
    /** Creates and signs a message. */
    prepare,
    /** Creates, signs and stores a session. */
    signIn: async (signer: Signer) => siwx.addSession(await prepare(signer)),
    sessionsOf: ({ chainId, address }: Signer) => siwx.getSessions(chainId, address),
  }
}

/** A tab, its server and the extension. */
export function setup(
  transport: (typeof transports)[number] = 'cookie',
  options: Partial<ServerOptions> = {},
) {
  let serve: typeof fetch = offline
  const tab = createTab({ fetch: (request, init) => serve(request, init) })
  const server = createSignInServer(transport, tab.host.verify)
  serve = server.fetch
  return { tab, server, ...openServer(tab, { token: transport, ...options }) }
}
