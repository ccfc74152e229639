import { KitError, textOf } from '../errors/kit-error.ts'
import { createBrowserPlatform } from '../platform/browser.ts'
import { importAgain } from '../platform/lazy.ts'
import type { Platform } from '../platform/platform.ts'
import type { RunningFlow } from '../protocol/flow.ts'
import type { ConfigState, KitState } from '../protocol/kit-state.ts'
import { changed } from '../stores/config/config.values.ts'
import type { Kit } from './api/kit.ts'
import type { KitOptions } from './api/kit-options.ts'
import { createReaders } from './commands/readers.ts'
import { createSetters } from './commands/setters.ts'
import { watchTwins } from './duplicate-kit.ts'
import type { Engine } from './engine.ts'
import { createWaking } from './engine-loader.ts'
import { createInspection } from './inspection.ts'
import { readOptions } from './options/parse-options.ts'
import { createDerivedStore } from './state/derived.ts'
import { beginning, restingState } from './state/initial-state.ts'
import { remembered } from './state/persisted.ts'

/**
 * Makes a kit. It is light until it is wanted: charts, wallet discovery and storage come with the engine, which a stored connection,
 * opening the modal or any command brings. On a server nothing is started. Throws `config/…` for bad options.
 */
export function createKit(options: KitOptions): Kit {
  const platform = options.platform ?? createBrowserPlatform()
  const read = readOptions(options, platform)
  const kept = remembered(platform, read.id, read.config.namespaces)
  const network = beginning(read.networks, read.preferred, kept)
  let stopTwins = () => {}
  let stopAsking = () => {}
  let phase: 'made' | 'started' | 'stopped' = 'made'
  let initialized = false
  let recordings = 0
  let customWallets = read.customWallets
  let rest = restingState(read.config, network, [])

  /** A kit that was stopped while it loaded has nothing to say. */
  const report = (what: string) => (error: unknown) => {
    if (phase !== 'stopped') platform.log.error(what, error)
  }
  const deaf = report('A listener of the page failed')
  const inspection = createInspection(deaf)
  const waking = createWaking(
    async (attempt) => {
      const { startEngine } = await importAgain(() => import('./engine.ts'), attempt)
      return () => {
        const engine = startEngine({
          read,
          config: rest.config,
          customWallets,
          network,
          platform,
          observe: inspection.observe,
        })
        engine.store.subscribe(store.changed)
        engine.flows.subscribe(flows.changed)
        return engine
      }
    },
    () => {
      store.changed()
      flows.changed()
    },
  )
  const store = createDerivedStore<KitState>(
    () => waking.engine()?.store.getSnapshot() ?? rest,
    deaf,
  )
  const flows = createDerivedStore<Readonly<Record<string, RunningFlow>>>(
    () => waking.engine()?.flows.getSnapshot() ?? {},
    deaf,
  )
  const life = createDerivedStore(() => ({ initialized }), deaf)
  const resting = (next: KitState) => {
    rest = next
    store.changed()
  }
  const command = (work: (engine: Engine) => void): void => {
    if (phase !== 'stopped')
      waking.ask(work).catch(report('The kit could not do what it was asked'))
  }
  /** What only matters once something is shown: it brings nothing by itself. */
  const ifAwake = (work: (engine: Engine) => void): void => {
    if (waking.isWanted()) command(work)
  }
  /** The page's own wallet may throw; the kit goes on. */
  const ofApprovals = (work: () => void) => {
    try {
      work()
    } catch (error) {
      platform.log.error('The wallet in this page failed', error)
    }
  }
  const begun = () => {
    initialized = true
    life.changed()
  }
  const ready = async () => {
    if (kept.connected.length > 0 && phase === 'started')
      await waking.ask((engine) => engine.ready())
  }

  const kit: Kit = {
    id: read.id,
    store,
    flows,
    start() {
      if (phase === 'stopped') throw new KitError('kit/stopped')
      if (phase === 'started') return
      phase = 'started'
      resting(restingState(rest.config, network, kept.connected))
      stopTwins = watchTwins(read.id, platform)
      if (rest.config.projectId === null) platform.log.warn(textOf('config/project-id-missing'))
      warnOfForeignUrl(rest.config.metadata.url, platform)
      if (rest.config.embedded) command(() => {})
      // whoever asks is told again once the engine listens
      ofApprovals(() => {
        stopAsking =
          read.approvals?.subscribe({ asked: () => command(() => {}), settled: () => {} }) ??
          stopAsking
      })
      ready().then(begun, (error) => {
        // what is stored stays for the next visit; nobody waits for it now
        resting(restingState(rest.config, network, []))
        begun()
        report('Stored connections could not be restored')(error)
      })
    },
    stop() {
      if (phase === 'stopped') return
      phase = 'stopped'
      stopTwins()
      ofApprovals(stopAsking)
      waking.stop()
      // what is drawn from this kit goes along: it is at rest from here on
      resting({
        ...restingState(rest.config, network, []),
        modal: { phase: 'closed', shaking: false, namespace: null },
      })
      flows.changed()
      for (const { stop } of [store, flows, life]) stop()
      inspection.stop()
    },
    ready,
    wake: () => waking.ask(() => {}),
    run: (...wanted) => waking.ask((engine) => engine.run(...wanted)),
    preload: (view) => waking.ask((engine) => engine.preload(view)),
    inspect: inspection.inspect,
    async record(options = {}) {
      recordings += 1
      const { recordKit } = await importAgain(
        () => import('../devtools/record-kit.ts'),
        recordings - 1,
      )
      return recordKit({
        kit: read.id,
        options,
        clock: platform.clock,
        inspect: inspection.inspect,
      })
    },
    open: (how) => waking.ask((engine) => engine.open(how)),
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
    approveRequest: (id) => ifAwake((it) => it.approveRequest(id)),
    rejectRequest: (id) => ifAwake((it) => it.rejectRequest(id)),
    dismissAlert: () => ifAwake((it) => it.dismissAlert()),
    hideToast: () => ifAwake((it) => it.hideToast()),
    disconnect: (namespace) => waking.ask((engine) => engine.disconnect(namespace)),
    switchNetwork: (wanted) => waking.ask((engine) => engine.switchNetwork(wanted)),
    addNetwork(namespace, wanted) {
      needsAdapter(namespace)
      const isNamed = wanted.chainNamespace ?? wanted.caipNetworkId
      const network = read.resolve(
        isNamed ? wanted : ({ ...wanted, chainNamespace: namespace } as typeof wanted),
      )
      if (network.chainNamespace !== namespace) {
        throw new KitError('config/option-invalid', {
          name: 'network.chainNamespace',
          expected: namespace,
        })
      }
      command((it) => it.addNetwork(network))
    },
    removeNetwork(namespace, id) {
      needsAdapter(namespace)
      command((it) => it.removeNetwork(namespace, id))
    },
    selectAddress(namespace, address) {
      const account = store.getSnapshot().accounts[namespace]
      if (account === undefined) throw new KitError('adapter/not-found', { namespace })
      const { status, connectorId, accounts } = account
      if (status === 'reconnecting')
        throw new KitError('connector/reconnecting', { connector: namespace })
      if (connectorId === null) throw new KitError('connector/not-connected')
      if (!accounts.some((one) => one.address === address)) {
        throw new KitError('connector/account-not-found', { address, connector: connectorId })
      }
      command((it) => it.selectAddress(namespace, address))
    },
    updateNativeBalance: (namespace) =>
      waking.ask((engine) => engine.updateNativeBalance(namespace)),
    updatePortfolio: (namespace) => waking.ask((engine) => engine.updatePortfolio(namespace)),
    getUniversalProvider: () => waking.ask((engine) => engine.getUniversalProvider()),
    signMessage: (...asked) => waking.ask((engine) => engine.signMessage(...asked)),
    signTypedData: (...asked) => waking.ask((engine) => engine.signTypedData(...asked)),
    getCapabilities: (...asked) => waking.ask((engine) => engine.getCapabilities(...asked)),
    sendCalls: (...asked) => waking.ask((engine) => engine.sendCalls(...asked)),
    getCallsStatus: (...asked) => waking.ask((engine) => engine.getCallsStatus(...asked)),
    waitForCalls: (...asked) => waking.ask((engine) => engine.waitForCalls(...asked)),
    showErrorMessage: (message) => command((it) => it.showErrorMessage(message)),
    showSuccessMessage: (message) => command((it) => it.showSuccessMessage(message)),
    addAddressLabel: (address, label) => command((it) => it.addAddressLabel(address, label)),
    removeAddressLabel: (address) => command((it) => it.removeAddressLabel(address)),
    ...createReaders({
      state: () => store.getSnapshot(),
      provider: (namespace) => waking.engine()?.provider(namespace) ?? null,
      initialized: () => initialized,
      report: deaf,
      subscribe(listener) {
        const both = [store.subscribe(listener), life.subscribe(listener)]
        return {
          unsubscribe() {
            for (const { unsubscribe } of both) unsubscribe()
          },
        }
      },
    }),
    ...createSetters(
      (change) => {
        resting({ ...rest, config: changed(rest.config, change) as ConfigState })
        ifAwake((engine) => engine.change(change))
      },
      (wallets) => {
        customWallets = wallets
        ifAwake((engine) => engine.setCustomWallets(wallets))
      },
    ),
  }
  const needsAdapter = (namespace: string) => {
    if (!rest.config.adapted.includes(namespace)) throw new KitError('network/adapter-missing')
  }
  if (platform.page.facts().url !== '') kit.start()
  return kit
}

/** Wallets compare what a page says it is with where it is, and warn the visitor (fault case M3). */
function warnOfForeignUrl(url: string, { page, log }: Platform): void {
  const { origin } = page.facts()
  if (url !== '' && (!URL.canParse(url) || new URL(url).origin !== origin))
    log.warn(`metadata.url is "${url}", but this page is ${origin}`)
}
