import type { Account } from '../../domain/account/account.ts'
import type { ApprovalSource, UnsafeRequest } from '../../domain/request/unsafe-request.ts'
import { embeddedConnectorId } from '../../domain/wallet/wallet.ts'
import { rpcErrors } from '../../errors/areas/rpc.ts'
import { isKitError, KitError } from '../../errors/kit-error.ts'
import { createEmitter } from '../../platform/emitter.ts'

type Outcome = 'success' | 'error' | 'cancel'
/** Sends a request. `onLate`: receives the result of a request that was given up. */
type Run = (signal: AbortSignal, onLate: (result: unknown) => void) => Promise<unknown>
type Queued = {
  request: UnsafeRequest
  scope: AbortController
  run: Run
  resolve(result: unknown): void
  reject(error: unknown): void
}
export type QueueRequest = Omit<UnsafeRequest, 'id'> & { address: Account['address'] | null }

/** The requests that the visitor decides on, one at a time. */
export type ApprovalQueue = {
  source: ApprovalSource
  /**
   * Adds a request. `run` sends the request when it is first in the queue. Rejects with
   * `rpc/user-rejected` if the visitor declines. A late result of the frame is reported.
   */
  add(request: QueueRequest, run: Run): Promise<unknown>
  /** Ids of the pending requests. */
  ids(): readonly string[]
  /** Rejects requests with an error, by default all. The one that the frame has is given up. */
  clear(error: KitError, isVoid?: (request: UnsafeRequest) => boolean): void
}

type QueueOptions = {
  id(): string
  /** The frame completed a request that was given up. */
  onLate(request: UnsafeRequest, result: unknown): void
}

export function createApprovalQueue({ id, onLate }: QueueOptions): ApprovalQueue {
  type Listener = Parameters<ApprovalSource['subscribe']>[0]
  const listeners = createEmitter<(listener: Listener) => void>()
  const queue: Queued[] = []
  const tell = (call: (listener: Listener) => void) => listeners.emit(call)
  const remove = (item: Queued, outcome: Outcome) => {
    const index = queue.indexOf(item)
    if (index < 0) return false
    queue.splice(index, 1)
    item.scope.abort()
    tell((listener) => listener.settled(item.request.id, outcome))
    if (index === 0) start()
    return true
  }
  const start = () => {
    const [first] = queue
    if (first === undefined) return
    const { request, scope } = first
    first
      .run(scope.signal, (result) => onLate(request, result))
      .then(
        (result) => remove(first, 'success') && first.resolve(result),
        (error: unknown) => {
          const isDeclined = isKitError(error, 'rpc/user-rejected')
          if (remove(first, isDeclined ? 'cancel' : 'error')) first.reject(error)
        },
      )
  }
  const rejectItem = (item: Queued, error: KitError) => {
    if (remove(item, 'cancel')) item.reject(error)
  }
  return {
    source: {
      connectorId: embeddedConnectorId,
      subscribe(listener) {
        for (const { request } of queue) listener.received(request)
        return listeners.subscribe((call) => call(listener))
      },
      approve: null,
      reject(requestId) {
        const item = queue.find(({ request }) => request.id === requestId)
        if (item !== undefined) rejectItem(item, new KitError(rpcErrors, 'rpc/user-rejected'))
      },
    },
    add: (request, run) =>
      new Promise((resolve, reject) => {
        const item: Queued = {
          request: { ...request, id: id() },
          scope: new AbortController(),
          run,
          resolve,
          reject,
        }
        queue.push(item)
        tell((listener) => listener.received(item.request))
        if (queue[0] === item) start()
      }),
    ids: () => queue.map(({ request }) => request.id),
    clear(error, isVoid = () => true) {
      // From the last one on: the end of the first starts the next.
      for (const item of queue.filter(({ request }) => isVoid(request)).reverse())
        rejectItem(item, error)
    },
  }
}
