import type { DisconnectContext, Stayed } from './disconnect.types.ts'

/** The same word for every namespace that was leaving. */
export const everyone = ({ leaving }: DisconnectContext, text: string): readonly Stayed[] =>
  leaving.map(({ namespace }) => ({ namespace, text }))
