import { isRecord } from '../../base/checks.ts'
import { bitcoinErrors, toSatsError } from './bitcoin-error.ts'
import type { BitcoinContext } from './context.ts'
import { bitcoinMethods } from './methods.ts'

export type SatsEvent = 'accountChange' | 'networkChange' | 'disconnect'
/** The provider object of sats-connect. */
export type SatsProvider = {
  request(method: string, params: unknown): Promise<unknown>
  addListener(listener: { eventName: SatsEvent; cb(event: unknown): void }): () => void
}

/**
 * Creates the sats-connect provider. `request` resolves with JSON-RPC responses, also for errors. A
 * scripted answer named `answer <method>` replaces the whole response.
 */
export function createSatsProvider(context: BitcoinContext) {
  const { scriptedAnswers } = context
  const methods = bitcoinMethods(context)
  const listeners = new Map<string, Set<(event: unknown) => void>>()
  let callCount = 0
  const handle = (method: string, params: unknown) => {
    const handler = methods[method]
    if (handler === undefined) throw bitcoinErrors.unknownMethod(method)
    return handler(params)
  }
  async function respond(method: string, params: unknown): Promise<unknown> {
    callCount += 1
    const id = String(callCount)
    try {
      const result = await scriptedAnswers.respond(method, () => handle(method, params))
      return { jsonrpc: '2.0', id, result }
    } catch (thrown) {
      const error = toSatsError(thrown)
      return { jsonrpc: '2.0', id, error: error instanceof Error ? formatError(error) : error }
    }
  }
  const provider: SatsProvider = {
    request: async (method, params) =>
      scriptedAnswers.respond(`answer ${method}`, () => respond(method, params)),
    addListener({ eventName, cb }) {
      const callbacks = listeners.get(eventName) ?? new Set()
      listeners.set(eventName, callbacks.add(cb))
      return () => callbacks.delete(cb)
    },
  }
  return {
    provider: Object.freeze(provider),
    emit(event: { type: SatsEvent } & Record<string, unknown>) {
      for (const callback of [...(listeners.get(event.type) ?? [])]) callback(event)
    },
    stop: () => listeners.clear(),
  }
}

/** Converts an error to a plain object, as extensions send errors to pages. */
const formatError = (error: Error) => ({
  code: 'code' in error ? error.code : -32603,
  message: error.message,
  ...(isRecord(error.cause) ? { data: error.cause } : {}),
})
