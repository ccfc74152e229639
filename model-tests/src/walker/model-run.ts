import {
  type AnyEventObject,
  type AnyStateMachine,
  createActor,
  type InspectionEvent,
} from 'xstate'
import { createTestEnvironment } from './environment.ts'
import type { MachineModel, ModelRun } from './machine-model.ts'

/** Starts the production machine with scripted actors and a manual clock. */
export function startModelRun(
  model: MachineModel,
  input: unknown,
  inspect: (event: InspectionEvent) => void = () => {},
): ModelRun {
  const environment = createTestEnvironment()
  const machine: AnyStateMachine = model.machine.provide({
    actors: environment.fakes(model.machine, Object.keys(model.listeners)),
  })
  const actor = createActor(machine, { input, clock: environment.clock, inspect })
  const allEmitted: AnyEventObject[] = []
  actor.on('*', (event) => allEmitted.push(event))
  actor.subscribe({ error: () => {} })
  actor.start()
  return { model, environment, actor, allEmitted, snapshot: () => actor.getSnapshot() }
}

/** Waits until the results of settled promises have reached the machine. */
export async function flush(): Promise<void> {
  for (let turn = 0; turn < 4; turn += 1) await Promise.resolve()
}
