import type { ApprovalSource } from '../domain/request/unsafe-request.ts'
import type { Platform } from '../platform/platform.ts'

/** The requests of the page's own wallet until the approvals store receives them. */
export type EarlyRequests = {
  /** The option `approvals` for the engine, which handles all requests once it subscribes. */
  source: ApprovalSource | null
  /** Calls the listener for each request, until `stop`. */
  start(received: () => void): void
  /** Rejects the requests that the engine has not received (faults V6, V17). */
  reject(): void
  /** Rejects like `reject`, and unsubscribes. */
  stop(): void
}

/** Logs errors of `approvals`, which is the page's code: they must not prevent start or stop. */
export function createEarlyRequests(
  approvals: ApprovalSource | null,
  log: Platform['log'],
): EarlyRequests {
  if (approvals === null) return { source: null, start() {}, reject() {}, stop() {} }
  const waiting = new Set<string>()
  let isTaken = false
  let unsubscribe = () => {}
  const guard = (call: () => void) => {
    try {
      call()
    } catch (error) {
      log.error('The option "approvals" threw an error', error)
    }
  }
  const reject = () => {
    // From the last one on, like the approvals store: the end of the first may start the next.
    const ids = [...waiting].reverse()
    waiting.clear()
    for (const id of ids) guard(() => approvals.reject(id))
  }
  return {
    source: {
      connectorId: approvals.connectorId,
      subscribe(listener) {
        isTaken = true
        waiting.clear()
        return approvals.subscribe(listener)
      },
      approve: approvals.approve === null ? null : (id) => approvals.approve?.(id),
      reject: (id) => approvals.reject(id),
    },
    start: (received) =>
      guard(() => {
        unsubscribe = approvals.subscribe({
          received({ id }) {
            if (!isTaken) waiting.add(id)
            received()
          },
          settled: (id) => void waiting.delete(id),
        })
      }),
    reject,
    stop() {
      reject()
      guard(unsubscribe)
    },
  }
}
