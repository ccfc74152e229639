import type { OpenCode } from './open-code.ts'

/** The text starts with the time: the kit reads it before the rest of this code is loaded. */
export const formatOpenCode = (code: OpenCode): string => {
  const { shownAt, isAwaited, topic, partition, isUnanswered } = code
  const state = isAwaited ? 'awaited' : 'left'
  return `${shownAt} ${state} ${topic} ${partition}${isUnanswered ? ' unanswered' : ''}`
}

/** Null for other text. */
export function parseOpenCode(text: unknown): OpenCode | null {
  const match =
    /^(\d+) (awaited|left) ([0-9a-f]{64}) ([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})( unanswered)?$/.exec(
      String(text),
    )
  if (match === null) return null
  const [, time, state, topic = '', partition = '', mark] = match
  return {
    shownAt: Number(time),
    isAwaited: state === 'awaited',
    topic,
    partition,
    isUnanswered: mark !== undefined,
  }
}
