import type { InspectionEvent } from 'xstate'
import type { AnyFlow, Flow, RunningFlow } from '../contracts/flow.ts'
import type { KitState, RouterEntry } from '../contracts/kit-state.ts'
import type { Tell } from '../contracts/tell.ts'
import type { ByNamespace, Namespace } from '../domain/namespace.ts'
import type { Network } from '../domain/network.ts'
import { initialNetwork } from '../domain/network-rules.ts'
import { KitError } from '../errors/kit-error.ts'
import { createBrowserPlatform } from '../platform/browser.ts'
import { createCommands, createOpen } from './commands.ts'
import { createWorld } from './create-world.ts'
import { createFlowLoader } from './flow-loader.ts'
import { createFlowRunner } from './flow-runner.ts'
import { createHeldFlows } from './held-flows.ts'
import type { Kit } from './kit.ts'
import type { KitOptions } from './kit-options.ts'
import { createPost } from './post.ts'
import { questionsOf } from './questions.ts'
import { readOptions } from './read-options.ts'
import { createReaders } from './readers.ts'
import { createRestore } from './restore.ts'
import { createSetters } from './setters.ts'
import { createStanding } from './standing.ts'
import { createDerivedStore } from './state-store.ts'
import { watchTwins } from './twins.ts'

/** Puts one kit together. In a browser it starts at once; on a server `start` is for the client. Throws `config/…` for bad options. */
export function createKit(options: KitOptions): Kit {
  const platform = options.platform ?? createBrowserPlatform()
  const read = readOptions(options, platform)
  const observers = new Set<(event: object) => void>()
  const engine = {
    clock: platform.clock,
    inspect(event: InspectionEvent) {
      for (const observe of observers) observe(event)
    },
  }
  const networksNow = (): readonly Network[] => (phase === 'made' ? read.networks : store.getSnapshot().network.networks)
  let phase: 'made' | 'started' | 'stopped' = 'made'
  let restored = false

  const world = createWorld({
    kitId: read.id,
    platform,
    entries: read.adapters,
    projectId: read.config.projectId,
    discovery: read.discovery,
    networks: (namespace) => networksNow().filter(({ chainNamespace }) => chainNamespace === namespace),
  })
  const state = (): KitState => store.getSnapshot()
  const deliver = (tell: Tell) => {
    if (tell.to === 'kit') void runner.begin(tell.flow, { namespaces: tell.namespaces }, {}).catch(runner.report)
    else if (tell.to === 'account') standing.account(tell.namespace)?.send(tell)
    else standing.refs[tell.to].send(tell)
  }
  const post = createPost(deliver, questionsOf(() => standing.read(undefined)), () => store.changed())
  const standing = createStanding(beginningOf(read, world), world, engine, {
    onFact(reactions, fact) {
      runner.hear(fact)
      post.react(reactions, fact)
    },
    onChange: () => {
      if (!post.delivering()) store.changed()
    },
    onCrash: (id, error) => platform.log.error(`The chart "${id}" ended`, error),
  })
  const store = createDerivedStore<KitState>((previous) => standing.read(previous))
  const loader = createFlowLoader()
  const runner = createFlowRunner({ engine, world, post, loader, state })
  const held = createHeldFlows({ loader, state, run: runner.run, failed: runner.failed })
  store.subscribe(held.sync)
  const restore = createRestore({ namespaces: read.config.namespaces, world, standing, runner })
  const stopTwins: (() => void)[] = []

  const until = (is: (now: KitState) => boolean) =>
    new Promise<void>((resolve) => {
      const check = (now: KitState) => {
        if (!is(now) && phase === 'started') return
        subscription.unsubscribe()
        resolve()
      }
      const subscription = store.subscribe(check)
      queueMicrotask(() => check(state()))
    })
  const preload: Kit['preload'] = async (view) => {
    const name = loader.holding(view)
    if (name !== null) await loader.byName(name)
  }
  const { router, modal, network, toast, alert, config } = standing.refs
  const go = (type: 'push' | 'replace' | 'reset') => (view: RouterEntry['view'], data?: unknown) => router.send({ type, view, data: data ?? null })

  const kit: Kit = {
    id: read.id,
    store,
    flows: held.store,
    start() {
      if (phase === 'stopped') throw new KitError('kit/stopped')
      if (phase === 'started') return
      phase = 'started'
      standing.start()
      stopTwins.push(watchTwins(read.id, platform))
      if (read.config.projectId === null) {
        post.send([{ to: 'alert', type: 'raise', code: 'config/project-id-missing', variant: 'error', details: {}, once: true }])
      }
      restore.start()
      restore.ready().then(() => {
        restored = true
      })
      held.sync()
    },
    stop() {
      if (phase === 'stopped') return
      phase = 'stopped'
      post.stop()
      held.stop()
      runner.stop()
      standing.stop()
      world.stop()
      for (const stop of stopTwins) stop()
      store.stop()
      observers.clear()
    },
    ready: restore.ready,
    run: <I, View, F extends { type: string }, Output>(flow: Flow<I, View, F, Output>, data?: unknown) =>
      runner.runAside(flow as unknown as AnyFlow, data) as RunningFlow<View, Output>,
    preload,
    inspect(observer) {
      observers.add(observer)
      return () => void observers.delete(observer)
    },
    open: createOpen({ state, router, modal, network, world, preload }),
    close: () => modal.send({ type: 'close' }),
    tryClose: () => modal.send({ type: 'close.ask' }),
    navigate: { push: go('push'), replace: go('replace'), reset: go('reset'), back: () => router.send({ type: 'back' }) },
    redirect: go('reset'),
    replace: go('replace'),
    popTransactionStack: (outcome) => router.send({ type: 'transaction.pop', outcome }),
    dismissAlert: () => alert.send({ type: 'dismiss' }),
    hideToast: () => toast.send({ type: 'hide' }),
    showErrorMessage: (message) => toast.send({ type: 'show', variant: 'error', code: null, message }),
    showSuccessMessage: (message) => toast.send({ type: 'show', variant: 'success', code: null, message }),
    addAddressLabel: (address, label) => labelAll(address, label),
    removeAddressLabel: (address) => labelAll(address, null),
    ...createCommands({ state, standing, world, resolve: read.resolve, tell: (tell) => post.send([tell]), begin: runner.begin, giveUp: restore.giveUp, until }),
    ...createReaders({ state, world, initialized: () => restored, subscribe: (listener) => store.subscribe(listener) }),
    ...createSetters((change) => config.send({ type: 'change', change })),
  }
  const labelAll = (address: string, label: string | null) => {
    for (const namespace of read.config.namespaces) standing.account(namespace)?.send({ type: 'label', address, label })
  }
  if (platform.page.facts().url !== '') kit.start()
  return kit
}

