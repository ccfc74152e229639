import type { Readable } from '../../protocol/flow.ts'
import type { KitState } from '../../protocol/kit-state.ts'
import type { CommandDeps } from './command-deps.ts'

/**
 * Waits for conditions of the state. `stopped` resolves all of them: they may never hold after
 * that.
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
      const check = (now: KitState) => {
        if (stopped.aborted || condition(now)) finish()
      }
      stopped.addEventListener('abort', finish)
      const subscription = state.subscribe(check)
      queueMicrotask(() => check(state.getSnapshot()))
    })
