import {
  type Choice,
  choicesAt,
  type Moment,
  type Tried,
  tryByHand,
  type WalkedChart,
} from '@latchkit/core/devtools'
import { parsePayload, type Sample, samplesFor } from './payloads.ts'

type Event = { type: string }
/** A possible event with its samples. `moves`: whether any sample causes a transition. */
export type Offer = Choice & { samples: readonly Sample[]; moves: boolean }
export type Offers = {
  offers: readonly Offer[]
  /** By edge key: an event that takes this edge. */
  ways: ReadonlyMap<string, Event>
}

/** Result of a dry run of a choice with a payload text. */
export function dryRunChoice(moment: Moment, type: string, text: string): Tried {
  const read = parsePayload(text)
  if (read.is === 'wrong') return { status: 'thrown', problem: read.problem }
  return tryByHand(moment, eventOf(type, read.value))
}

export const eventOf = (type: string, payload: unknown): Event => ({ ...(payload as object), type })

/** All possible events, with a dry run of every sample. */
export function offersAt(moment: Moment, walked: WalkedChart | null): Offers {
  const ways = new Map<string, Event>()
  const offers = choicesAt(moment).map((choice): Offer => {
    const samples = samplesFor(choice, walked)
    const outcomes = samples.map(({ text }) => dryRunChoice(moment, choice.type, text))
    for (const outcome of outcomes) {
      if (outcome.status !== 'moved') continue
      const own = outcome.moment.taken.find((key) => choice.edges.some((edge) => edge.key === key))
      if (own !== undefined && !ways.has(own)) ways.set(own, outcome.moment.event)
    }
    return { ...choice, samples, moves: outcomes.some(({ status }) => status === 'moved') }
  })
  return { offers, ways }
}
