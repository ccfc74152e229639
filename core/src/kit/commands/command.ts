import type { Commands } from './command-deps.ts'
import type { CommandName, CommandResult, EngineAccess } from './engine.types.ts'

/** Returns the method of the kit that runs a command of the engine. */
export const commandOf =
  <Name extends CommandName>(engine: EngineAccess, name: Name) =>
  (...request: Parameters<Commands[Name]>): Promise<CommandResult<Name>> =>
    engine.call((loaded) => loaded.command(name, ...request))
