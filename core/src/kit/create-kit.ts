import type { RunningFlow } from '../contracts/flow.ts'
import type { ConfigState, KitState } from '../contracts/kit-state.ts'
import { KitError } from '../errors/kit-error.ts'
import { createBrowserPlatform } from '../platform/browser.ts'
import { changed } from '../state/config/config.values.ts'
import type { Engine } from './engine.ts'
import type { Kit } from './kit.ts'
import type { KitOptions } from './kit-options.ts'
import { readOptions } from './read-options.ts'
import { createReaders } from './readers.ts'
import { remembered } from './remembered.ts'
import { beginning, restingState } from './resting-state.ts'
import { createSetters } from './setters.ts'
import { createDerivedStore } from './state-store.ts'
import { watchTwins } from './twins.ts'

/**
 * Makes a kit. It is light until it is wanted: charts, wallet discovery and storage come with the engine, which a stored connection,
 * opening the modal or any command brings. On a server nothing is started. Throws `config/…` for bad options.
 */
export function createKit(options: KitOptions): Kit {
  const platform = options.platform ?? createBrowserPlatform()
  const read = readOptions(options, platform)
  const kept = remembered(platform, read.id, read.config.namespaces)
  const network = beginning(read.networks, read.preferred, kept)
  const observers = new Set<(event: object) => void>()
  const stops: (() => void)[] = []
  let phase: 'made' | 'started' | 'stopped' = 'made'
  let config: ConfigState = read.config
  let engine: Engine | null = null
  let waking: Promise<Engine> | null = null
  let initialized = false
  const resting = () => restingState(config, network, phase === 'started' ? kept.connected : [])

  const begin = async (): Promise<Engine> => {
    const load = () => import('./engine.ts')
    const { startEngine } = await load().catch(load)
    if (phase === 'stopped') throw new KitError('kit/stopped')
    engine = startEngine({
      read,
      config,
      network,
      platform,
      observe: (event) => {
        for (const observer of observers) observer(event)
      },
    })
    stops.push(engine.store.subscribe(store.changed).unsubscribe, engine.flows.subscribe(flows.changed).unsubscribe, engine.stop)
    store.changed()
    flows.changed()
    return engine
  }
  /** One engine a kit; one that did not load is asked for again at the next call (fault case P4). */
  const wake = (): Promise<Engine> => {
    if (phase === 'stopped') return Promise.reject(new KitError('kit/stopped'))
    waking ??= begin().catch((error) => {
      waking = null
      throw error
    })
    return waking
  }
  /** A kit that was stopped while it loaded has nothing to say. */
  const report = (what: string) => (error: unknown) => {
    if (phase !== 'stopped') platform.log.error(what, error)
  }
  /** Now if the engine is there, else when it is. */
  const command = (work: (engine: Engine) => void): void => {
    if (phase === 'stopped') return
    if (engine !== null) work(engine)
    else wake().then(work, report('The kit could not be loaded'))
  }
  /** What only matters once something is shown: it brings nothing by itself. */
  const ifAwake = (work: (engine: Engine) => void): void => {
    if (waking !== null) command(work)
  }
  const store = createDerivedStore<KitState>(() => engine?.store.getSnapshot() ?? resting())
  const flows = createDerivedStore<Readonly<Record<string, RunningFlow>>>(() => engine?.flows.getSnapshot() ?? {})
  const ready = async () => {
    if (kept.connected.length > 0 && phase === 'started') await (await wake()).ready()
    initialized = true
    store.changed()
  }

  const kit: Kit = {
    id: read.id,
    store,
    flows,
    start() {
      if (phase === 'stopped') throw new KitError('kit/stopped')
      if (phase === 'started') return
      phase = 'started'
      store.changed()
      stops.push(watchTwins(read.id, platform))
      if (config.embedded) command(() => {})
      ready().catch(report('Stored connections could not be restored'))
    },
    stop() {
      if (phase === 'stopped') return
      phase = 'stopped'
      for (const stop of stops) stop()
      // What is drawn from this kit goes along: it is at rest from here on.
      engine = null
      store.changed()
      flows.changed()
      store.stop()
      flows.stop()
      observers.clear()
    },
    ready,
    wake: async () => void (await wake()),
    run: async (flow, data) => (await wake()).run(flow, data),
    preload: async (view) => (await wake()).preload(view),
    inspect(observer) {
      observers.add(observer)
      return () => void observers.delete(observer)
    },
    open: async (how) => (await wake()).open(how),
    close: () => ifAwake(({ close }) => close()),
    tryClose: () => ifAwake(({ tryClose }) => tryClose()),
    navigate: {
      push: (...to) => command(({ navigate }) => navigate.push(...to)),
      replace: (...to) => command(({ navigate }) => navigate.replace(...to)),
      reset: (...to) => command(({ navigate }) => navigate.reset(...to)),
      back: () => ifAwake(({ navigate }) => navigate.back()),
    },
    redirect: (view) => command(({ navigate }) => navigate.reset(view)),
    replace: (view) => command(({ navigate }) => navigate.replace(view)),
    popTransactionStack: (outcome) => ifAwake((it) => it.popTransactionStack(outcome)),
    dismissAlert: () => ifAwake((it) => it.dismissAlert()),
    hideToast: () => ifAwake((it) => it.hideToast()),
    disconnect: async (namespace) => (await wake()).disconnect(namespace),
    switchNetwork: async (wanted) => (await wake()).switchNetwork(wanted),
    addNetwork(namespace, wanted) {
      needsAdapter(namespace)
      read.resolve(wanted)
      command((it) => it.addNetwork(namespace, wanted))
    },
    removeNetwork(namespace, id) {
      needsAdapter(namespace)
      command((it) => it.removeNetwork(namespace, id))
    },
    selectAddress: (namespace, address) => ifAwake((it) => it.selectAddress(namespace, address)),
    updateNativeBalance: async () => (await wake()).updateNativeBalance(),
    signMessage: async (message) => (await wake()).signMessage(message),
    signTypedData: async (typedData) => (await wake()).signTypedData(typedData),
    showErrorMessage: (message) => command((it) => it.showErrorMessage(message)),
    showSuccessMessage: (message) => command((it) => it.showSuccessMessage(message)),
    addAddressLabel: (address, label) => command((it) => it.addAddressLabel(address, label)),
    removeAddressLabel: (address) => command((it) => it.removeAddressLabel(address)),
    ...createReaders({
      state: () => store.getSnapshot(),
      provider: (namespace) => engine?.provider(namespace) ?? null,
      initialized: () => initialized,
      subscribe: (listener) => store.subscribe(listener),
    }),
    ...createSetters((change) => {
      config = changed(config, change)
      if (engine !== null) engine.change(change)
      else store.changed()
    }),
  }
  const needsAdapter = (namespace: string) => {
    if (!config.namespaces.includes(namespace)) throw new KitError('network/adapter-missing')
  }
  if (platform.page.facts().url !== '') kit.start()
  return kit
}
