import type { RunningFlow } from '@latchkit/core'
import { createActor } from 'xstate'
import { connectMachine } from '../../../core/src/flows/connect/connect.machine.ts'
import { connectView } from '../../../core/src/flows/connect/connect.view.ts'
import { runningFlow } from '../../../core/src/kit/runtime/machine-runner.ts'
import type { Play } from '../walker/play.ts'

type Running = Readonly<Record<string, RunningFlow>>

/** The flow of a play, as the modal's entry `key` holds it. */
export const heldFlow = (key: string, { model, actor }: Play): Running => {
  const { view } = model.outside
  if (view === null) throw new Error(`${model.id} is no flow`)
  return { [key]: runningFlow(model.machine.id, actor, view as never, () => {}) }
}

/** A list of wallets to choose from, beside whatever is walked. */
export const wallets = (key: string): Running => ({
  [key]: runningFlow(
    'connect',
    createActor(connectMachine, { input: { legal: false, remote: false, eager: false } }).start(),
    connectView as never,
    () => {},
  ),
})
