import { bip122 } from '@latchkit/core/adapters/bip122'
import { cosmos } from '@latchkit/core/adapters/cosmos'
import { eip155 } from '@latchkit/core/adapters/eip155'
import { polkadot } from '@latchkit/core/adapters/polkadot'
import { solana } from '@latchkit/core/adapters/solana'
import { createNonce, isKitError, parseMessage, verifySignIn } from '@latchkit/core/server'

/** The page. From the configuration of the server, never from a request. */
const origin = 'https://shop.example'
const path = '/api/sign-in'
/** The namespaces whose accounts may sign in. A page whose wallets have others needs their adapters. */
const adapters = [eip155(), solana(), polkadot(), bip122(), cosmos()]
/** By CAIP-2 id. Contract accounts, such as Safe, can sign in on networks with an RPC URL only. */
export const rpcUrls: Record<string, readonly string[]> = {}
const cookieName = '__Host-session'
const lifetime = { nonce: 300_000, session: 86_400_000 }
/** Some 10 MB. Above it the oldest ends, so that a flood of calls does not fill the memory. */
const maxNonces = 100_000

type Session = {
  address: string
  chainId: string
  message: string
  signature: string
  expirationTime: string
}
/** In a real site, both are in a database that all instances of the server share. */
const nonces = new Map<string, number>()
const sessions = new Map<string, Session>()

const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json', 'cache-control': 'no-store', ...headers },
  })
const refuse = (status: number, code: string, error: string) => json({ error, code }, status)

const cookie = (token: string, seconds: number) => ({
  'set-cookie': `${cookieName}=${token}; Path=/; Max-Age=${seconds}; HttpOnly; Secure; SameSite=Lax`,
})
const tokenIn = ({ headers }: Request) =>
  (headers.get('cookie') ?? '').match(new RegExp(`(?:^|; )${cookieName}=([\\w-]+)`))?.[1] ?? ''

/** False for calls that another site caused: its forms cannot send the header (CSRF). */
function isOwnPage({ method, headers }: Request): boolean {
  const from = headers.get('origin') ?? (method === 'GET' ? origin : null)
  return headers.get('x-latchkit-siwx') !== null && from === origin
}

/** Whether an error refuses a sign-in. Any other one is a fault of the server. */
const isRefusal = (error: unknown) =>
  isKitError(error) && (error.code.startsWith('siwx/') || isOtherNamespace(error))
/** Whether the account is of a namespace that is not among `adapters`. */
const isOtherNamespace = (error: unknown) => isKitError(error, 'adapter/not-found')

async function verify(request: Request): Promise<Response> {
  const body = await request.json().catch(() => null)
  const { message, signature } = body ?? {}
  if (typeof message !== 'string' || typeof signature !== 'string')
    return refuse(400, 'body', 'The body must be JSON with `message` and `signature`.')
  const { nonce } = parseMessage(message).data
  const expires = nonces.get(nonce) ?? 0
  // One use: of several calls at once, delete() is true for one.
  if (!nonces.delete(nonce) || expires < Date.now())
    return refuse(401, 'nonce-used', 'The nonce is not valid. Sign in again.')
  const domain = new URL(origin).host
  // The account is the one that signed. Nothing else in the call counts.
  const proof = { message, signature, domain, uri: origin, nonce }
  const { data } = await verifySignIn({ adapters, rpcUrls, ...proof }).catch((error) => {
    // The server could not verify: the visitor may send the same signature again.
    if (!isRefusal(error)) nonces.set(nonce, expires)
    throw error
  })
  const expirationTime = new Date(Date.now() + lifetime.session).toISOString()
  const { accountAddress: address, chainId } = data
  const session: Session = { address, chainId, message, signature, expirationTime }
  const token = createNonce() + createNonce()
  // Another session of this browser ends, so that no cookie set by an attacker lives on.
  sessions.delete(tokenIn(request))
  sessions.set(token, session)
  return json(session, 200, cookie(token, lifetime.session / 1_000))
}

/** Frees the memory before a nonce is added. The oldest are first: each is valid for the same time. */
function removeOld(): void {
  for (const [nonce, expires] of nonces) {
    if (expires >= Date.now() && nonces.size < maxNonces) break
    nonces.delete(nonce)
  }
  for (const [token, { expirationTime }] of sessions) {
    if (Date.parse(expirationTime) > Date.now()) break
    sessions.delete(token)
  }
}

function currentSession(request: Request): Session | null {
  const session = sessions.get(tokenIn(request)) ?? null
  return session !== null && Date.parse(session.expirationTime) > Date.now() ? session : null
}

async function respond(request: Request): Promise<Response> {
  if (!isOwnPage(request)) return refuse(403, 'origin', 'This page is not allowed.')
  const { pathname } = new URL(request.url)
  const call = pathname.startsWith(`${path}/`) ? pathname.slice(path.length) : ''
  switch (`${request.method} ${call}`) {
    case 'GET /nonce': {
      removeOld()
      const nonce = createNonce()
      nonces.set(nonce, Date.now() + lifetime.nonce)
      return json({ nonce })
    }
    case 'POST /verify':
      return verify(request)
    case 'GET /session': {
      const session = currentSession(request)
      return session === null ? refuse(401, 'no-session', 'There is no session.') : json(session)
    }
    case 'POST /sign-out':
      sessions.delete(tokenIn(request))
      return json({}, 200, cookie('', 0))
    default:
      return refuse(404, 'not-found', 'Not found.')
  }
}

/** Handles the calls below `/api/sign-in`. Any other route asks `currentSession(request)`. */
export async function handle(request: Request): Promise<Response> {
  try {
    return await respond(request)
  } catch (error) {
    if (isOtherNamespace(error)) {
      // Do wallets of the page have accounts there? Then the server needs the adapter.
      console.error('Sign-in refused:', error.message)
      return refuse(401, 'namespace', 'Accounts of this network cannot sign in here.')
    }
    if (isKitError(error) && isRefusal(error)) return refuse(401, error.code, error.message)
    // For example a node that is away, or a library that is missing. The code names the cause; the
    // text may contain URLs of the server, so it is for the log only.
    console.error('Sign-in failed:', error)
    const code = isKitError(error) ? error.code : 'failed'
    return refuse(503, code, 'Signing in is not possible at the moment.')
  }
}
