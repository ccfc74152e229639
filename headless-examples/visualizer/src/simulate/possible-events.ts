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
export type PossibleEvent = Choice & { samples: readonly Sample[]; moves: boolean }
export type PossibleEvents = {
  events: readonly PossibleEvent[]
  /** An event that takes the edge, by edge key. */
  eventByEdge: ReadonlyMap<string, Event>
}

/** Computes one step for a choice with a payload, which is text as JSON. */
export function dryRunChoice(state: SimulationState, type: string, text: string): DryRunResult {
  const read = parsePayload(text)
  if (read.status === 'invalid') return { status: 'thrown', problem: read.problem }
  return dryRun(state, eventOf(type, read.value))
}

export const eventOf = (type: string, payload: unknown): Event => ({ ...(payload as object), type })

/** Lists the possible events, with a dry run of every sample. */
export function possibleEventsAt(
  state: SimulationState,
  walkSamples: WalkedMachine | null,
): PossibleEvents {
  const eventByEdge = new Map<string, Event>()
  const events = availableChoices(state).map((choice): PossibleEvent => {
    const samples = samplesFor(choice, walkSamples)
    const outcomes = samples.map(({ text }) => dryRunChoice(state, choice.type, text))
    for (const outcome of outcomes) {
      if (outcome.status !== 'moved') continue
      const takenEdge = outcome.state.taken.find((key) =>
        choice.edges.some((edge) => edge.key === key),
      )
      if (takenEdge !== undefined && !eventByEdge.has(takenEdge))
        eventByEdge.set(takenEdge, outcome.state.event)
    }
    return { ...choice, samples, moves: outcomes.some(({ status }) => status === 'moved') }
  })
  return { events, eventByEdge }
}
