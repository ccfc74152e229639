import type { AnswerFault } from '../embedded.types.ts'
import type { FrameHost } from './frame.types.ts'

/** An answer of the protocol. */
export type Answer = { type: string; id: string; payload?: unknown }
type Post = FrameHost['post']

const hugeLength = 10_000_000

const withPayload = (answer: Answer, change: (payload: object) => unknown): Answer => ({
  ...answer,
  payload: change(Object(answer.payload ?? {})),
})

/** Adds keys that are not in the schema, the dangerous ones included. */
const withExtraKeys = <T extends object>(value: T): T =>
  JSON.parse(
    `{"__proto__": {"polluted": true}, "constructor": 1, ${JSON.stringify({ ...value, extra: true }).slice(1)}`,
  )

const errorType = ({ type }: Answer) => type.replace(/_(SUCCESS|ERROR)$/, '_ERROR')

/** The messages that are posted instead of an answer, for the faults that need no state. */
const changed: Readonly<Partial<Record<AnswerFault, (answer: Answer) => readonly Answer[]>>> = {
  'unknown-id': (answer) => [{ ...answer, id: `${answer.id}-unknown` }],
  'repeated-id': (answer) => [
    answer,
    answer,
    { type: errorType(answer), id: answer.id, payload: { message: 'Repeated' } },
  ],
  'bad-schema': (answer) => [{ ...answer, payload: 17 }],
  huge: (answer) => [
    withPayload(answer, (payload) => ({ ...payload, padding: 'x'.repeat(hugeLength) })),
  ],
  'extra-keys': (answer) => [withExtraKeys(withPayload(answer, withExtraKeys))],
  error: (answer) => [{ type: errorType(answer), id: answer.id }],
}

/** Creates the function that posts answers with a fault, or without one. */
export function createFaultyPost(post: Post) {
  /** The answer that `swapped-id` holds back. */
  let held: Answer | null = null

  function swap(answer: Answer): readonly Answer[] {
    const first = held
    held = first === null ? answer : null
    if (first === null) return []
    return [
      { ...first, id: answer.id },
      { ...answer, id: first.id },
    ]
  }
  return (answer: Answer, fault: AnswerFault | null): void => {
    const change = fault === null ? undefined : changed[fault]
    const messages = fault === 'swapped-id' ? swap(answer) : (change?.(answer) ?? [answer])
    for (const message of messages) post(message, fault === 'other-window' ? 'other' : 'frame')
  }
}
