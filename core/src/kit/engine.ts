import { findRemoteConnector } from '../domain/wallet/find-connectors.ts'
import { parseWallets } from '../domain/wallet/parse-wallet.ts'
import type { CustomWallet } from '../domain/wallet/wallet.ts'
import { EarlyError } from '../errors/early-error.ts'
import { lazy } from '../platform/lazy.ts'
import type { Engine } from './commands/engine.types.ts'
import { createLazyCommands } from './commands/lazy-commands.ts'
import { createNetworkUpdates } from './commands/network-updates.ts'
import { createOpen } from './commands/open.ts'
import { createRunFlow } from './commands/run-flow.ts'
import { createRuntime, type Runtime, type RuntimeOptions } from './create-runtime.ts'
import { createInspection, type Inspection } from './inspection.ts'

type EngineOptions = Omit<RuntimeOptions, 'observe'> & {
  /** Not parsed yet, with the changes that the page made before the engine was loaded. */
  customWallets: readonly CustomWallet[]
  emitInspected(event: object): void
  reportListener(error: unknown): void
  /** Called before the first machine starts. */
  onInspection(inspection: Inspection): void
}

/** Creates and starts the engine: starts the stores and restores the stored connections. */
export function startEngine({
  config,
  customWallets,
  emitInspected,
  reportListener,
  onInspection,
  ...options
}: EngineOptions): Engine {
  const { parsed, platform } = options
  const inspection = createInspection(emitInspected, reportListener)
  onInspection(inspection)
  const runtime = createRuntime({
    ...options,
    config: { ...config, customWallets: parseWallets(customWallets) },
    observe: inspection.observe,
  })
  const { state, stores, deps, dispatcher, routeFlows, restore } = runtime
  const stopWatchingVisibility = platform.page.onVisible(() => {
    for (const connector of deps.connectors) connector.reconnect()
    // Balances may be outdated after the device slept: read those older than their cache (fault
    // L8).
    for (const namespace of config.namespaces)
      stores.account(namespace)?.send({ type: 'refresh', forced: false })
  })
  state.subscribe(routeFlows.sync)
  if (parsed.pending.enabled) watchPending(runtime, reportListener)
  stores.start()
  if (config.projectId === null) {
    dispatcher.send([
      {
        to: 'alert',
        type: 'raise',
        code: 'config/project-id-missing',
        variant: 'error',
        details: {},
        once: true,
      },
    ])
  }
  restore.start()
  routeFlows.sync()
  const stopped = new AbortController()
  return {
    ...createCommands(runtime, stopped.signal),
    state,
    ready: restore.ready,
    stop() {
      stopWatchingVisibility()
      stopped.abort()
      runtime.stop()
    },
  }
}

/** Sends the active account to the pending store. The first state change loads the code. */
function watchPending({ state, stores }: Runtime, report: (error: unknown) => void): void {
  const { send } = stores.refs.pending
  const watcher = lazy(
    () => import('../stores/pending/account-watcher.ts'),
    ({ createAccountWatcher }) => createAccountWatcher({ state: state.getSnapshot, send }),
  )
  state.subscribe(() => void watcher().then((update) => update(), report))
}

function createCommands(
  { state, stores, deps, dispatcher, flowLoader, flowRunner, routeFlows, restore }: Runtime,
  stopped: AbortSignal,
): Omit<Engine, 'state' | 'ready' | 'stop'> {
  const { getSnapshot } = state
  const preload: Engine['preload'] = async (view) => {
    const name = flowLoader.flowOf(view)
    if (name !== null) await flowLoader.load(name)
    routeFlows.retryFailed()
  }
  return {
    flows: routeFlows.store,
    preload,
    send: stores.send,
    run: createRunFlow(flowRunner.runHeadless),
    open: createOpen({ state: getSnapshot, refs: stores.refs, preload }),
    ...createLazyCommands({
      state,
      stores,
      deps,
      stopped,
      sendMessage: (message) => dispatcher.send([message]),
      startFlow: flowRunner.start,
      abandon: restore.abandon,
    }),
    ...createNetworkUpdates({ state: getSnapshot, stores }),
    setCustomWallets: (wallets) =>
      stores.refs.config.send({ type: 'set', change: { customWallets: parseWallets(wallets) } }),
    provider(namespace) {
      const { status, connectorId, address, caipNetworkId } =
        getSnapshot().accounts[namespace] ?? {}
      if (status !== 'connected' || connectorId == null) return null
      const active = address && caipNetworkId ? { address, caipNetworkId } : null
      return deps.loaded(namespace)?.provider(connectorId, active) ?? null
    },
    async universalProvider() {
      const remote = findRemoteConnector(deps.connectors)
      if (remote === null) throw new EarlyError('remote/unavailable')
      return remote.universalProvider()
    },
  }
}
