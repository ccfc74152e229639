import type { ScriptedAnswer } from './wallet.types.ts'

/** Answers that a test puts into a wallet's mouth. */
export type Scripts = {
  put(method: string, answer: ScriptedAnswer): void
  /** What was put there for this method: it is given once, in place of the wallet's own. */
  say(method: string, own: () => unknown): unknown
}

export function createScripts(): Scripts {
  const waiting: { method: string; answer: ScriptedAnswer }[] = []
  return {
    put: (method, answer) => void waiting.push({ method, answer }),
    say(method, own) {
      const place = waiting.findIndex((entry) => entry.method === method)
      const [script] = place < 0 ? [] : waiting.splice(place, 1)
      if (!script) return own()
      if ('error' in script.answer) throw script.answer.error
      return script.answer.result
    },
  }
}
