import type { InspectionEvent } from 'xstate'
import type { PageFeatures } from '../domain/config/effective-features.ts'
import { hiddenFeatures } from '../domain/config/restricted-regions.ts'
import { projectKey, storedAnswer } from '../domain/config/stored-answer.ts'
import type { TelemetryRecord } from '../domain/telemetry/telemetry-event.ts'
import { disconnectFlow } from '../flows/index.ts'
import { whenIdle } from '../platform/lazy.ts'
import type { Platform } from '../platform/platform.ts'
import { connectionCleared } from '../protocol/connection-cleared.ts'
import type { Readable } from '../protocol/flow.ts'
import type { ConfigState, KitState } from '../protocol/kit-state.ts'
import type { Message } from '../protocol/messages.ts'
import type { Queries } from '../protocol/reactions.ts'
import type { ConfigInput } from '../stores/config/config.types.ts'
import { createDeps, type KitDeps } from './deps/create-deps.ts'
import type { EmbeddedCode } from './deps/embedded-code.ts'
import type { Features } from './features.ts'
import type { ParsedOptions } from './options/parse-options.ts'
import { createDispatcher, type Dispatcher } from './runtime/dispatcher.ts'
import type { FlowLoader } from './runtime/flow-loader.ts'
import { createFlowRunner, type FlowRunner } from './runtime/flow-runner.ts'
import { initialProperties } from './runtime/initial-properties.ts'
import type { ActorEnvironment } from './runtime/machine-runner.ts'
import { createQueries } from './runtime/queries.ts'
import { createRestore, type Restore } from './runtime/restore.ts'
import { createRouteFlows, type RouteFlows } from './runtime/route-flows.ts'
import { createStores, type Stores } from './runtime/stores.ts'
import { createTracker, type Tracker } from './runtime/tracker.ts'
import { createDerived, type Derived } from './state/derived.ts'
import { freezeState } from './state/freeze-state.ts'
import { directoryInput, persistedConnections, storedConnectors } from './state/initial-inputs.ts'
import { type InitialNetworks, initialState } from './state/initial-state.ts'

export type RuntimeOptions = {
  parsed: ParsedOptions
  config: ConfigState
  pageFeatures: PageFeatures
  network: InitialNetworks
  platform: Platform
  flowLoader: FlowLoader
  features: Features
  signIn: typeof import('./deps/sign-in-code.ts') | null
  embeddedCode: EmbeddedCode | null
  observe(event: InspectionEvent): void
  /** Delivers an event to `kit.events`. */
  publish(record: TelemetryRecord): void
}
export type Runtime = {
  state: Readable<KitState>
  stores: Stores
  deps: KitDeps
  dispatcher: Dispatcher
  flowLoader: FlowLoader
  flowRunner: FlowRunner
  routeFlows: RouteFlows
  restore: Restore
  /** Adds to the state what the first view does not wait for. Loads code when the page is idle. */
  loadDetails(): void
  stop(): void
}

/** Creates and connects dependencies, stores and flows, but does not start them. */
export function createRuntime(options: RuntimeOptions): Runtime {
  const { config, network, platform, flowLoader, features } = options
  const environment: ActorEnvironment = {
    clock: platform.clock,
    inspect(event) {
      options.observe(event)
      tracker.observe(event)
    },
  }
  const deps = createDeps({ ...options, state: () => state.getSnapshot() })
  const report = (error: unknown) =>
    platform.log.error('Delivering a message or publishing the state failed', error)
  const queries = createQueries({
    stores: () => stores,
    connectors: deps.connectors,
    inPageWallet: deps.inPageWallet,
    isFlowEnded: ({ key }) => flows.routeFlows.hasEnded(key),
    subjectOf: ({ key }) => flows.routeFlows.subjectOf(key),
    missingSignIn: deps.missingSignIn,
  })
  const tracker = createKitTracker(options, () => stores)
  const onFlush = () => state.changed()
  const deliver = (message: Message) => stores.send(message)
  const dispatcher = createDispatcher({ deliver, query: queries, onFlush, report })
  const connections = persistedConnections(deps, config.namespaces)
  const stores = createStores(
    {
      placeholders: initialState(config, network, Object.keys(connections.connected)),
      config: configInput(options, deps),
      network,
      connections,
      directory: directoryInput(config, network),
    },
    deps,
    features,
    environment,
    {
      onEmit(reactions, event) {
        flows.flowRunner.send(event, ({ code }) => code.listens.includes(event.type))
        dispatcher.emitted(reactions, event)
      },
      onChange: () => {
        if (!dispatcher.delivering()) state.changed()
      },
      onKitMessage: (message) =>
        handleKitMessage(message, { config, deps, stores, tracker, flows }),
      onCrash: (id, error) => platform.log.error(`The store "${id}" crashed`, error),
    },
  )
  const { state, loadDetails } = createState(options, stores, () => flows.restore, report)
  state.subscribe(tracker.update)
  const parts = { deps, stores, dispatcher, state }
  const flows = createFlows({ ...options, ...parts, environment, queries, report })
  return {
    ...parts,
    flowLoader,
    ...flows,
    loadDetails,
    stop() {
      deps.siwx?.stop()
      dispatcher.stop()
      flows.routeFlows.stop()
      flows.flowRunner.stop()
      stores.stop()
      deps.stop()
      state.changed()
      state.stop()
    },
  }
}

