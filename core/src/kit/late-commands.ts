import type { Namespace } from '../domain/namespace.ts'
import { importAgain } from '../platform/import-again.ts'
import type { CommandParts, Commands } from './commands.ts'

type Parts = CommandParts & {
  /** Gives up restoring these namespaces (all). */
  giveUp(namespace: Namespace | null): void
}

/** Commands whose code comes with the first of them; what did not load is asked for again. */
export function lateCommands({ giveUp, ...parts }: Parts): Commands {
  let made: Promise<Commands> | null = null
  const commands = () => {
    made ??= importAgain(() => import('./commands.ts'), 1)
      .then(({ createCommands }) => createCommands(parts))
      .catch((error) => {
        made = null
        throw error
      })
    return made
  }
  return {
    async disconnect(namespace) {
      giveUp(namespace ?? null)
      return (await commands()).disconnect(namespace)
    },
    switchNetwork: async (wanted) => (await commands()).switchNetwork(wanted),
    updateNativeBalance: async () => (await commands()).updateNativeBalance(),
    signMessage: async (message) => (await commands()).signMessage(message),
    signTypedData: async (typedData) => (await commands()).signTypedData(typedData),
  }
}
