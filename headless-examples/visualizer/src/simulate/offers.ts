import {
  type Choice,
  choicesAt,
  type Moment,
  type Tried,
  tryByHand,
  type WalkedChart,
} from '@latchkit/core/devtools'
import { readPayload, type Sample, samplesFor } from './payloads.ts'

type Event = { type: string }
/** A choice with all that may be chosen about it. `moves`: whether any of the samples leads anywhere. */
export type Offer = Choice & { samples: readonly Sample[]; moves: boolean }
export type Offers = {
  offers: readonly Offer[]
  /** By the key of an edge: an event that leads over it. */
  ways: ReadonlyMap<string, Event>
}

/** What an event of this choice and that text would come to. */
export function tried(moment: Moment, type: string, text: string): Tried {
  const read = readPayload(text)
  if (read.is === 'wrong') return { status: 'thrown', problem: read.problem }
  return tryByHand(moment, eventOf(type, read.value))
}

export const eventOf = (type: string, payload: unknown): Event => ({ ...(payload as object), type })

/** All that may happen now, every sample of it tried. */
export function offersAt(moment: Moment, walked: WalkedChart | null): Offers {
  const ways = new Map<string, Event>()
  const offers = choicesAt(moment).map((choice): Offer => {
    const samples = samplesFor(choice, walked)
    const outcomes = samples.map(({ text }) => tried(moment, choice.type, text))
    for (const outcome of outcomes) {
      if (outcome.status !== 'moved') continue
      const own = outcome.moment.taken.find((key) => choice.edges.some((edge) => edge.key === key))
      if (own !== undefined && !ways.has(own)) ways.set(own, outcome.moment.event)
    }
    return { ...choice, samples, moves: outcomes.some(({ status }) => status === 'moved') }
  })
  return { offers, ways }
}
