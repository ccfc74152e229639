import type { SnapshotFrom } from 'xstate'
import { defineStore } from '../../protocol/define.ts'
import type { AlertState } from '../../protocol/kit-state.ts'
import { alertActors } from './alert.actors.ts'
import { alertMachine } from './alert.machine.ts'
import { alertHint } from './alert-hints.ts'
import { audienceOf } from './alert-queue.ts'

/** The public state of the alerts. */
export function selectAlert(snapshot: SnapshotFrom<typeof alertMachine>): AlertState {
  const { context } = snapshot
  const [shown, ...others] = context.open
  if (!snapshot.matches('shown') || shown === undefined) return { open: false }
  return {
    open: true,
    ...shown,
    audience: audienceOf(shown),
    hint: alertHint(shown, context),
    waiting: others.length,
  }
}

export const alertStore = defineStore({
  name: 'alert',
  machine: alertMachine,
  actors: alertActors,
  reactions: {},
  select: selectAlert,
})
