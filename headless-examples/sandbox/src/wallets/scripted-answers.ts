import type { ScriptedAnswer } from './wallet.types.ts'

/** Responses that a test sets for the next calls of methods. */
export type ScriptedAnswers = {
  add(method: string, answer: ScriptedAnswer): void
  /** Returns or throws the next scripted answer of a method once, otherwise calls `fallback`. */
  respond(method: string, fallback: () => unknown): unknown
}

export function createScriptedAnswers(): ScriptedAnswers {
  const scripted: { method: string; answer: ScriptedAnswer }[] = []
  return {
    add: (method, answer) => void scripted.push({ method, answer }),
    respond(method, fallback) {
      const index = scripted.findIndex((entry) => entry.method === method)
      const [script] = index < 0 ? [] : scripted.splice(index, 1)
      if (!script) return fallback()
      if ('error' in script.answer) throw script.answer.error
      return script.answer.result
    },
  }
}
