import type { ScriptedAnswer } from './wallet.types.ts'

/** Answers that a test puts into a wallet's mouth. */
export type ScriptedAnswers = {
  add(method: string, answer: ScriptedAnswer): void
  /** What was put there for this method: it is given once, in place of the wallet's own. */
  respond(method: string, own: () => unknown): unknown
}

export function createScriptedAnswers(): ScriptedAnswers {
  const waiting: { method: string; answer: ScriptedAnswer }[] = []
  return {
    add: (method, answer) => void waiting.push({ method, answer }),
    respond(method, own) {
      const place = waiting.findIndex((entry) => entry.method === method)
      const [script] = place < 0 ? [] : waiting.splice(place, 1)
      if (!script) return own()
      if ('error' in script.answer) throw script.answer.error
      return script.answer.result
    },
  }
}
