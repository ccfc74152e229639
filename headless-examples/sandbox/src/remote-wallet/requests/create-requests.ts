import { ProviderError } from '../../wallets/provider-error.ts'
import { type RemoteWalletContext, refusals } from '../context.ts'
import { toPeer } from '../from-sdk.ts'
import type {
  KnownRemoteChain,
  RemoteAnswer,
  RemoteWallet,
  ScriptedRemoteAnswer,
} from '../remote-wallet.types.ts'
import type { SdkError, SdkRequest } from '../sdk.types.ts'
import { prepare } from './prepare.ts'
import type { PreparedRequest } from './request.types.ts'
import { createRequestContext } from './request-context.ts'

export type Requests = Pick<RemoteWallet, 'answer' | 'answerNext'> & {
  arrived(request: SdkRequest): void
  expired(id: number): void
}

/** What connected pages ask for. */
export function createRequests(
  context: RemoteWalletContext,
  moveTo: (chain: KnownRemoteChain) => Promise<void>,
): Requests {
  const { kit, state, assertOnline, runInBackground } = context
  const waiting = new Map<number, PreparedRequest>()
  const scripts: { method: string; answer: ScriptedRemoteAnswer }[] = []
  const respond = (topic: string, id: number, outcome: ScriptedRemoteAnswer) =>
    kit.respondSessionRequest({ topic, response: { id, jsonrpc: '2.0', ...outcome } })
  const forget = (id: number) => {
    waiting.delete(id)
    state.change({ requests: state.get().requests.filter((request) => request.id !== id) })
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
        createRequestContext(context, session, params.chainId, moveTo),
      )
      const { content } = prepared
      if (content === null) return respond(topic, id, await outcomeOf(prepared))
      waiting.set(id, prepared)
      const request = {
        id,
        topic,
        peer: toPeer(session.peer.metadata),
        chain: params.chainId,
        method,
        params: given,
        words,
      }
      state.change({ requests: [...state.get().requests, request] })
    } catch (error) {
      return respond(topic, id, { error: toError(error) })
    }
    const { mode } = state.get()
    if (mode !== 'ask') await answer(id, mode)
  }

  async function answer(id: number, answer: RemoteAnswer): Promise<void> {
    assertOnline()
    const request = state.get().requests.find((entry) => entry.id === id)
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
    arrived: (request) => runInBackground(take(request)),
    expired: forget,
  }
}

async function outcomeOf({ run }: PreparedRequest): Promise<ScriptedRemoteAnswer> {
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
