import {
  availableChoices,
  type Choice,
  type DryRunResult,
  dryRun,
  type SimulationState,
  type WalkedMachine,
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
export function dryRunChoice(moment: SimulationState, type: string, text: string): DryRunResult {
  const read = parsePayload(text)
  if (read.is === 'wrong') return { status: 'thrown', problem: read.problem }
  return dryRun(moment, eventOf(type, read.value))
}

export const eventOf = (type: string, payload: unknown): Event => ({ ...(payload as object), type })

/** All possible events, with a dry run of every sample. */
export function offersAt(moment: SimulationState, walked: WalkedMachine | null): Offers {
  const ways = new Map<string, Event>()
  const offers = availableChoices(moment).map((choice): Offer => {
    const samples = samplesFor(choice, walked)
    const outcomes = samples.map(({ text }) => dryRunChoice(moment, choice.type, text))
    for (const outcome of outcomes) {
      if (outcome.status !== 'moved') continue
      const own = outcome.state.taken.find((key) => choice.edges.some((edge) => edge.key === key))
      if (own !== undefined && !ways.has(own)) ways.set(own, outcome.state.event)
    }
    return { ...choice, samples, moves: outcomes.some(({ status }) => status === 'moved') }
  })
  return { offers, ways }
}
