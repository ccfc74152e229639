import type { InspectionEvent } from 'xstate'
import type { Namespace } from '../domain/caip/namespace.ts'
import { readWallets } from '../domain/wallet/parse-wallet.ts'
import type { CustomWallet } from '../domain/wallet/wallet.ts'
import { KitError } from '../errors/kit-error.ts'
import type { Platform } from '../platform/platform.ts'
import type { ConfigState, KitState, RouterEntry } from '../protocol/kit-state.ts'
import type { Tell } from '../protocol/messages.ts'
import type { Kit } from './api/kit.ts'
import { lateCommands } from './commands/lazy-commands.ts'
import { createNetworkCommands, type NetworkCommands } from './commands/network-commands.ts'
import { createOpen } from './commands/open.ts'
import { createRunOnPage } from './commands/run-flow.ts'
import { createWorld } from './deps/create-deps.ts'
import { createServices } from './deps/create-services.ts'
import type { ReadOptions } from './options/parse-options.ts'
import { createPost } from './runtime/dispatcher.ts'
import { createFlowLoader } from './runtime/flow-loader.ts'
import { createFlowRunner } from './runtime/flow-runner.ts'
import { createWatchPending } from './runtime/pending-watcher.ts'
import { questionsOf } from './runtime/queries.ts'
import { createRestore } from './runtime/restore.ts'
import { createHeldFlows } from './runtime/route-flows.ts'
import { createStanding } from './runtime/stores.ts'
import { createDerivedStore } from './state/derived.ts'
import { directoryInput, remembering } from './state/initial-inputs.ts'
import { type Beginning, restingState } from './state/initial-state.ts'

type Begin = {
  read: ReadOptions
  config: ConfigState
  customWallets: readonly CustomWallet[]
  network: Beginning
  platform: Platform
  observe(event: InspectionEvent): void
}
/** The part of a kit that comes when it is first wanted: the charts, and everything that moves them. */
export type Engine = Pick<
  Kit,
  | 'store'
  | 'flows'
  | 'run'
  | 'preload'
  | 'open'
  | 'close'
  | 'tryClose'
  | 'navigate'
  | 'popTransactionStack'
  | 'approveRequest'
  | 'rejectRequest'
  | 'dismissAlert'
  | 'hideToast'
  | 'disconnect'
  | 'switchNetwork'
  | 'updateNativeBalance'
  | 'updatePortfolio'
  | 'getUniversalProvider'
  | 'signMessage'
  | 'signTypedData'
  | 'getCapabilities'
  | 'sendCalls'
  | 'getCallsStatus'
  | 'waitForCalls'
  | 'showErrorMessage'
  | 'showSuccessMessage'
  | 'addAddressLabel'
  | 'removeAddressLabel'
  | 'ready'
  | 'stop'
> &
  NetworkCommands & {
    change(change: Partial<ConfigState>): void
    setCustomWallets(wallets: readonly CustomWallet[]): void
    provider(namespace: Namespace): unknown
  }

