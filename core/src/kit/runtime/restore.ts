import type { Namespace } from '../../domain/caip/namespace.ts'
import { embeddedConnectorId, remoteConnectorId } from '../../domain/wallet/wallet.ts'
import { reconnectFlow } from '../../flows/index.ts'
import type { ReconnectEvent } from '../../flows/reconnect/reconnect.types.ts'
import { afterConnection } from '../../protocol/after-connection.ts'
import type { RunningFlow } from '../../protocol/flow.ts'
import type { Message } from '../../protocol/messages.ts'
import type { Queries } from '../../protocol/reactions.ts'
import type { KitDeps } from '../deps/create-deps.ts'
import { storedConnectors } from '../state/initial-inputs.ts'
import type { FlowRunner } from './flow-runner.ts'
import type { Stores } from './stores.ts'

type RestoreOptions = {
  namespaces: readonly Namespace[]
  deps: KitDeps
  stores: Stores
  send(messages: readonly Message[]): void
  runner: FlowRunner
  query: Queries
  /** Called when `restoring()` has changed. */
  onRestored(): void
}
export type Restore = {
  start(): void
  /** See `KitState.restoring`. */
  restoring(): readonly Namespace[]
  /** Resolves when every stored connection is restored or could not be restored. */
  ready(): Promise<void>
  /** Restores the session of the remote wallet in these namespaces. */
  resume(namespaces: readonly Namespace[]): void
  /** Cancels the restore of a namespace (null: of all namespaces). */
  cancel(namespace: Namespace | null): void
}

/**
 * Creates the restore of stored connections. `start` runs one reconnect flow per namespace, in
 * parallel. A failure in one namespace does not affect the others.
 */
export function createRestore({
  namespaces,
  deps: { storage, embedded },
  stores,
  send,
  runner,
  query,
  onRestored,
}: RestoreOptions): Restore {
  const stored = storedConnectors(storage, namespaces)
  let restoring: readonly Namespace[] = Object.keys(stored)
  const flows = new Map<Namespace, Promise<RunningFlow>>()
  /** The attempts that have not ended: the next one of a namespace waits for the one before. */
  const attempts = new Map<Namespace, Promise<void>>()
  let setReady: () => void = () => {}
  const ready = new Promise<void>((resolve) => {
    setReady = resolve
  })

  const storedAddress = (namespace: Namespace) =>
    storage.get('connections')?.[namespace]?.[0]?.accounts[0]?.address ?? null
  const attempt = (namespace: Namespace, connectorId: string, address: string | null) =>
    new Promise<void>((resolve) => {
      const account = stores.account(namespace)
      account?.send({ type: 'attempt.start', status: 'reconnecting' })
      const start = () =>
        runner.start(reconnectFlow, { namespace, connectorId, address }, { onEnd: () => resolve() })
      // The flow's reactions depend on the account's status, so the account store has to be loaded.
      const flow = Promise.resolve(account?.loading()).then(start)
      flows.set(namespace, flow)
      flow.catch((error) => {
        runner.report(error)
        account?.send({ type: 'attempt.end' })
        resolve()
      })
    })
  const restore = (namespace: Namespace, connectorId: string, address: string | null) => {
    const run = () => attempt(namespace, connectorId, address)
    const current = (attempts.get(namespace)?.then(run) ?? run()).then(() => {
      if (attempts.get(namespace) === current) attempts.delete(namespace)
    })
    attempts.set(namespace, current)
    return current
  }
  /** Activates another connected namespace if the active one could not be restored. */
  const activateRestored = (stored: readonly Namespace[]) => {
    const active = query.activeNamespace()
    if (active === null || !stored.includes(active)) return
    if (query.statusOf(active) !== 'disconnected') return
    const caipNetworkId = query.nextConnectedNetwork([active])
    if (caipNetworkId === null) return
    stores.refs.network.send({ type: 'network.set', caipNetworkId, activate: true, quiet: true })
    // The visitor now has a connected account: leave Connect, unless it offers one namespace only.
    if (query.isOpen() && query.currentView() === 'Connect' && query.offeredNamespace() === null)
      send(afterConnection(caipNetworkId, query))
  }
  return {
    start() {
      if (Object.values(stored).includes(embeddedConnectorId))
        send([{ to: 'embedded', type: 'watch' }])
      if (storage.get('connection_status') === 'disconnected') storage.removeCaches()
      Promise.all(
        Object.entries(stored).map(([namespace, connectorId]) =>
          restore(namespace, connectorId, storedAddress(namespace)),
        ),
      ).then(() => {
        restoring = []
        activateRestored(Object.keys(stored))
        onRestored()
        setReady()
        // A sign-out that the frame has not confirmed at an earlier visit (fault EM5).
        if (storage.get('embedded_session') === 'ending')
          embedded?.repeatSignOut(new AbortController().signal).catch(() => {})
      })
    },
    restoring: () => restoring,
    ready: () => ready,
    resume(namespaces) {
      for (const namespace of namespaces)
        void restore(namespace, remoteConnectorId, storedAddress(namespace))
    },
    cancel(namespace) {
      const command: ReconnectEvent = { type: 'cancel' }
      for (const [restoring, flow] of flows) {
        if (namespace !== null && namespace !== restoring) continue
        flow.then((running) => runner.send(command, ({ flow }) => flow === running), runner.report)
      }
    },
  }
}
