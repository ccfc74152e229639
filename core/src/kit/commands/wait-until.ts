import type { Readable } from '../../protocol/flow.ts'
import type { KitState } from '../../protocol/kit-state.ts'
import type { CommandDeps } from './command-deps.ts'

/**
 * Returns a function that waits until a condition holds for the state. It also resolves when
 * `stopped` aborts, because the state does not change after that.
 */
export const createWaitUntil =
  (state: Readable<KitState>, stopped: AbortSignal): CommandDeps['waitUntil'] =>
  (condition) =>
    new Promise((resolve) => {
      const finish = () => {
        stopped.removeEventListener('abort', finish)
        subscription.unsubscribe()
        resolve()
      }
      const check = (current: KitState) => {
        if (stopped.aborted || condition(current)) finish()
      }
      stopped.addEventListener('abort', finish)
      const subscription = state.subscribe(check)
      queueMicrotask(() => check(state.getSnapshot()))
    })
