import { namespacesToDisconnect } from '../../domain/account/namespaces-to-disconnect.ts'
import type { ByNamespace, Namespace } from '../../domain/caip/namespace.ts'
import { lazy } from '../../platform/lazy.ts'
import type { Kit } from '../api/kit.ts'
import type { CommandDeps, Commands } from './command-deps.ts'

type LazyCommandDeps = CommandDeps & {
  /** Abandons restoring the connection of a namespace; null: of all. */
  abandon(namespace: Namespace | null): void
}
type LazyCommands = Omit<Commands, 'disconnect'> & Pick<Kit, 'disconnect'>

/** Commands whose code is imported by the first call. */
export function createLazyCommands({ abandon, ...commandDeps }: LazyCommandDeps): LazyCommands {
  const { state, deps } = commandDeps
  const load = lazy(
    () => import('./commands.ts'),
    ({ createCommands }): Commands => createCommands(commandDeps),
  )
  /** Connector ids by namespace, including connections that are still restored or were abandoned. */
  const connectorIds = (): ByNamespace<string> =>
    Object.fromEntries(
      deps.namespaces.flatMap((namespace) => {
        const connectorId =
          state().accounts[namespace]?.connectorId ??
          deps.storage.get(`${namespace}:connected_connector_id`)
        return connectorId === null ? [] : [[namespace, connectorId]]
      }),
    )
  return {
    async disconnect(namespace) {
      const all = connectorIds()
      const namespaces = namespacesToDisconnect(all, namespace ?? null)
      if (namespace === undefined) abandon(null)
      else for (const each of new Set([namespace, ...namespaces])) abandon(each)
      const connections = Object.fromEntries(
        namespaces.flatMap((each) => (all[each] ? [[each, all[each]]] : [])),
      )
      return (await load()).disconnect(connections, namespace)
    },
    switchNetwork: async (network) => (await load()).switchNetwork(network),
    refreshBalance: async (namespace) => (await load()).refreshBalance(namespace),
    refreshPortfolio: async (namespace) => (await load()).refreshPortfolio(namespace),
    signMessage: async (...request) => (await load()).signMessage(...request),
    signTypedData: async (...request) => (await load()).signTypedData(...request),
    capabilities: async (namespace) => (await load()).capabilities(namespace),
    sendCalls: async (...request) => (await load()).sendCalls(...request),
    callsStatus: async (...request) => (await load()).callsStatus(...request),
    waitForCalls: async (...request) => (await load()).waitForCalls(...request),
  }
}
