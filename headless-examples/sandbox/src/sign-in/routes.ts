import type { FormName } from '@latchkit/core/server'
import { type HttpResponse, jsonResponse } from '../faults/http-response.ts'
import type { Call } from '../faults/start-fault-server.ts'
import { checkCaller } from './check-caller.ts'
import type { Members } from './members.ts'
import { membersNews } from './members-news.ts'
import type { Nonces } from './nonces.ts'
import { parseProof } from './parse-proof.ts'
import type { Sessions, StoredSession } from './sessions.ts'
import type { SignInOptions, SignInSettings, Transport } from './sign-in.types.ts'
import { cookieHeaders, readToken } from './transport.ts'
import { verifyProof } from './verify-proof.ts'

export type SignInContext = Required<Pick<SignInOptions, 'rpcUrls' | 'origins'>> & {
  nonces: Nonces
  sessions: Sessions
  members: Members
  /** ms since 1970, by the clock of the server. */
  now(): number
  settings(): SignInSettings
}
type Route = (
  context: SignInContext,
  call: Call,
  transport: Transport,
  forms: readonly FormName[],
) => HttpResponse | Promise<HttpResponse>

const refusal = (status: number, code: string, error: string) =>
  jsonResponse({ error, code }, status)
const noSession = () => refusal(401, 'no-session', 'There is no session.')
const otherAddress = '0x000000000000000000000000000000000000dEaD'

/** What a page learns about its session. The signed text and the signature are its own. */
function describe({ address, chain, message, signature, issued, expires }: Description) {
  return {
    address,
    chainId: chain,
    message,
    signature,
    issuedAt: new Date(issued).toISOString(),
    expirationTime: new Date(expires).toISOString(),
  }
}
type Description = Omit<StoredSession, 'metadata'>

/** Names the account that signed, or with the setting `answers` another one. */
const named = (session: Description, { answers }: SignInSettings): Description =>
  answers === 'signed' ? session : { ...session, address: otherAddress }

function currentSession({ sessions, now }: SignInContext, call: Call, transport: Transport) {
  const token = readToken(transport, call.headers)
  return token === null ? null : sessions.find('server', token, now())
}

/** Verifies a signed message and starts a session, in place of that of the same browser. */
async function verify(
  context: SignInContext,
  call: Call,
  transport: Transport,
  forms: readonly FormName[],
) {
  const { sessions, settings, now, nonces, rpcUrls } = context
  const proof = parseProof(call.body)
  if (proof === null)
    return refusal(400, 'body', 'The body must be JSON with `message` and `signature`.')
  const { origin = '' } = call.headers
  const isOwnNonce = () => true
  const proven = await verifyProof(proof, {
    nonces,
    rpcUrls: rpcUrls(),
    origin,
    now: now(),
    forms,
    isOwnNonce,
  })
  if ('refused' in proven) return refusal(proven.status, proven.code, proven.refused)
  const previous = readToken(transport, call.headers)
  if (previous !== null) sessions.remove('server', previous)
  const issued = now()
  const lifetime = issued + settings().sessionLifetime
  const expires = Math.min(lifetime, proven.expires ?? lifetime)
  const session = { ...proven, message: proof.message, signature: proof.signature, issued, expires }
  const token = sessions.create('server', session)
  const answer = describe(named(session, settings()))
  return transport === 'bearer'
    ? jsonResponse({ ...answer, token })
    : jsonResponse(answer, 200, cookieHeaders(token, expires - issued))
}

const routes: Readonly<Record<string, Route>> = {
  'GET nonce': ({ nonces, now, settings }) =>
    jsonResponse({ nonce: nonces.create(now(), settings().nonceLifetime) }),
  'POST verify': verify,
  'GET session'(context, call, transport) {
    const session = currentSession(context, call, transport)
    // Not 401: browsers log every response of that status as an error.
    return session === null
      ? { status: 204, headers: { 'cache-control': 'no-store' }, body: '' }
      : jsonResponse(describe(named(session, context.settings())))
  },
  'POST sign-out'({ sessions }, { headers }, transport) {
    const token = readToken(transport, headers)
    if (token !== null) sessions.remove('server', token)
    return jsonResponse({}, 200, transport === 'cookie' ? cookieHeaders(null, 0) : {})
  },
  'GET members'(context, call, transport) {
    const session = currentSession(context, call, transport)
    if (session === null) return noSession()
    const account = `${session.chain}:${session.address}`
    const { since, visits } = context.members.visit(account, context.now())
    return jsonResponse({
      account,
      since: new Date(since).toISOString(),
      visits,
      news: membersNews,
    })
  },
}

/**
 * Responds to a call of `/cookie/…` or `/bearer/…`. Below `/plain/` plain texts sign in, too: for
 * pages with `message: 'plain'`.
 */
export function handleCall(
  context: SignInContext,
  call: Call,
): HttpResponse | Promise<HttpResponse> {
  const rejection = checkCaller(call, context.origins)
  if (rejection !== null) return rejection
  const [, plain, transport, name] =
    /^(\/plain)?\/(cookie|bearer)\/([\w-]+)$/.exec(call.url.pathname) ?? []
  const key = `${call.method} ${name}`
  const route = Object.hasOwn(routes, key) ? routes[key] : undefined
  if (route === undefined || (transport !== 'cookie' && transport !== 'bearer'))
    return refusal(404, 'not-found', 'Not found.')
  return route(context, call, transport, plain ? ['standard', 'plain'] : ['standard'])
}
