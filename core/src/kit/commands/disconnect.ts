import type { ByNamespace, Namespace } from '../../domain/caip/namespace.ts'
import type { DisconnectOutput } from '../../flows/disconnect/disconnect.types.ts'
import type { AccountState } from '../../protocol/kit-state.ts'
import type { CommandDeps, Commands } from './command-deps.ts'

type DisconnectDeps = Pick<CommandDeps, 'state' | 'sendMessage' | 'startFlow' | 'waitUntil'> & {
  resolveNamespace(namespace?: Namespace): Namespace
}

/** Runs the `disconnect` flow, then waits until the accounts are disconnected. */
export function createDisconnect({
  state,
  sendMessage,
  startFlow,
  waitUntil,
  resolveNamespace,
}: DisconnectDeps): Commands['disconnect'] {
  const runDisconnect = (namespaces: readonly Namespace[], stored: ByNamespace<string>) =>
    new Promise<DisconnectOutput>((resolve, reject) => {
      startFlow(
        'disconnect',
        { namespaces, stored },
        { onEnd: (end) => (end.status === 'done' ? resolve(end.output) : reject(end.error)) },
      ).catch(reject)
    })
  return async (connections, given) => {
    resolveNamespace(given) // throws for an unknown namespace
    const namespaces = Object.keys(connections)
    if (namespaces.length === 0) return []
    for (const namespace of namespaces) {
      if (state().accounts[namespace]?.connectorId == null)
        sendMessage({ to: 'connections', type: 'connection.clear', namespace })
    }
    const { failed } = await runDisconnect(namespaces, connections)
    const isDisconnected = ({ namespace, connectorId, status }: AccountState) =>
      connectorId !== connections[namespace] && status !== 'reconnecting'
    await waitUntil(({ accounts }) =>
      namespaces.every((each) => !accounts[each] || isDisconnected(accounts[each])),
    )
    return namespaces.map((namespace) => ({
      namespace,
      problem: failed.find((failure) => failure.namespace === namespace)?.text ?? null,
    }))
  }
}
