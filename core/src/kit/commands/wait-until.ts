import type { Readable } from '../../protocol/flow.ts'
import type { KitState } from '../../protocol/kit-state.ts'
import type { CommandDeps } from './command-deps.ts'

/** Waits for conditions of the state. `stop` resolves all of them: they may never hold after that. */
export function createWaitUntil(state: Readable<KitState>): {
  waitUntil: CommandDeps['waitUntil']
  stop(): void
} {
  const waiting = new Set<() => void>()
  let stopped = false
  return {
    waitUntil: (condition) =>
      new Promise((resolve) => {
        const finish = () => {
          waiting.delete(finish)
          subscription.unsubscribe()
          resolve()
        }
        const check = (now: KitState) => {
          if (stopped || condition(now)) finish()
        }
        waiting.add(finish)
        const subscription = state.subscribe(check)
        queueMicrotask(() => check(state.getSnapshot()))
      }),
    stop() {
      stopped = true
      for (const finish of [...waiting]) finish()
    },
  }
}
