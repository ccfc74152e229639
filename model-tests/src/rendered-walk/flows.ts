import type { RunningFlow } from '@latchkit/core'
import { createActor } from 'xstate'
import { connectMachine } from '../../../core/src/flows/connect/connect.machine.ts'
import { connectView } from '../../../core/src/flows/connect/connect.view.ts'
import { createRunningFlow } from '../../../core/src/kit/runtime/machine-runner.ts'
import type { ModelRun } from '../walker/model-run.ts'

type Running = Readonly<Record<string, RunningFlow>>

/** The flow of a model run, as the modal's entry `key` holds it. */
export const heldFlow = (key: string, { model, actor }: ModelRun): Running => {
  const { view } = model.role
  if (view === null) throw new Error(`${model.id} is no flow`)
  return { [key]: createRunningFlow(model.machine.id, actor, view as never, () => {}) }
}

/** The connect list, rendered beside the walked view. */
export const wallets = (key: string): Running => ({
  [key]: createRunningFlow(
    'connect',
    createActor(connectMachine, { input: { legal: false, remote: false, eager: false } }).start(),
    connectView as never,
    () => {},
  ),
})
