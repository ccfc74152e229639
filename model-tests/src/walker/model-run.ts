import {
  type AnyActorRef,
  type AnyEventObject,
  type AnyStateMachine,
  type AnyStateNode,
  createActor,
  type InspectionEvent,
} from 'xstate'
import { createTestEnvironment, scriptedActors, type TestEnvironment } from './environment.ts'
import type { MachineModel, ModelRun } from './machine-model.ts'

/** The environments of all runs. The actors of a machine are shared by its runs. */
const environments = new WeakMap<AnyActorRef['system'], TestEnvironment>()
/** Machines with scripted actors, by the root of the machine: a mutant has another root. */
const scriptedMachines = new WeakMap<AnyStateNode, AnyStateMachine>()

/** Starts the production machine with scripted actors and a manual clock. */
export function startModelRun(
  model: MachineModel,
  input: unknown,
  inspect?: (event: InspectionEvent) => void,
): ModelRun {
  const environment = createTestEnvironment()
  const { clock } = environment
  // Without an observer, XState creates no inspection events.
  const actor = createActor(scriptedMachine(model), { input, clock, ...(inspect && { inspect }) })
  environments.set(actor.system, environment)
  const allEmitted: AnyEventObject[] = []
  actor.on('*', (event) => allEmitted.push(event))
  actor.subscribe({ error: () => {} })
  actor.start()
  return { model, environment, actor, allEmitted, snapshot: () => actor.getSnapshot() }
}

function scriptedMachine({ machine, listeners }: MachineModel): AnyStateMachine {
  const known = scriptedMachines.get(machine.root)
  if (known) return known
  const scripted: AnyStateMachine = machine.provide({
    actors: scriptedActors(machine, Object.keys(listeners), environmentOf),
  })
  scriptedMachines.set(machine.root, scripted)
  return scripted
}

function environmentOf(system: AnyActorRef['system']): TestEnvironment {
  const environment = environments.get(system)
  if (environment === undefined) throw new Error('An actor runs outside of a model run')
  return environment
}

/** Waits until the results of settled promises have reached the machine. */
export async function flush(): Promise<void> {
  for (let turn = 0; turn < 4; turn += 1) await Promise.resolve()
}
