import type { SnapshotFrom } from 'xstate'
import { defineStore } from '../../protocol/define.ts'
import type { ConfigState } from '../../protocol/kit-state.ts'
import { configActors } from './config.actors.ts'
import { configMachine } from './config.machine.ts'
import { configReactions } from './config.reactions.ts'

export const selectConfig = ({ context }: SnapshotFrom<typeof configMachine>): ConfigState =>
  context.config

export const configStore = defineStore({
  name: 'config',
  machine: configMachine,
  actors: configActors,
  reactions: configReactions,
  select: selectConfig,
})
