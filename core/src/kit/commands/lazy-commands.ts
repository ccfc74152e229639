import { connectorKey } from '../../domain/account/connector-key.ts'
import { namespacesToDisconnect } from '../../domain/account/namespaces-to-disconnect.ts'
import type { ByNamespace, Namespace } from '../../domain/caip/namespace.ts'
import { lazy } from '../../platform/lazy.ts'
import type { Commands } from './command-deps.ts'
import type { CommandOptions } from './commands.ts'
import type { Engine } from './engine.types.ts'

type LazyCommandOptions = CommandOptions & {
  /** Cancels connecting and restoring in a namespace (null: in all namespaces). */
  abandon(namespace: Namespace | null): void
}

/** Creates commands whose code is imported on the first call. */
export function createLazyCommands({
  abandon,
  ...options
}: LazyCommandOptions): Pick<Engine, 'command' | 'disconnect'> {
  const { state, deps } = options
  const load = lazy(
    () => import('./commands.ts'),
    ({ createCommands }): Commands => createCommands(options),
  )
  /**
   * Connector ids by namespace, including stored connections that are being restored or could not
   * be restored.
   */
  const connectorIds = (): ByNamespace<string> =>
    Object.fromEntries(
      deps.namespaces.flatMap((namespace) => {
        const connectorId =
          state.getSnapshot().accounts[namespace]?.connectorId ??
          deps.storage.get(connectorKey(namespace))
        return connectorId === null ? [] : [[namespace, connectorId]]
      }),
    )
  return {
    async command(name, ...request) {
      const commands = await load()
      // the type of `command` pairs each name with its own parameters
      const run = commands[name] as (...parameters: unknown[]) => Promise<never>
      return run(...request)
    },
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
  }
}
