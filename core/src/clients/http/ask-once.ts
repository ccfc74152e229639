import type { Clock } from '../../platform/platform.ts'
import { within } from './within.ts'

type Ask<T> = (signal: AbortSignal) => Promise<T>
/** Asks under a key, or gives what was answered under it before. */
export type AskOnce<T> = (key: string, ask: Ask<T>, signal: AbortSignal) => Promise<T>

/**
 * The same question is asked once: whoever asks meanwhile waits for the same answer, and the request ends when all of them left.
 * The `most` newest answers are kept, none with 0; failures are not.
 */
export function createAskOnce<T>({ clock, most }: { clock: Clock; most: number }): AskOnce<T> {
  const kept = new Map<string, { answer: Promise<T>; leave(): void; join(): void }>()
  const answered = new Set<string>()

  const begin = (key: string, ask: Ask<T>) => {
    const life = new AbortController()
    let waiting = 0
    const answer = ask(life.signal)
    const one = {
      answer,
      join() {
        waiting += 1
      },
      leave() {
        waiting -= 1
        if (waiting === 0) drop()
      },
    }
    const drop = () => {
      if (kept.get(key) === one) kept.delete(key)
      life.abort()
    }
    answer.then(() => {
      one.leave = () => {}
      if (kept.get(key) === one) keep(key)
    }, drop)
    kept.set(key, one)
    return one
  }
  const keep = (key: string) => {
    answered.add(key)
    const [oldest] = answered
    if (answered.size <= most || oldest === undefined) return
    answered.delete(oldest)
    kept.delete(oldest)
  }

  return (key, ask, signal) =>
    within({ clock, ms: null, signals: [signal] }, (scope) => {
      const one = kept.get(key) ?? begin(key, ask)
      one.join()
      scope.addEventListener('abort', () => one.leave(), { once: true })
      return one.answer
    })
}
