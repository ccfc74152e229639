import type { RunningFlow } from '@latchkit/core'
import { createActor } from 'xstate'
import { connectActors, connectView } from '../../../core/src/flows/connect/connect.flow.ts'
import { connectMachine } from '../../../core/src/flows/connect/connect.machine.ts'
import { createRunningFlow } from '../../../core/src/kit/runtime/machine-runner.ts'
import type { ModelRun } from '../walker/machine-model.ts'

type RunningFlows = Readonly<Record<string, RunningFlow>>

/**
 * The flow of a model run, under the key of an entry of the view stack. `id`: of the flow, if several
 * run the machine.
 */
export const flowOfRun = (
  key: string,
  { model, actor }: ModelRun,
  id = model.machine.id,
): RunningFlows => {
  const { view } = model.role
  if (view === null) throw new Error(`${model.id} has no view: it is not a flow`)
  return { [key]: createRunningFlow(id, actor, view as never, () => {}) }
}

/** The connect flow, for tests that render the Connect view beside the walked machine. */
export const connectListFlow = (key: string): RunningFlows => ({
  [key]: createRunningFlow(
    'connect',
    createActor(
      connectMachine.provide({ actors: connectActors({ remote: null, embedded: null }) }),
      {
        input: {
          methods: ['wallet'],
          wallets: 'listed',
          socials: [],
          popups: true,
          legal: false,
          remote: false,
          eager: false,
          network: null,
          loginNetworks: [],
        },
      },
    ).start(),
    connectView as never,
    () => {},
  ),
})
