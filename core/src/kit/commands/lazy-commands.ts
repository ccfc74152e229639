import { namespacesToLeave } from '../../domain/account/namespaces-to-disconnect.ts'
import type { ByNamespace, Namespace } from '../../domain/caip/namespace.ts'
import { importAgain } from '../../platform/lazy.ts'
import type { Kit } from '../api/kit.ts'
import type { CommandParts } from './command-deps.ts'
import type { Commands } from './commands.ts'

type Parts = CommandParts & {
  /** Gives up restoring these namespaces (all). */
  giveUp(namespace: Namespace | null): void
}

/** Commands whose code comes with the first of them; what did not load is asked for again. */
export function lateCommands({ giveUp, ...parts }: Parts): Pick<Kit, keyof Commands> {
  const { state, world } = parts
  let made: Promise<Commands> | null = null
  let attempts = 1
  const commands = () => {
    made ??= importAgain(() => import('./commands.ts'), attempts++)
      .then(({ createCommands }) => createCommands(parts))
      .catch((error) => {
        made = null
        throw error
      })
    return made
  }
  /** Also what is still being restored, or was given up for this visit only. */
  const connectors = (): ByNamespace<string> =>
    Object.fromEntries(
      world.namespaces.flatMap((namespace) => {
        const connectorId =
          state().accounts[namespace]?.connectorId ??
          world.storage.get(`${namespace}:connected_connector_id`)
        return connectorId === null ? [] : [[namespace, connectorId]]
      }),
    )
  return {
    async disconnect(namespace) {
      const left = connectors()
      const leaving = namespacesToLeave(left, namespace ?? null)
      for (const one of namespace === undefined ? [null] : new Set([namespace, ...leaving]))
        giveUp(one)
      return (await commands()).disconnect(
        Object.fromEntries(leaving.flatMap((one) => (left[one] ? [[one, left[one]]] : []))),
        namespace,
      )
    },
    switchNetwork: async (wanted) => (await commands()).switchNetwork(wanted),
    updateNativeBalance: async (namespace) => (await commands()).updateNativeBalance(namespace),
    updatePortfolio: async (namespace) => (await commands()).updatePortfolio(namespace),
    signMessage: async (...asked) => (await commands()).signMessage(...asked),
    signTypedData: async (...asked) => (await commands()).signTypedData(...asked),
    getCapabilities: async (...asked) => (await commands()).getCapabilities(...asked),
    sendCalls: async (...asked) => (await commands()).sendCalls(...asked),
    getCallsStatus: async (...asked) => (await commands()).getCallsStatus(...asked),
    waitForCalls: async (...asked) => (await commands()).waitForCalls(...asked),
  }
}
