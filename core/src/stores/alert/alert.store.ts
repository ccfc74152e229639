import type { SnapshotFrom } from 'xstate'
import { defineStore } from '../../protocol/define.ts'
import type { AlertState } from '../../protocol/kit-state.ts'
import { alertActors } from './alert.actors.ts'
import { alertMachine } from './alert.machine.ts'
import { alertHint } from './alert-hints.ts'

/** The public state of the alert. */
export const selectAlert = ({ context }: SnapshotFrom<typeof alertMachine>): AlertState =>
  context.alert === null
    ? { open: false }
    : { open: true, ...context.alert, hint: alertHint(context.alert.code) }

export const alertStore = defineStore({
  name: 'alert',
  machine: alertMachine,
  actors: alertActors,
  reactions: {},
  select: selectAlert,
})
