import type { InspectionEvent } from 'xstate'
import type { PageFeatures } from '../domain/config/effective-features.ts'
import { parseOwnWallets } from '../domain/wallet/parse-wallet.ts'
import type { CustomWallet } from '../domain/wallet/wallet.ts'
import { remoteErrors } from '../errors/areas/remote.ts'
import { KitError } from '../errors/kit-error.ts'
import { connectFlow } from '../flows/index.ts'
import { flows } from '../flows/list.generated.ts'
import { lazy, whenIdle } from '../platform/lazy.ts'
import type { Platform } from '../platform/platform.ts'
import type { ConfigState } from '../protocol/kit-state.ts'
import type { Message } from '../protocol/messages.ts'
import { createEmbeddedCommands } from './commands/embedded.ts'
import type { Engine } from './commands/engine.types.ts'
import { createNetworkUpdates } from './commands/network-updates.ts'
import { createOpen } from './commands/open.ts'
import { createRunFlow } from './commands/run-flow.ts'
import { createViewGate } from './commands/view-gate.ts'
import { createRuntime, type Runtime, type RuntimeOptions } from './create-runtime.ts'
import type { EmbeddedCode } from './deps/embedded-code.ts'
import { createFeatures, type Features } from './features.ts'
import { createInspection, type Inspection } from './inspection.ts'
import type { ParsedOptions } from './options/parse-options.ts'
import { createFlowLoader } from './runtime/flow-loader.ts'
import { createPolicy, type Policy } from './runtime/policy.ts'
import { shallowEqual } from './state/derived.ts'
import { persistedConnections, storedConnectors } from './state/initial-inputs.ts'

type EngineOptions = Omit<
  RuntimeOptions,
  'observe' | 'config' | 'pageFeatures' | 'flowLoader' | 'features' | 'signIn' | 'embeddedCode'
> & {
  /** The settings with all changes that the page has made. The wallets are not parsed yet. */
  settings(): {
    config: ConfigState
    customWallets: readonly CustomWallet[]
    pageFeatures: PageFeatures
  }
  emitInspected(event: object): void
  reportListener(error: unknown): void
  /** Called before the first machine starts. */
  onInspection(inspection: Inspection): void
}
export type EngineStarter = {
  /**
   * Creates the stores, which takes most of the time of `start`, without starting them: no wallet
   * is discovered, no listener is added and no request is sent.
   */
  prepare(): void
  /** Starts the stores and restores the stored connections. */
  start(): Engine
  /** Drops what `prepare` has created. */
  stop(): void
}

/**
 * Creates the starter once the flow of the first view is loaded: then the first frame of the modal
 * shows its wallets. If that fails, the view loads the flow again. Rejects if the code of a
 * configured sign-in does not load: without it, visitors could connect without signing in. The code
 * of the embedded wallet must load, too: without it, a stored login would be lost.
 */
export async function createEngineStarter(engineOptions: EngineOptions): Promise<EngineStarter> {
  const flowLoader = createFlowLoader()
  const features = createFeatures()
  const { siwx, config } = engineOptions.parsed
  const [signIn, embeddedCode] = await Promise.all([
    siwx === null ? null : loadSignIn(),
    config.logins ? loadEmbeddedCode(engineOptions.platform) : null,
    flowLoader.code(connectFlow).load(),
  ])
  const policy = createPolicy(engineOptions.platform)
  const platform = { ...engineOptions.platform, fetch: policy.fetch }
  const options = { ...engineOptions, platform, policy, flowLoader, features, signIn, embeddedCode }
  let prepared: Prepared | null = null
  const discard = () => {
    prepared?.runtime.stop()
    prepared = null
  }
  return {
    prepare() {
      try {
        prepared ??= prepareRuntime(options)
      } catch {
        // `start` throws the same error, which the command that needs the engine reports
      }
    },
    start() {
      if (prepared?.isOutdated()) discard()
      const { runtime, inspect } = prepared ?? prepareRuntime(options)
      prepared = null
      inspect()
      return startEngine(runtime, options)
    },
    stop: discard,
  }
}

const loadSignIn = lazy(() => import('./deps/sign-in-code.ts'))

