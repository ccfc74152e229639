import type { WebSocket } from 'ws'
import type { IncludedTransaction, Ledger } from './create-ledger.ts'
import { stringify, type Handler, parseJson, handleMessage } from './json-rpc.ts'
import { parseOptions, parseText } from './methods/method.ts'
import { rpcErrors } from './rpc-error.ts'

type Notify = (method: string, result: unknown) => void
/** Begins to listen and returns how that ends. */
type Subscribe = (ledger: Ledger, params: readonly unknown[], notify: Notify) => () => void

const signatures: Subscribe = (ledger, [wanted], notify) => {
  const signature = parseText(wanted)
  const tell = ({ slot, err }: IncludedTransaction) =>
    notify('signatureNotification', { context: { slot }, value: { err } })
  const known = ledger.find(signature)
  if (known !== null) {
    // after the answer that names the subscription
    const later = setImmediate(() => tell(known))
    return () => clearImmediate(later)
  }
  return ledger.onTransaction((landed) => landed.signature === signature && tell(landed))
}

const slots: Subscribe = (ledger, _, notify) =>
  ledger.onSlot((slot) => notify('slotNotification', { slot, parent: slot - 1n, root: slot - 32n }))

const kinds: ReadonlyMap<string, Subscribe> = new Map([
  ['signature', signatures],
  ['slot', slots],
])

/** Speaks with one page over its WebSocket until that closes. `silent`: nothing is told. */
export function serveSubscriptions(socket: WebSocket, ledger: Ledger, silent: () => boolean): void {
  const running = new Map<number, () => void>()
  let last = 0
  const subscribe = (begin: Subscribe, params: readonly unknown[]): number => {
    last += 1
    const subscription = last
    const notify: Notify = (method, result) => {
      if (silent()) return
      if (method === 'signatureNotification') end(subscription)
      socket.send(stringify({ jsonrpc: '2.0', method, params: { result, subscription } }))
    }
    running.set(subscription, begin(ledger, params, notify))
    return subscription
  }
  const end = (subscription: unknown): boolean => {
    if (typeof subscription !== 'number') return false
    running.get(subscription)?.()
    return running.delete(subscription)
  }
  const handle: Handler = (name, params) => {
    const [, kind = '', verb] = /^(\w+?)(Subscribe|Unsubscribe)$/.exec(name) ?? []
    const begin = kinds.get(kind)
    if (begin === undefined) throw rpcErrors.unknown(name)
    return verb === 'Subscribe' ? subscribe(begin, params) : end(params[0])
  }
  socket.on('message', (data) => {
    const message = parseJson(String(data))
    // a ping has no id and wants no answer
    if (parseOptions(message).id !== undefined) socket.send(stringify(handleMessage(message, handle)))
  })
  socket.on('error', () => socket.terminate())
  socket.on('close', () => {
    for (const stop of running.values()) stop()
    running.clear()
  })
}