/** What the standing charts start with: the options, and what storage remembers. */
function beginningOf({ config, networks, preferred }: ReturnType<typeof readOptions>, { storage }: ReturnType<typeof createWorld>) {
  const connected: ByNamespace<string> = Object.fromEntries(
    config.namespaces.flatMap((namespace): [Namespace, string][] => {
      const connectorId = storage.get(`${namespace}:connected_connector_id`)
      return connectorId === null ? [] : [[namespace, connectorId]]
    }),
  )
  const configured = [...new Set(networks.map(({ chainNamespace }) => chainNamespace))]
  const active = initialNetwork({ networks, namespaces: configured, stored: storage.get('active_caip_network_id'), preferred })
  const firsts = configured.map((namespace) => [namespace, networks.find(({ chainNamespace }) => chainNamespace === namespace) as Network])
  return {
    config,
    connections: { recent: storage.get('recent_wallets') ?? [], connected },
    network: {
      networks,
      activeNamespace: active?.chainNamespace ?? null,
      byNamespace: { ...Object.fromEntries(firsts), ...(active === null ? {} : { [active.chainNamespace]: active }) } as ByNamespace<Network>,
    },
    accounts: config.namespaces.map((namespace) => ({
      namespace,
      networks: networks.filter(({ chainNamespace }) => chainNamespace === namespace),
    })),
  }
}