async function loadEmbeddedCode({ page }: Platform): Promise<EmbeddedCode> {
  const [popups, { createEmbeddedCode }] = await Promise.all([page.popups(), importEmbeddedCode()])
  return createEmbeddedCode(popups)
}
const importEmbeddedCode = lazy(() => import('./deps/embedded-code.ts'))

type StarterOptions = EngineOptions &
  Pick<RuntimeOptions, 'flowLoader' | 'features' | 'signIn' | 'embeddedCode'> & { policy: Policy }

type Prepared = {
  runtime: Runtime
  /** Whether the settings or the stored connections have changed since. */
  isOutdated(): boolean
  /** Emits the inspection events so far, and each later one at once. */
  inspect(): void
}

function prepareRuntime(options: StarterOptions): Prepared {
  const { settings, emitInspected, reportListener, onInspection } = options
  const initial = settings()
  const { config, customWallets, pageFeatures } = initial
  const { parsed, platform, embeddedCode } = options
  const waiting: InspectionEvent[] = []
  let observe = (event: InspectionEvent): void => void waiting.push(event)
  const runtime = createRuntime({
    ...options,
    config: {
      ...config,
      customWallets: parseOwnWallets(customWallets),
      embeddedWallet: embeddedCode?.embeddedWalletOf(parsed, platform) ?? null,
    },
    pageFeatures,
    observe: (event) => observe(event),
  })
  const readStored = () => JSON.stringify(persistedConnections(runtime.deps, config.namespaces))
  const stored = readStored()
  return {
    runtime,
    isOutdated: () => !shallowEqual(settings(), initial) || readStored() !== stored,
    inspect() {
      const inspection = createInspection(emitInspected, reportListener)
      onInspection(inspection)
      observe = inspection.observe
      waiting.forEach(observe)
    },
  }
}

