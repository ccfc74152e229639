import { lazy } from '../../platform/lazy.ts'
import type { Commands } from './command-deps.ts'
import type { CommandOptions } from './commands.ts'
import type { Engine } from './engine.types.ts'

/** Creates commands whose code is imported on the first call. */
export function createLazyCommands(options: CommandOptions): Pick<Engine, 'command'> {
  const load = lazy(
    () => import('./commands.ts'),
    ({ createCommands }): Commands => createCommands(options),
  )
  return {
    async command(name, ...request) {
      const commands = await load()
      // the type of `command` pairs each name with its own parameters
      const run = commands[name] as (...parameters: unknown[]) => Promise<never>
      return run(...request)
    },
  }
}
