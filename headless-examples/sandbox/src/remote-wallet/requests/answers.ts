import { ProviderError, providerErrors } from '../../wallets/provider-error.ts'
import { accountsOf, type Inside, refusals } from '../inside.ts'
import type { Secret } from '../keys.ts'
import { readPeer } from '../read-sdk.ts'
import type { KnownRemoteChain, RemoteAnswer, RemoteWallet } from '../remote-wallet.types.ts'
import type { SdkError, SdkRequest, SdkSession } from '../sdk.types.ts'
import { prepare } from './prepare.ts'
import type { Prepared, RequestGround } from './request.types.ts'

export type Requests = Pick<RemoteWallet, 'answer'> & { arrived(request: SdkRequest): void; expired(id: number): void }
type Outcome = { result: unknown } | { error: SdkError }

/** What connected pages ask for. */
export function createRequests(inside: Inside, moveTo: (chain: KnownRemoteChain) => Promise<void>): Requests {
  const { kit, store, secrets, reachable, inBackground } = inside
  const waiting = new Map<number, Prepared>()
  const respond = (topic: string, id: number, outcome: Outcome) =>
    kit.respondSessionRequest({ topic, response: { id, jsonrpc: '2.0', ...outcome } })
  const forget = (id: number) => {
    waiting.delete(id)
    store.change({ requests: store.get().requests.filter((request) => request.id !== id) })
  }
  const groundOf = (session: SdkSession, caip2: string): RequestGround => {
    const { chains } = store.get()
    const chain = chains.find((entry) => entry.caip2 === caip2)
    if (!chain) throw providerErrors.invalid(`there is no chain ${caip2} here`)
    const learn = (more: KnownRemoteChain) => {
      const all = [...store.get().chains, more]
      store.change({ chains: all, accounts: accountsOf(secrets, all) })
    }
    return { chain, chains, secretOf: (address) => secretFor(inside, session, chain, address), moveTo, learn }
  }

  async function take({ id, topic, params }: SdkRequest): Promise<void> {
    const { method, params: given } = params.request
    const session = kit.getActiveSessions()[topic]
    if (!session) return
    try {
      const prepared = await prepare(method, given, groundOf(session, params.chainId))
      waiting.set(id, prepared)
      const request = {
        id,
        topic,
        peer: readPeer(session.peer.metadata),
        chain: params.chainId,
        method,
        params: given,
        words: prepared.words,
      }
      store.change({ requests: [...store.get().requests, request] })
    } catch (error) {
      return respond(topic, id, { error: toError(error) })
    }
    const { mode } = store.get()
    if (mode !== 'ask') await answer(id, mode)
  }

  async function answer(id: number, answer: RemoteAnswer): Promise<void> {
    reachable()
    const request = store.get().requests.find((entry) => entry.id === id)
    const prepared = waiting.get(id)
    if (!request || !prepared) throw new Error(`There is no request ${id}.`)
    waiting.delete(id)
    const outcome = answer === 'approve' ? await outcomeOf(prepared) : answer === 'reject' ? { error: refusals.request } : answer
    await respond(request.topic, id, outcome)
    forget(id)
  }

  return { answer, arrived: (request) => inBackground(take(request)), expired: forget }
}

/** Only for accounts that this session was granted on this chain. */
function secretFor(
  { secrets, store }: Inside,
  { namespaces }: SdkSession,
  { caip2, namespace }: KnownRemoteChain,
  address: string,
): Secret {
  const same = (one: string, other: string) => (namespace === 'eip155' ? one.toLowerCase() === other.toLowerCase() : one === other)
  const granted = (namespaces[namespace]?.accounts ?? []).some((id) => same(id, `${caip2}:${address}`))
  const account = store.get().accounts.find(({ addresses }) => same(addresses[caip2] ?? '', address))
  const secret = granted && account ? secrets[account.position] : undefined
  if (!secret) throw providerErrors.unauthorized(address)
  return secret
}

async function outcomeOf({ run }: Prepared): Promise<Outcome> {
  try {
    return { result: await run() }
  } catch (error) {
    return { error: toError(error) }
  }
}

const toError = (error: unknown): SdkError =>
  error instanceof ProviderError
    ? { code: error.code, message: error.message }
    : { code: -32603, message: error instanceof Error ? error.message : String(error) }
