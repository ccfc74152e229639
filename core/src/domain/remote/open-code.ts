import { timeouts } from '../constants.ts'

/**
 * The code that a page of this tab has shown last, until its wallet is connected. `isAwaited`: the
 * visitor had not left it. `topic`: of its pairing. `shownAt`: ms since 1970. `isUnanswered`: no
 * wallet had answered its request to sign in, or that of a code before it (fault V10).
 */
export type OpenCode = {
  shownAt: number
  isAwaited: boolean
  topic: string
  isUnanswered: boolean
}

/** The key in `sessionStorage`, which a reload keeps. */
export const openCodeKey = (kitId: string): string => `@latchkit/${kitId}/remote_code`

/** The key in `localStorage` of the session that all tabs share, without the prefix of the kit. */
export const remoteSessionKey = 'remote_session'

/** The text starts with the time: the kit reads it before the rest of this code is loaded. */
export const formatOpenCode = ({ shownAt, isAwaited, topic, isUnanswered }: OpenCode): string =>
  `${shownAt} ${isAwaited ? 'awaited' : 'left'} ${topic}${isUnanswered ? ' unanswered' : ''}`

/** Null for a code that was shown more than 5 minutes ago, and for other text. */
export function parseOpenCode(text: unknown, now: number): OpenCode | null {
  const match = /^(\d+) (awaited|left) ([0-9a-f]{64})( unanswered)?$/.exec(String(text))
  const [, time, state, topic = '', mark] = match ?? []
  const shownAt = Number(time)
  const age = now - shownAt
  return age >= 0 && age < timeouts.codeAnswer
    ? { shownAt, isAwaited: state === 'awaited', topic, isUnanswered: mark !== undefined }
    : null
}
