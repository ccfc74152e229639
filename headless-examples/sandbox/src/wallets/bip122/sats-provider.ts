import { isRecord } from '../../base/checks.ts'
import type { BitcoinContext } from './bitcoin.types.ts'
import { bitcoinErrors, inTheirNumbers } from './bitcoin-error.ts'
import { bitcoinMethods } from './methods.ts'

export type SatsEvent = 'accountChange' | 'networkChange' | 'disconnect'
/** The object that pages find. */
export type SatsProvider = {
  request(method: string, params: unknown): Promise<unknown>
  addListener(listener: { eventName: SatsEvent; cb(event: unknown): void }): () => void
}

/** Answers are JSON-RPC 2.0, errors too: nothing is thrown. A test may put a whole answer of a method in by the name `answer <method>`. */
export function createSatsProvider(inside: BitcoinContext) {
  const methods = bitcoinMethods(inside)
  const listeners = new Map<string, Set<(event: unknown) => void>>()
  let calls = 0
  const own = (method: string, params: unknown) => {
    const known = methods[method]
    if (known === undefined) throw bitcoinErrors.unknownMethod(method)
    return known(params)
  }
  async function answer(method: string, params: unknown): Promise<unknown> {
    calls += 1
    const id = String(calls)
    try {
      return {
        jsonrpc: '2.0',
        id,
        result: await inside.scriptedAnswers.respond(method, () => own(method, params)),
      }
    } catch (thrown) {
      const error = inTheirNumbers(thrown)
      return { jsonrpc: '2.0', id, error: error instanceof Error ? said(error) : error }
    }
  }
  const provider: SatsProvider = {
    request: async (method, params) =>
      inside.scriptedAnswers.respond(`answer ${method}`, () => answer(method, params)),
    addListener({ eventName, cb }) {
      const all = listeners.get(eventName) ?? new Set()
      listeners.set(eventName, all.add(cb))
      return () => all.delete(cb)
    },
  }
  return {
    provider: Object.freeze(provider),
    emit(event: { type: SatsEvent } & Record<string, unknown>) {
      for (const cb of [...(listeners.get(event.type) ?? [])]) cb(event)
    },
    stop: () => listeners.clear(),
  }
}

/** As it crosses from an extension to a page. */
const said = (error: Error) => ({
  code: 'code' in error ? error.code : -32603,
  message: error.message,
  ...(isRecord(error.cause) ? { data: error.cause } : {}),
})
