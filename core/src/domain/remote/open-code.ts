import { timeouts } from '../constants.ts'

/**
 * The code that a page has shown last, until its wallet is connected. `isAwaited`: the visitor had
 * not left it. `topic`: of its pairing. `partition`: where the SDK of its tab stores its data.
 * `shownAt`: ms since 1970. `isUnanswered`: no wallet had answered its request to sign in, or that
 * of a code before it (fault V10).
 */
export type OpenCode = {
  shownAt: number
  isAwaited: boolean
  topic: string
  partition: string
  isUnanswered: boolean
}

/** Whether a wallet may still answer a code: for 5 minutes. */
export const isAnswerable = (shownAt: number, now: number): boolean =>
  now >= shownAt && now - shownAt < timeouts.codeAnswer
