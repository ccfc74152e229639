import type { SnapshotFrom } from 'xstate'
import type { AlertState } from '../../protocol/kit-state.ts'
import type { alertMachine } from './alert.machine.ts'

/** Shown or not, and what. */
export const alertState = ({ context }: SnapshotFrom<typeof alertMachine>): AlertState =>
  context.alert === null ? { open: false } : { open: true, ...context.alert }
