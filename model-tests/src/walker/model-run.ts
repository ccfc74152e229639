import {
  type AnyEventObject,
  type AnyStateMachine,
  createActor,
  type InspectionEvent,
} from 'xstate'
import { createTestEnvironment } from './environment.ts'
import type { MachineModel, ModelRun } from './machine-model.ts'

export type { ModelRun }

/** Starts the production machine with scripted actors and a manual clock. */
export function startModelRun(
  model: MachineModel,
  input: unknown,
  inspect: (event: InspectionEvent) => void = () => {},
): ModelRun {
  const world = createTestEnvironment()
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

/** Waits until settled promises have reached the machine. */
export async function flush(): Promise<void> {
  for (let turn = 0; turn < 4; turn += 1) await Promise.resolve()
}
