import { createHmac, randomBytes } from 'node:crypto'
import { isRecord } from '../base/checks.ts'
import { type HttpResponse, jsonResponse } from '../faults/http-response.ts'
import type { Call } from '../faults/start-fault-server.ts'
import { createNonces, type Nonces } from './nonces.ts'
import { openDatabase } from './open-database.ts'
import { parseJson, parseProof } from './parse-proof.ts'
import { createSessions, type Sessions, type StoredSession } from './sessions.ts'
import type { RpcUrls } from './sign-in.types.ts'
import { verifyProof } from './verify-proof.ts'

const minute = 60_000
const nonceLifetime = 5 * minute
const sessionLifetime = 24 * 60 * minute

type Context = {
  nonces: Nonces
  sessions: Sessions
  /** Token that proves that a nonce was given to this caller. */
  tokenOf(nonce: string): string
  rpcUrls(): RpcUrls
}
type Route = (context: Context, call: Call) => HttpResponse | Promise<HttpResponse>

const refusal = (status: number, error: string) => jsonResponse({ error }, status)
const bearerOf = (header: string | readonly string[] | undefined): string | null =>
  /^Bearer (\S+)$/.exec(String(header ?? ''))?.[1] ?? null

/** Runs a route with the token and the session of a call. */
const withSession =
  (route: (context: Context, call: Call, token: string, session: StoredSession) => HttpResponse) =>
  (context: Context, call: Call): HttpResponse => {
    const token = bearerOf(call.headers.authorization)
    const session = token === null ? null : context.sessions.find('hosted', token, Date.now())
    return token === null || session === null
      ? refusal(401, 'Unauthorized')
      : route(context, call, token, session)
  }

async function authenticate(
  { nonces, sessions, tokenOf, rpcUrls }: Context,
  { headers, body }: Call,
): Promise<HttpResponse> {
  const proof = parseProof(body)
  if (proof === null) return refusal(400, 'message and signature are required')
  if (headers.origin === undefined) return refusal(403, 'origin is missing')
  const nonceToken = bearerOf(headers['x-nonce-jwt'])
  const now = Date.now()
  const isOwnNonce = (nonce: string) => nonceToken === tokenOf(nonce)
  // Its own messages are plain texts by default.
  const forms = ['standard', 'plain'] as const
  const context = { nonces, rpcUrls: rpcUrls(), origin: headers.origin, now, forms, isOwnNonce }
  const proven = await verifyProof(proof, context)
  if ('refused' in proven) return refusal(proven.status, proven.refused)
  const { address, chain } = proven
  const expires = Math.min(now + sessionLifetime, proven.expires ?? Number.POSITIVE_INFINITY)
  const { message, signature } = proof
  const session = { address, chain, message, signature, issued: now, expires }
  return jsonResponse({ token: sessions.create('hosted', session) })
}

const routes: Readonly<Record<string, Route>> = {
  'GET nonce'({ nonces, tokenOf }) {
    const nonce = nonces.create(Date.now(), nonceLifetime)
    return jsonResponse({ nonce, token: tokenOf(nonce) })
  },
  'POST authenticate': authenticate,
  'GET me': withSession((_context, { url }, _token, { address, chain, metadata }) => {
    const answer = { address, caip2Network: chain }
    if (url.searchParams.get('includeAppKitAccount') !== 'true') return jsonResponse(answer)
    const appKitAccount = {
      caip2_chain: chain,
      address,
      metadata: metadata === null ? null : parseJson(metadata),
    }
    return jsonResponse({ ...answer, appKitAccount })
  }),
  'PUT account-metadata': withSession(({ sessions }, { body }, token) => {
    const value = parseJson(body)
    if (!isRecord(value) || value.metadata === undefined)
      return refusal(400, 'metadata is required')
    sessions.setMetadata('hosted', token, JSON.stringify(value.metadata))
    return jsonResponse({})
  }),
  'POST sign-out': withSession(({ sessions }, _call, token) => {
    sessions.remove('hosted', token)
    return jsonResponse({})
  }),
}

/** Sessions of the simulated hosted service, with the protocol of its calls below `/auth/v1/`. */
export function createHostedSessions(rpcUrls: Context['rpcUrls']) {
  const database = openDatabase(':memory:')
  const secret = randomBytes(32)
  const context: Context = {
    nonces: createNonces(database),
    sessions: createSessions(database),
    tokenOf: (nonce) => createHmac('sha256', secret).update(nonce).digest('base64url'),
    rpcUrls,
  }
  return {
    /** Responds to a call. Null if the path is not one of the service. */
    respond(call: Call): HttpResponse | Promise<HttpResponse> | null {
      const [, name] = /^\/auth\/v1\/([\w-]+)$/.exec(call.url.pathname) ?? []
      if (name === undefined) return null
      const key = `${call.method} ${name}`
      const route = Object.hasOwn(routes, key) ? routes[key] : undefined
      return route === undefined ? refusal(404, 'Not found') : route(context, call)
    },
    count: () => context.sessions.count('hosted'),
    stop: () => database.close(),
  }
}