function startEngine(
  runtime: Runtime,
  { parsed, platform, policy, features, reportListener, embeddedCode }: StarterOptions,
): Engine {
  const { state, stores, deps, dispatcher, routeFlows, restore } = runtime
  const config = stores.refs.config.state()
  const stopWatchingVisibility = platform.page.onVisible(() => {
    deps.remote?.reconnect()
    // Balances may be outdated after the device slept: read those older than their cache (fault
    // L8).
    for (const namespace of config.namespaces)
      stores.account(namespace)?.send({ type: 'refresh', forced: false })
  })
  const stopWatchingPolicy = watchPolicy(policy, runtime, parsed)
  state.subscribe(routeFlows.sync)
  if (parsed.pending.enabled) watchPending(runtime, features, reportListener)
  prefetchCommands(runtime, features, platform)
  if (deps.siwx !== null) watchSignIn(runtime, features, reportListener)
  stores.start()
  runtime.loadDetails()
  if (config.projectId === null && config.debug) {
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
  const returned = deps.embedded && embeddedCode?.takeReturnedLogin(platform, deps.storage)
  const view = flows.find(({ returns }) => returns)?.views[0]
  if (returned && view) {
    dispatcher.send([
      { to: 'router', type: 'reset', view: 'Connect', data: null },
      // `defineFlow` checks that the flow of the view takes this data.
      { to: 'router', type: 'push', view, data: returned } as Message,
      { to: 'modal', type: 'open' },
    ])
  }
  routeFlows.sync()
  const stopped = new AbortController()
  return {
    ...createMethods(runtime, features, stopped.signal),
    state,
    ready: restore.ready,
    stop() {
      stopWatchingVisibility()
      stopWatchingPolicy()
      stopped.abort()
      runtime.stop()
    },
  }
}

/** Raises an alert for each service that the content security policy of the page blocks. */
function watchPolicy(
  policy: Policy,
  { dispatcher, stores }: Runtime,
  { services: { relay } }: ParsedOptions,
): () => void {
  const frame = stores.refs.config.state().embeddedWallet?.origin
  return policy.watch({ relay, frame: frame ?? null }, (details) => {
    const variant = details.directive === 'img-src' ? 'warning' : 'error'
    const code = 'config/policy-blocked'
    dispatcher.send([{ to: 'alert', type: 'raise', code, variant, details, once: false }])
  })
}

/** Sends the active account to the pending store. The first state change loads the code. */
function watchPending(
  { state, stores }: Runtime,
  { pending }: Features,
  report: (error: unknown) => void,
): void {
  const { send } = stores.refs.pending
  const watcher = lazy(pending, ({ createAccountWatcher }) =>
    createAccountWatcher({ state: state.getSnapshot, send }),
  )
  state.subscribe(() => void watcher().then((update) => update(), report))
}

/**
 * Loads the code of the commands when the page is idle after a wallet has connected: a page that
 * disconnects and is left at once must not wait for it (fault SG8).
 */
function prefetchCommands(
  { state }: Runtime,
  { commands }: Features,
  platform: Pick<Platform, 'page'>,
): void {
  const load = lazy(whenIdle(platform, commands))
  state.subscribe(({ accounts }) => {
    const isConnected = Object.values(accounts).some(({ status }) => status === 'connected')
    // A failed load is repeated by the first command.
    if (isConnected && load.status() === 'idle') void load.load()
  })
}

/** Sends the account that signs in to the session store. The first state change loads the code. */
function watchSignIn(
  { state, stores, deps, restore }: Runtime,
  { signIn }: Features,
  report: (error: unknown) => void,
): void {
  const { send } = stores.refs.session
  const open = () => deps.siwx?.openNamespaces() ?? []
  const { namespaces } = stores.refs.config.state()
  const watcher = lazy(signIn, ({ createAccountWatcher }) =>
    createAccountWatcher({
      state: state.getSnapshot,
      send,
      stored: () => Object.keys(storedConnectors(deps.storage, namespaces)),
      open,
    }),
  )
  const update = () => void watcher().then((send) => send(), report)
  state.subscribe(update)
  // A connection may have ended while the page was closed.
  if (open().length > 0) restore.ready().then(update, report)
}

function createMethods(
  { state, stores, deps, dispatcher, flowLoader, flowRunner, ...runtime }: Runtime,
  features: Features,
  stopped: AbortSignal,
): Omit<Engine, 'state' | 'ready' | 'stop'> {
  const { getSnapshot } = state
  const { routeFlows, restore } = runtime
  const { flowOf } = flowLoader
  const sendMessages = dispatcher.send
  const sendMessage = (message: Message) => sendMessages([message])
  const gate = createViewGate({
    state: getSnapshot,
    flowOf,
    refusal: flowRunner.refusal,
    sendMessages,
  })
  const run = createRunFlow(
    flowRunner.runHeadless,
    flowLoader,
    features.connecting,
    gate.requireConsent,
  )
  const preload: Engine['preload'] = async (view, namespace) => {
    const flow = flowLoader.flowOf(view)
    await Promise.all([
      flow && flowLoader.code(flow)(),
      namespace && deps.adapters.get(namespace),
      namespace && features.connecting(),
    ])
  }
  return {
    flows: routeFlows.store,
    preload,
    send: gate.before(stores.send),
    run,
    open: createOpen({
      state: getSnapshot,
      refs: stores.refs,
      preload,
      missingSignIn: deps.missingSignIn,
      gate,
    }),
    commands: lazy(features.commands, ({ createCommands }) =>
      createCommands({
        state,
        stores,
        deps,
        stopped,
        sendMessage,
        flows: routeFlows.store,
        startFlow: flowRunner.start,
        runFlow: run,
        sendToFlows: flowRunner.send,
        cancelRestore: restore.cancel,
        loadSignIn: features.signIn,
      }),
    ),
    ...createNetworkUpdates({ state: getSnapshot, stores }),
    setCustomWallets: (wallets) =>
      stores.refs.config.send({ type: 'set', change: { customWallets: parseOwnWallets(wallets) } }),
    provider(namespace) {
      const { status, connectorId, address, caipNetworkId } =
        getSnapshot().accounts[namespace] ?? {}
      if (status !== 'connected' || connectorId == null) return null
      const active = address && caipNetworkId ? { address, caipNetworkId } : null
      return deps.adapters.loaded(namespace)?.provider(connectorId, active) ?? null
    },
    siwx: () => deps.siwx?.extension ?? null,
    embedded: createEmbeddedCommands({ state: getSnapshot, deps, sendMessage }),
    async universalProvider() {
      const { remote } = deps
      if (remote === null) throw new KitError(remoteErrors, 'remote/unavailable')
      return remote.universalProvider()
    },
  }
}