/** Handles a message to the kit itself: tracks an event, or runs a flow that has no view. */
function handleKitMessage(
  message: Extract<Message, { to: 'kit' }>,
  { config, deps, stores, tracker, flows }: KitParts,
) {
  if (message.type === 'track') return tracker.track(message)
  const { type, namespaces } = message
  const { restore, flowRunner } = flows
  if (type === 'restore') return restore.resume(namespaces)
  const stored = storedConnectors(deps.storage, config.namespaces)
  // Removed first: the visitor may leave the page before the wallets answer (fault SG8).
  for (const namespace of namespaces)
    stores.send(connectionCleared(namespace, stores.account(namespace)?.state().connectorId))
  void flowRunner.start(disconnectFlow, { namespaces, stored }, {}).catch(flowRunner.report)
}

type KitParts = Pick<RuntimeOptions, 'config'> &
  Pick<Runtime, 'deps' | 'stores'> & {
    tracker: Tracker
    flows: Pick<Runtime, 'flowRunner' | 'restore'>
  }

/** Creates the tracker. Telemetry is sent only with a project id or to a function of the page. */
function createKitTracker(
  { parsed, config, platform, features, publish }: RuntimeOptions,
  stores: () => Stores,
): Tracker {
  const { telemetry } = parsed.services
  const hasReceiver =
    typeof telemetry === 'function' || (telemetry !== null && config.projectId !== null)
  return createTracker({
    platform,
    publish,
    loadCode: features.errorReports,
    send: (message) => stores().refs.telemetry.send(message),
    isAllowed: () => hasReceiver && stores().refs.config.state().features.analytics,
    initialProperties: () =>
      initialProperties(stores().refs.config.state(), stores().refs.network.state()),
  })
}

const configInput = (
  { config, pageFeatures, parsed, platform }: RuntimeOptions,
  { storage }: Pick<KitDeps, 'storage'>,
): ConfigInput => ({
  config,
  page: pageFeatures,
  policy: parsed.remote.policy,
  remote:
    config.projectId === null
      ? null
      : storedAnswer(storage.get(projectKey(config.projectId)), platform.clock.now()),
  hidden: hiddenFeatures(parsed.remote.restricted, platform.page.timeZone()),
})

/**
 * Creates the state of the kit. `loadDetails`: with a project id, adds URLs of images to what has no
 * picture, and the details of its user to a login.
 */
function createState(
  { parsed, config, platform, features }: RuntimeOptions,
  stores: Stores,
  restore: () => Restore,
  report: (error: unknown) => void,
): { state: Derived<KitState> } & Pick<Runtime, 'loadDetails'> {
  let withDetails = (state: KitState) => state
  const state = createDerived<KitState>((previous) => {
    const current = stores.read(previous)
    return freezeState(withDetails({ ...current, restoring: restore().restoring() }))
  }, report)
  const load = whenIdle(platform, features.directory)
  return {
    state,
    loadDetails() {
      const { projectId, adaptedNamespaces } = config
      if (projectId === null) return
      const { directory, sdkPlatform } = parsed.services
      const options = { endpoint: directory, projectId, adapterNamespaces: adaptedNamespaces }
      load().then(({ createStateDetails }) => {
        withDetails = createStateDetails({ ...options, sdkPlatform })
        state.changed()
      }, report)
    },
  }
}

type FlowsOptions = Pick<RuntimeOptions, 'config' | 'flowLoader'> &
  Pick<Runtime, 'deps' | 'stores' | 'dispatcher'> & {
    state: Derived<KitState>
    environment: ActorEnvironment
    queries: Queries
    report(error: unknown): void
  }

function createFlows({
  config,
  environment,
  flowLoader,
  deps,
  stores,
  dispatcher,
  queries,
  state,
  report,
}: FlowsOptions): Pick<Runtime, 'flowRunner' | 'routeFlows' | 'restore'> {
  const flowRunner = createFlowRunner({
    environment,
    deps,
    dispatcher,
    loader: flowLoader,
    state: state.getSnapshot,
  })
  const routeFlows = createRouteFlows({
    loader: flowLoader,
    state: state.getSnapshot,
    runner: flowRunner,
    report,
  })
  const restore = createRestore({
    namespaces: config.namespaces,
    deps,
    stores,
    send: dispatcher.send,
    runner: flowRunner,
    query: queries,
    onRestored: state.changed,
  })
  return { flowRunner, routeFlows, restore }
}
