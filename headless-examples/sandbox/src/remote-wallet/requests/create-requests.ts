import { ProviderError } from '../../wallets/provider-error.ts'
import { type RemoteWalletContext, rejections } from '../context.ts'
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
  onRequest(request: SdkRequest): void
  onExpired(id: number): void
}

/** Creates the handlers of requests of connected pages and the commands that answer them. */
export function createRequests(
  context: RemoteWalletContext,
  switchTo: (chain: KnownRemoteChain) => Promise<void>,
): Requests {
  const { sdk, state, assertOnline, runInBackground } = context
  const pending = new Map<number, PreparedRequest>()
  const scripted: { method: string; answer: ScriptedRemoteAnswer }[] = []
  const respond = (topic: string, id: number, outcome: ScriptedRemoteAnswer) =>
    sdk.respondSessionRequest({ topic, response: { id, jsonrpc: '2.0', ...outcome } })
  const remove = (id: number) => {
    pending.delete(id)
    state.change({ requests: state.get().requests.filter((request) => request.id !== id) })
  }

  async function handle({ id, topic, params }: SdkRequest): Promise<void> {
    const { method, params: methodParams } = params.request
    const session = sdk.getActiveSessions()[topic]
    if (!session) return
    const index = scripted.findIndex((entry) => entry.method === method)
    const [script] = index < 0 ? [] : scripted.splice(index, 1)
    if (script) return respond(topic, id, script.answer)
    try {
      const requestContext = createRequestContext(context, session, params.chainId, switchTo)
      const prepared = await prepare(method, methodParams, requestContext)
      const { content } = prepared
      if (content === null) return respond(topic, id, await outcomeOf(prepared))
      pending.set(id, prepared)
      const request = {
        id,
        topic,
        peer: toPeer(session.peer.metadata),
        chain: params.chainId,
        method,
        params: methodParams,
        content,
      }
      state.change({ requests: [...state.get().requests, request] })
    } catch (error) {
      return respond(topic, id, { error: toSdkError(error) })
    }
    const { mode } = state.get()
    if (mode !== 'ask') await answer(id, mode)
  }

  async function answer(id: number, decision: RemoteAnswer): Promise<void> {
    assertOnline()
    const request = state.get().requests.find((entry) => entry.id === id)
    const prepared = pending.get(id)
    if (!request || !prepared) throw new Error(`Request ${id} is not pending.`)
    pending.delete(id)
    await respond(request.topic, id, await decidedOutcome(prepared, decision))
    remove(id)
  }

  return {
    answer,
    answerNext: (method, answer) => void scripted.push({ method, answer }),
    onRequest: (request) => runInBackground(handle(request)),
    onExpired: remove,
  }
}

async function decidedOutcome(
  prepared: PreparedRequest,
  decision: RemoteAnswer,
): Promise<ScriptedRemoteAnswer> {
  if (decision === 'approve') return outcomeOf(prepared)
  return decision === 'reject' ? { error: rejections.request } : decision
}

async function outcomeOf({ run }: PreparedRequest): Promise<ScriptedRemoteAnswer> {
  try {
    return { result: await run() }
  } catch (error) {
    return { error: toSdkError(error) }
  }
}

const toSdkError = (error: unknown): SdkError =>
  error instanceof ProviderError
    ? { code: error.code, message: error.message }
    : { code: -32603, message: error instanceof Error ? error.message : String(error) }
