import { connectorKey } from '../../domain/account/connector-key.ts'
import { namespacesToDisconnect } from '../../domain/account/namespaces-to-disconnect.ts'
import type { ByNamespace, Namespace } from '../../domain/caip/namespace.ts'
import { type DisconnectOutput, disconnectFlow } from '../../flows/index.ts'
import { connectionCleared } from '../../protocol/connection-cleared.ts'
import type { EndCommand } from '../../protocol/flow.ts'
import type { AccountState } from '../../protocol/kit-state.ts'
import type { CommandDeps, Commands } from './command-deps.ts'

type DisconnectDeps = Omit<CommandDeps, 'stores'> & {
  resolveNamespace(namespace?: Namespace): Namespace
}

const endCommands: readonly EndCommand[] = ['skip', 'cancel']

/**
 * Runs the `disconnect` flow, then waits until the accounts are disconnected. Also disconnects
 * stored connections that are being restored or could not be restored.
 */
export function createDisconnect({
  state,
  deps,
  sendToFlows,
  cancelRestore,
  sendMessage,
  startFlow,
  waitUntil,
  resolveNamespace,
}: DisconnectDeps): Commands['disconnect'] {
  const connectorIds = (): ByNamespace<string> =>
    Object.fromEntries(
      deps.namespaces.flatMap((namespace) => {
        const connectorId =
          state().accounts[namespace]?.connectorId ?? deps.storage.get(connectorKey(namespace))
        return connectorId === null ? [] : [[namespace, connectorId]]
      }),
    )
  const runDisconnect = (namespaces: readonly Namespace[], stored: ByNamespace<string>) =>
    new Promise<DisconnectOutput>((resolve, reject) => {
      startFlow(
        disconnectFlow,
        { namespaces, stored },
        { onEnd: (end) => (end.status === 'done' ? resolve(end.output) : reject(end.error)) },
      ).catch(reject)
    })
  /**
   * Ends the views of a success, the attempts to connect, and the restores of a namespace (null: of
   * all namespaces).
   */
  const abandon = (namespace: Namespace | null) => {
    for (const type of endCommands)
      sendToFlows({ type }, ({ code }, context) => {
        const own = code.endsOnDisconnect?.(context)
        return own !== undefined && (namespace === null || own === namespace)
      })
    cancelRestore(namespace)
  }
  return async (given) => {
    resolveNamespace(given) // throws for an unknown namespace
    const connectors = connectorIds()
    const namespaces = namespacesToDisconnect(connectors, given ?? null)
    for (const each of given === undefined ? [null] : new Set([given, ...namespaces])) abandon(each)
    if (namespaces.length === 0) return []
    // Removed first: the visitor may leave the page before the wallets answer (fault SG8).
    for (const namespace of namespaces)
      sendMessage(connectionCleared(namespace, connectors[namespace]))
    const { failed } = await runDisconnect(namespaces, connectors)
    const isDisconnected = ({ namespace, connectorId, status }: AccountState) =>
      connectorId !== connectors[namespace] && status !== 'reconnecting'
    await waitUntil(({ accounts }) =>
      namespaces.every((each) => !accounts[each] || isDisconnected(accounts[each])),
    )
    return namespaces.map((namespace) => ({
      namespace,
      problem: failed.find((failure) => failure.namespace === namespace)?.text ?? null,
    }))
  }
}
