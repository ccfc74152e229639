import { defineStore } from '../../protocol/define.ts'
import { telemetryActors } from './telemetry.actors.ts'
import { telemetryMachine } from './telemetry.machine.ts'
import { telemetryReactions } from './telemetry.reactions.ts'

/** The store has no public state. */
export const selectTelemetry = () => ({})

export const telemetryStore = defineStore({
  name: 'telemetry',
  machine: telemetryMachine,
  actors: telemetryActors,
  reactions: telemetryReactions,
  select: selectTelemetry,
})
