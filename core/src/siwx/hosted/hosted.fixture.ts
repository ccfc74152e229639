import { hostedSessions } from '../hosted-sessions.ts'
import type { SiwxHost } from '../siwx.ts'
import { createTab, sign, type Tab } from '../testing/host.fixture.ts'
import type { Signer } from '../testing/signers.fixture.ts'
import type { HostedOptions } from './hosted.types.ts'

export const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status })
export const offline = () => Promise.reject(new TypeError('Failed to fetch'))
export const authKey = '@latchkit/default/siwx_auth_token'
export const nonceKey = '@latchkit/default/siwx_nonce_token'
export const noted = '@latchkit/default/siwx_sign_out'

/** Null: the response of the service. */
type Respond = (request: Request) => Response | Promise<Response> | null
type Call = { url: URL; method: string; headers: Headers; body: unknown }

/** The hosted service as a function. `set` replaces the response of a key. */
function createService() {
  const calls: Call[] = []
  const faults = new Map<string, Respond>()
  let session: { token: string; address: string; caip2Network: string } | null = null
  let metadata: unknown = null
  let tokens = 0
  const isSignedIn = ({ headers }: Request) =>
    session !== null && headers.get('authorization') === `Bearer ${session.token}`
  const routes: Readonly<Record<string, (request: Request, body: unknown) => Response>> = {
    'GET nonce': () =>
      json({ nonce: `hosted${String(calls.length).padStart(4, '0')}`, token: 'nonce-jwt' }),
    'POST authenticate'(request, body) {
      if (request.headers.get('x-nonce-jwt') !== 'Bearer nonce-jwt') return json({}, 401)
      const { data } = Object(body)
      tokens += 1
      const token = `auth-jwt-${tokens}`
      session = { token, address: data.accountAddress, caip2Network: data.chainId }
      return json({ token })
    },
    'GET me'(request) {
      if (!isSignedIn(request)) return json({ error: 'Unauthorized' }, 401)
      const { token: _, ...account } = Object(session)
      const isFull = new URL(request.url).searchParams.get('includeAppKitAccount') === 'true'
      return json({ ...account, ...(isFull && { appKitAccount: { metadata } }) })
    },
    'PUT account-metadata'(request, body) {
      if (!isSignedIn(request)) return json({ error: 'Unauthorized' }, 401)
      metadata = Object(body).metadata
      return new Response(null, { status: 204 })
    },
    'POST sign-out'(request) {
      if (isSignedIn(request)) session = null
      return json({})
    },
  }
  return {
    calls,
    keys: () => calls.map(({ method, url }) => `${method} ${url.pathname}`),
    set: (key: string, fault: Respond | null) =>
      void (fault === null ? faults.delete(key) : faults.set(key, fault)),
    isOpen: () => session !== null,
    async fetch(input: RequestInfo | URL, init?: RequestInit) {
      const request = new Request(input, init)
      const url = new URL(request.url)
      const key = url.pathname.replace('/auth/v1/', '')
      const text = await request.clone().text()
      const { method, headers } = request
      const body: unknown = text === '' ? null : JSON.parse(text)
      calls.push({ url, method, headers, body })
      return (
        (await faults.get(key)?.(request)) ??
        routes[`${method} ${key}`]?.(request, body) ??
        json({}, 404)
      )
    },
  }
}

export function open(tab: Tab, options: HostedOptions = {}, host: Partial<SiwxHost> = {}) {
  const entry = hostedSessions(options)
  const siwx = entry.create({ ...tab.host, ...host })
  const prepare = async ({ chainId, address: accountAddress, ...signer }: Signer) =>
    sign(
      { chainId, address: accountAddress, ...signer },
      await siwx.createMessage({ chainId, accountAddress }),
    )
  return {
    ...siwx,
    entry,
    prepare,
    signIn: async (signer: Signer) => siwx.addSession(await prepare(signer)),
    sessionsOf: ({ chainId, address }: Signer) => siwx.getSessions(chainId, address),
  }
}
export function setup(options: HostedOptions = {}, host: Partial<SiwxHost> = {}) {
  const service = createService()
  const tab = createTab({ fetch: service.fetch })
  return { service, tab, ...open(tab, options, host) }
}
