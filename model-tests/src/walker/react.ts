import type { Questions, Tell } from '../../../core/src/contracts/tell.ts'

type Table = Readonly<Record<string, unknown>>

/** The kit as reactions may ask about it: closed, on Connect, with nothing connected, unless a test says otherwise. */
export const asking = (answers: Partial<{ [Q in keyof Questions]: ReturnType<Questions[Q]> }> = {}): Questions => ({
  isOpen: () => answers.isOpen ?? false,
  currentView: () => answers.currentView ?? 'Connect',
  isConfigured: () => answers.isConfigured ?? true,
  isConnected: () => answers.isConnected ?? false,
  activeNamespace: () => answers.activeNamespace ?? null,
  showsUnsupportedChain: () => answers.showsUnsupportedChain ?? true,
  mayClose: () => answers.mayClose ?? true,
})

/** What a chart's facts become. A fact that nobody listed throws. */
export function tellsOf(reactions: Table, facts: readonly { type: string }[], ask: Questions = asking()): readonly Tell[] {
  return facts.flatMap((fact) => {
    const reaction = reactions[fact.type]
    if (reaction === 'silent') return []
    if (typeof reaction !== 'function') throw new Error(`nobody reacts to ${fact.type}`)
    return reaction(fact, ask)
  })
}

/** What a flow's output becomes. */
export const tellsAfter = (reactions: Table, output: unknown, ask: Questions = asking()): readonly Tell[] =>
  typeof reactions.done === 'function' ? reactions.done(output, ask) : []
