import { ProviderError } from '../../wallets/provider-error.ts'
import { type Inside, refusals } from '../context.ts'
import { readPeer } from '../from-sdk.ts'
import type {
  KnownRemoteChain,
  RemoteAnswer,
  RemoteWallet,
  ScriptedRemoteAnswer,
} from '../remote-wallet.types.ts'
import type { SdkError, SdkRequest } from '../sdk.types.ts'
import { prepare } from './prepare.ts'
import type { Prepared } from './request.types.ts'
import { groundOf } from './request-context.ts'

export type Requests = Pick<RemoteWallet, 'answer' | 'answerNext'> & {
  arrived(request: SdkRequest): void
  expired(id: number): void
}

/** What connected pages ask for. */
export function createRequests(
  inside: Inside,
  moveTo: (chain: KnownRemoteChain) => Promise<void>,
): Requests {
  const { kit, store, reachable, inBackground } = inside
  const waiting = new Map<number, Prepared>()
  const scripts: { method: string; answer: ScriptedRemoteAnswer }[] = []
  const respond = (topic: string, id: number, outcome: ScriptedRemoteAnswer) =>
    kit.respondSessionRequest({ topic, response: { id, jsonrpc: '2.0', ...outcome } })
  const forget = (id: number) => {
    waiting.delete(id)
    store.change({ requests: store.get().requests.filter((request) => request.id !== id) })
  }

  async function take({ id, topic, params }: SdkRequest): Promise<void> {
    const { method, params: given } = params.request
    const session = kit.getActiveSessions()[topic]
    if (!session) return
    const place = scripts.findIndex((entry) => entry.method === method)
    const [script] = place < 0 ? [] : scripts.splice(place, 1)
    if (script) return respond(topic, id, script.answer)
    try {
      const prepared = await prepare(
        method,
        given,
        groundOf(inside, session, params.chainId, moveTo),
      )
      const { words } = prepared
      if (words === null) return respond(topic, id, await outcomeOf(prepared))
      waiting.set(id, prepared)
      const request = {
        id,
        topic,
        peer: readPeer(session.peer.metadata),
        chain: params.chainId,
        method,
        params: given,
        words,
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
    const outcome =
      answer === 'approve'
        ? await outcomeOf(prepared)
        : answer === 'reject'
          ? { error: refusals.request }
          : answer
    await respond(request.topic, id, outcome)
    forget(id)
  }

  return {
    answer,
    answerNext: (method, answer) => void scripts.push({ method, answer }),
    arrived: (request) => inBackground(take(request)),
    expired: forget,
  }
}

async function outcomeOf({ run }: Prepared): Promise<ScriptedRemoteAnswer> {
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
