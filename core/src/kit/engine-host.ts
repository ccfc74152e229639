import type { Namespace } from '../domain/caip/namespace.ts'
import type { PageFeatures } from '../domain/config/effective-features.ts'
import type { CustomWallet } from '../domain/wallet/wallet.ts'
import { createEmitter } from '../platform/emitter.ts'
import { lazy } from '../platform/lazy.ts'
import type { Platform } from '../platform/platform.ts'
import type { Readable, RunningFlow } from '../protocol/flow.ts'
import type { ConfigState, KitState } from '../protocol/kit-state.ts'
import { applyConfigChange } from '../stores/config/config.context.ts'
import type { DevtoolsApi } from './api/devtools.ts'
import type { EventsApi } from './api/events.ts'
import type { ModalApi } from './api/modal.ts'
import type { Engine, EngineAccess, StoreMessage } from './commands/engine.types.ts'
import type { EarlyRequests } from './early-requests.ts'
import type { EngineStarter } from './engine.ts'
import { createKitEvents } from './events.ts'
import type { Inspection } from './inspection.ts'
import type { ParsedOptions } from './options/parse-options.ts'
import { createDerived } from './state/derived.ts'
import { type InitialNetworks, initialState } from './state/initial-state.ts'

type HostOptions = {
  parsed: ParsedOptions
  network: InitialNetworks
  platform: Platform
  requests: Pick<EarlyRequests, 'reject'>
}
export type EngineHost = {
  /** The engine's state, or a placeholder until the engine is loaded and after `stop()`. */
  state: Readable<KitState>
  flows: ModalApi['flows']
  engine: EngineAccess
  inspect: DevtoolsApi['inspect']
  events: EventsApi
  /**
   * Loads the code of the engine and creates its stores when the page is idle, without starting it.
   * Calls the listeners of `onPrepare`.
   */
  prepare(): void
  onPrepare: ModalApi['onPrepare']
  /** The number of components that render the modal: the listeners of `onPrepare`. */
  renderers(): number
  changeConfig(change: Partial<ConfigState>): void
  setCustomWallets(wallets: readonly CustomWallet[]): void
  /** Changes the page's settings of the features that its project controls too, key by key. */
  changeFeatures(change: Partial<PageFeatures>): void
  /** Sets the namespaces that are being restored in the placeholder. */
  setReconnecting(namespaces: readonly Namespace[]): void
  /** Returns a function that logs an error with this message, unless the kit is stopped. */
  report(message: string): (error: unknown) => void
  isStopped(): boolean
  stop(): void
}

/** Stores the state and settings of a kit until its engine is loaded, and loads the engine. */
export function createEngineHost({ parsed, network, platform, requests }: HostOptions): EngineHost {
  let placeholder = initialState(parsed.config, network, null)
  let { customWallets, pageFeatures } = parsed

  const report = (message: string) => (error: unknown) => {
    if (!isStopped()) platform.log.error(message, error)
  }
  const reportListener = report('A listener of the page threw an error')
  const observers = createEmitter<object>(reportListener)
  const events = createKitEvents(platform.clock, reportListener)
  let inspection: Inspection | null = null

  let cancelIdle = () => {}
  const loadEngine = lazy(
    () => import('./engine.ts'),
    ({ createEngineStarter }) =>
      createEngineStarter({
        parsed,
        settings: () => ({ config: placeholder.config, customWallets, pageFeatures }),
        network,
        platform: { ...platform, trace: observers.emit },
        emitInspected: observers.emit,
        publish: events.publish,
        reportListener,
        onInspection: (created) => {
          inspection = created
        },
      }),
  )
  const preparation = createEmitter<void>(reportListener)
  let isPrepared = false
  const updateSnapshots = () => {
    state.changed()
    flows.changed()
  }
  const running = lazy<EngineStarter, Engine>(loadEngine, ({ start }) => {
    cancelIdle()
    const engine = start()
    engine.state.subscribe(state.changed)
    // The state first: a listener of a new flow reads the entry of its view.
    engine.flows.subscribe(updateSnapshots)
    return engine
  })
  const { current, call } = running
  // The page receives the start of the engine, and the calls that waited for it, as one change.
  const state = createDerived<KitState>(
    () => current()?.state.getSnapshot() ?? placeholder,
    reportListener,
  )
  const flows = createDerived<Readonly<Record<string, RunningFlow>>>(
    () => current()?.flows.getSnapshot() ?? {},
    reportListener,
  )
  running.subscribe(() => {
    if (running.status() === 'loaded') updateSnapshots()
  })
  const setPlaceholder = (next: KitState) => {
    placeholder = next
    state.changed()
  }
  const commands = () => call((engine) => engine.commands())
  const isStopped = () => running.status() === 'stopped'
  const isRequested = () => ['loading', 'loaded'].includes(running.status())
  const run = (use: (engine: Engine) => void) => {
    call(use).catch(report('A command of the kit failed'))
  }
  const send = (message: StoreMessage) => run((engine) => engine.send(message))
  const sendIfLoaded = (message: StoreMessage) => {
    if (isRequested()) send(message)
  }
  return {
    state,
    flows,
    engine: { current, call, commands, run, send, sendIfLoaded },
    inspect(observer) {
      inspection?.replay(observer)
      return observers.subscribe(observer)
    },
    events: events.api,
    report,
    prepare() {
      if (isStopped()) return
      isPrepared = true
      // a failure is reported by the command that needs the engine
      loadEngine()
        .then(({ prepare }) => {
          cancelIdle()
          if (!isStopped() && !isRequested()) cancelIdle = platform.page.onIdle(prepare)
        })
        .catch(() => {})
      preparation.emit()
    },
    onPrepare(listener) {
      if (isPrepared) listener()
      const unsubscribe = preparation.subscribe(listener)
      let isRemoved = false
      return () => {
        if (isRemoved) return
        isRemoved = true
        unsubscribe()
        // A component that moves within the page subscribes again in the same task.
        queueMicrotask(() => {
          if (preparation.size() > 0) return
          requests.reject()
          sendIfLoaded({ to: 'modal', type: 'close' })
        })
      }
    },
    renderers: preparation.size,
    changeConfig(change) {
      setPlaceholder({ ...placeholder, config: applyConfigChange(placeholder.config, change) })
      sendIfLoaded({ to: 'config', type: 'set', change })
    },
    setCustomWallets(wallets) {
      customWallets = wallets
      if (isRequested()) run((engine) => engine.setCustomWallets(wallets))
    },
    changeFeatures({ local, forced }) {
      pageFeatures = {
        local: { ...pageFeatures.local, ...local },
        forced: { ...pageFeatures.forced, ...forced },
      }
      sendIfLoaded({ to: 'config', type: 'features.set', features: pageFeatures })
    },
    setReconnecting: (namespaces) =>
      setPlaceholder(initialState(placeholder.config, network, namespaces)),
    isStopped,
    stop() {
      running.stop()
      cancelIdle()
      loadEngine.stop()
      const initial = initialState(placeholder.config, network, [])
      placeholder = {
        ...initial,
        restoring: null,
        modal: { ...initial.modal, phase: 'closed' },
      }
      updateSnapshots()
      state.stop()
      flows.stop()
      events.stop()
      inspection = null
      observers.emit({ type: '@latchkit.stopped' })
      observers.clear()
    },
  }
}
