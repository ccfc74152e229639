import type { WebSocket } from 'ws'
import type { IncludedTransaction, Ledger } from './create-ledger.ts'
import { handleMessage, parseJson, type RpcHandler, stringify } from './json-rpc.ts'
import { parseOptions, parseString } from './methods/method.ts'
import { rpcErrors } from './rpc-error.ts'

type Notify = (method: string, result: unknown) => void
/** Starts a subscription and returns unsubscribe. */
type Subscribe = (ledger: Ledger, params: readonly unknown[], notify: Notify) => () => void

const subscribeSignature: Subscribe = (ledger, params, notify) => {
  const signature = parseString(params[0])
  const notifyOf = ({ slot, err }: IncludedTransaction) =>
    notify('signatureNotification', { context: { slot }, value: { err } })
  const included = ledger.find(signature)
  if (included !== null) {
    // Sends the notification after the response, which contains the subscription id.
    const timer = setImmediate(() => notifyOf(included))
    return () => clearImmediate(timer)
  }
  return ledger.onTransaction(
    (transaction) => transaction.signature === signature && notifyOf(transaction),
  )
}

const subscribeSlot: Subscribe = (ledger, _, notify) =>
  ledger.onSlot((slot) => notify('slotNotification', { slot, parent: slot - 1n, root: slot - 32n }))

const topics: ReadonlyMap<string, Subscribe> = new Map([
  ['signature', subscribeSignature],
  ['slot', subscribeSlot],
])

/**
 * Serves subscriptions on a WebSocket until it closes. Sends no notifications while `isSilent`
 * returns true.
 */
export function serveSubscriptions(
  socket: WebSocket,
  ledger: Ledger,
  isSilent: () => boolean,
): void {
  const active = new Map<number, () => void>()
  let lastId = 0
  const add = (subscribe: Subscribe, params: readonly unknown[]): number => {
    lastId += 1
    const subscription = lastId
    const notify: Notify = (method, result) => {
      if (isSilent()) return
      if (method === 'signatureNotification') remove(subscription)
      socket.send(stringify({ jsonrpc: '2.0', method, params: { result, subscription } }))
    }
    active.set(subscription, subscribe(ledger, params, notify))
    return subscription
  }
  const remove = (subscription: unknown): boolean => {
    if (typeof subscription !== 'number') return false
    active.get(subscription)?.()
    return active.delete(subscription)
  }
  const handle: RpcHandler = (name, params) => {
    const [, topic = '', action] = /^(\w+?)(Subscribe|Unsubscribe)$/.exec(name) ?? []
    const subscribe = topics.get(topic)
    if (subscribe === undefined) throw rpcErrors.unknown(name)
    return action === 'Subscribe' ? add(subscribe, params) : remove(params[0])
  }
  socket.on('message', (data) => {
    const message = parseJson(String(data))
    // Clients send pings, which have no id and expect no response.
    if (parseOptions(message).id !== undefined)
      socket.send(stringify(handleMessage(message, handle)))
  })
  socket.on('error', () => socket.terminate())
  socket.on('close', () => {
    for (const unsubscribe of active.values()) unsubscribe()
    active.clear()
  })
}
