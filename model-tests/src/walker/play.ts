import {
  type AnyEventObject,
  type AnyStateMachine,
  createActor,
  type InspectionEvent,
} from 'xstate'
import type { ChartModel, Play } from './chart-model.ts'
import { createFakeWorld } from './world.ts'

export type { Play }

/** Starts the very chart that ships; only its actors and its clock are ours. */
export function startPlay(
  model: ChartModel,
  input: unknown,
  inspect: (event: InspectionEvent) => void = () => {},
): Play {
  const world = createFakeWorld()
  const machine: AnyStateMachine = model.machine.provide({
    actors: world.fakes(model.machine, Object.keys(model.listeners)),
  })
  const actor = createActor(machine, { input, clock: world.clock, inspect })
  const facts: AnyEventObject[] = []
  actor.on('*', (fact) => facts.push(fact))
  actor.subscribe({ error: () => {} })
  actor.start()
  return { model, world, actor, facts, snapshot: () => actor.getSnapshot() }
}

/** Lets promises that were settled reach the chart. */
export async function flush(): Promise<void> {
  for (let turn = 0; turn < 4; turn += 1) await Promise.resolve()
}
