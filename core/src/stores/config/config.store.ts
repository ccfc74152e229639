import type { SnapshotFrom } from 'xstate'
import { defineStore } from '../../protocol/define.ts'
import type { ConfigState } from '../../protocol/kit-state.ts'
import type { Reactions } from '../../protocol/reactions.ts'
import { configActors } from './config.actors.ts'
import { configMachine } from './config.machine.ts'
import type { ConfigEmitted } from './config.types.ts'

/** Raises alerts for the developer: about ignored settings, and about the origin of the page. */
export const configReactions: Reactions<ConfigEmitted> = {
  'features.changed': 'none',
  'features.read': 'none',
  'settings.ignored': ({ settings }) => [
    {
      to: 'alert',
      type: 'raise',
      code: 'config/local-ignored',
      variant: 'warning',
      details: { settings },
      once: true,
    },
  ],
  'origin.doubted': ({ code }) => [
    { to: 'alert', type: 'raise', code, variant: 'error', details: {}, once: true },
  ],
}

export const selectConfig = ({ context }: SnapshotFrom<typeof configMachine>): ConfigState =>
  context.config

export const configStore = defineStore({
  name: 'config',
  machine: configMachine,
  actors: configActors,
  reactions: configReactions,
  select: selectConfig,
})