/** Starts the standing charts, restores what storage remembers, and listens. */
export function startEngine({
  read,
  config: resting,
  customWallets,
  network,
  platform,
  observe,
}: Begin): Engine {
  const config: ConfigState = { ...resting, customWallets: readWallets(customWallets) }
  const inner = { clock: platform.clock, inspect: observe }
  const services = createServices({
    kitId: read.id,
    platform,
    config,
    services: read.services,
    networks: () => state().network.networks,
    active: (namespace) => state().network.byNamespace[namespace]?.caipNetworkId ?? null,
    accountType: (namespace) => world.accountType(namespace),
  })
  const world = createWorld({
    namespaces: config.namespaces,
    services,
    kitId: read.id,
    platform,
    entries: read.adapters,
    projectId: config.projectId,
    discovery: read.discovery,
    connectorImages: read.connectorImages,
    appName: config.metadata.name,
    accountTypes: read.accountTypes,
    tokens: read.tokens,
    nfts: read.nfts,
    approvals: read.approvals,
    networks: (namespace) =>
      state().network.networks.filter(({ chainNamespace }) => chainNamespace === namespace),
  })
  const state = (): KitState => store.getSnapshot()
  const deliver = (tell: Tell) => {
    if (tell.to === 'kit')
      void runner.begin(tell.flow, { namespaces: tell.namespaces }, {}).catch(runner.report)
    else if (tell.to === 'account') standing.account(tell.namespace)?.send(tell)
    else standing.refs[tell.to].send(tell)
  }
  const report = (error: unknown) => platform.log.error('Something failed inside', error)
  const ask = questionsOf(
    () => standing.read(undefined),
    services.remote,
    read.approvals?.connectorId ?? null,
  )
  const post = createPost({ deliver, ask, settled: () => store.changed(), report })
  const kept = remembering(world, config.namespaces)
  const standing = createStanding(
    {
      rest: restingState(config, network, Object.keys(kept.connected)),
      config,
      network,
      connections: kept,
      directory: directoryInput(config, network),
      pending: read.pending,
    },
    world,
    inner,
    {
      onFact(reactions, fact) {
        runner.hear(fact)
        post.react(reactions, fact)
      },
      onChange: () => {
        if (!post.delivering()) store.changed()
      },
      onCrash: (id, error) => platform.log.error(`The chart "${id}" ended`, error),
    },
  )
  const store = createDerivedStore<KitState>((previous) => standing.read(previous), report)
  const loader = createFlowLoader()
  const runner = createFlowRunner({ engine: inner, world, post, loader, state })
  const held = createHeldFlows({
    loader,
    state,
    run: runner.run,
    leave: runner.leave,
    failed: runner.failed,
    report,
  })
  const restore = createRestore({ namespaces: config.namespaces, world, standing, runner, ask })
  let running = true

  const waits = new Set<() => void>()
  /** Resolves when it is so, or when the kit is stopped: nobody waits for what cannot come. */
  const until = (is: (now: KitState) => boolean) =>
    new Promise<void>((resolve) => {
      const done = () => {
        waits.delete(done)
        subscription.unsubscribe()
        resolve()
      }
      const check = (now: KitState) => {
        if (!running || is(now)) done()
      }
      waits.add(done)
      const subscription = store.subscribe(check)
      queueMicrotask(() => check(state()))
    })
  const { router, modal, toast, alert, approvals } = standing.refs
  const go = (type: 'push' | 'replace' | 'reset') => (view: RouterEntry['view'], data?: unknown) =>
    router.send({ type, view, data: data ?? null })
  const toastOf = (variant: 'success' | 'error') => (message: string) =>
    toast.send({ type: 'show', variant, code: null, message })
  const label = (address: string, text: string | null) => {
    for (const namespace of config.namespaces)
      standing.account(namespace)?.send({ type: 'label', address, label: text })
  }
  const preload: Kit['preload'] = async (view) => {
    const name = loader.holding(view)
    if (name !== null) await loader.byName(name)
    held.renew()
  }

  const stopWatching = platform.page.onVisible(() => {
    world.remote?.wake()
    // after a sleep what is shown may be old: what is older than its cache is read again (fault case L8)
    for (const namespace of config.namespaces)
      standing.account(namespace)?.send({ type: 'refresh', forced: false })
  })
  store.subscribe(held.sync)
  if (read.pending.enabled)
    store.subscribe(createWatchPending({ state, pending: standing.pending }))
  standing.start()
  if (config.projectId === null) {
    post.send([
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
  held.sync()
  return {
    store,
    flows: held.store,
    run: createRunOnPage(runner.runAside),
    preload,
    open: createOpen({ state, refs: standing.refs, preload }),
    close: () => modal.send({ type: 'close' }),
    tryClose: () => modal.send({ type: 'close.ask' }),
    navigate: {
      push: go('push'),
      replace: go('replace'),
      reset: go('reset'),
      back: () => router.send({ type: 'back' }),
    },
    popTransactionStack: (outcome) => router.send({ type: 'transaction.pop', outcome }),
    approveRequest: (id) => approvals.send({ type: 'approve', id }),
    rejectRequest: (id) => approvals.send({ type: 'reject', id }),
    dismissAlert: () => alert.send({ type: 'dismiss' }),
    hideToast: () => toast.send({ type: 'hide' }),
    showErrorMessage: toastOf('error'),
    showSuccessMessage: toastOf('success'),
    addAddressLabel: label,
    removeAddressLabel: (address) => label(address, null),
    ...createNetworkCommands({ state, standing }),
    ...lateCommands({
      state,
      standing,
      world,
      tell: (tell) => post.send([tell]),
      begin: runner.begin,
      giveUp: restore.giveUp,
      until,
    }),
    change: (change) => standing.refs.config.send({ type: 'change', change }),
    setCustomWallets: (wallets) =>
      standing.refs.config.send({
        type: 'change',
        change: { customWallets: readWallets(wallets) },
      }),
    provider(namespace) {
      const { status, connectorId, address, caipNetworkId } = state().accounts[namespace] ?? {}
      if (status !== 'connected' || connectorId == null) return null
      return (
        world
          .loaded(namespace)
          ?.provider(connectorId, address && caipNetworkId ? { address, caipNetworkId } : null) ??
        null
      )
    },
    async getUniversalProvider() {
      if (world.remote === null) throw new KitError('remote/unavailable')
      return world.remote.universalProvider()
    },
    ready: restore.ready,
    stop() {
      running = false
      stopWatching()
      for (const done of [...waits]) done()
      post.stop()
      held.stop()
      runner.stop()
      standing.stop()
      world.stop()
      store.changed()
      store.stop()
    },
  }
}
