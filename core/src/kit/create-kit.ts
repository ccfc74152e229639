import { createBrowserPlatform } from '../platform/browser.ts'
import { lazy, lazyMethods } from '../platform/lazy.ts'
import type { Clock } from '../platform/platform.ts'
import type { Readable } from '../protocol/flow.ts'
import type { KitState } from '../protocol/kit-state.ts'
import type { DevtoolsApi } from './api/devtools.ts'
import type { Kit } from './api/kit.ts'
import type { KitOptions } from './api/kit-options.ts'
import { createAccountApi } from './commands/account.ts'
import { createModalApi } from './commands/modal.ts'
import { createNetworkApi } from './commands/network.ts'
import { createSessionApi } from './commands/session.ts'
import { createSettingsApi } from './commands/settings.ts'
import { createWalletApi } from './commands/wallet.ts'
import { createEarlyRequests } from './early-requests.ts'
import { createEngineHost } from './engine-host.ts'
import { createLifecycle } from './lifecycle.ts'
import { parseOptions } from './options/parse-options.ts'
import { createSafeLog } from './safe-log.ts'
import { shallowEqual } from './state/derived.ts'
import { initialNetworks } from './state/initial-state.ts'
import { persisted as readPersisted } from './state/persisted.ts'

/**
 * Creates a kit. Stores, flows, wallet discovery and storage are in the engine, which is loaded
 * when it is needed first, for example to restore a stored connection, to open the modal, or by
 * `load()`. In a browser the kit starts immediately; on a server it does not start. Throws
 * `config/…` for invalid options.
 *
 * ```ts
 * const kit = createKit({ projectId, adapters: [eip155()], networks: [mainnet] })
 * await kit.open()
 * ```
 */
export function createKit(options: KitOptions): Kit {
  const given = options?.platform ?? createBrowserPlatform()
  const platform = { ...given, log: createSafeLog(given) }
  const checked = parseOptions(options, platform)
  const requests = createEarlyRequests(checked.approvals, platform.log)
  const parsed = { ...checked, approvals: requests.source }
  const read = () => readPersisted(platform, parsed.id, parsed.config.namespaces)
  const persisted = read()
  const network = initialNetworks(parsed.networks, parsed.preferred, persisted)
  const host = createEngineHost({ parsed, network, platform, requests })
  const { state, engine } = host
  const loadDebug = lazy(() => import('./debug.ts'))
  /** Runs code for the developer of the page, only with the option `debug`. */
  const debug = (use: (code: typeof import('./debug.ts')) => void) => {
    if (state.getSnapshot().config.debug) loadDebug().then(use, () => {})
  }
  const kit: Kit = {
    id: parsed.id,
    state,
    watch: createWatch(state),
    ...createLifecycle({
      parsed,
      platform,
      host,
      requests,
      storedNamespaces: persisted.connected,
      needsEngine:
        (parsed.siwx !== null && persisted.session) ||
        (parsed.config.remote && persisted.isRemoteNeeded) ||
        persisted.signOut ||
        (persisted.login && platform.page.facts().url.includes('result_uri=')),
      remoteNamespaces: () => read().remote,
      startDebug: () => debug(({ startDebug }) => startDebug({ options, parsed, platform, host })),
    }),
    load: () => engine.call(() => {}),
    open: (openOptions) => {
      host.prepare()
      return engine.call((loaded) => loaded.open(openOptions))
    },
    close: () => engine.sendIfLoaded({ to: 'modal', type: 'close' }),
    ...lazyMethods(engine.commands, ['disconnect']),
    run: (...request) => engine.call((loaded) => loaded.run(...request)),
    account: createAccountApi(state.getSnapshot, engine),
    network: createNetworkApi(state.getSnapshot, engine, parsed.resolve),
    wallet: createWalletApi(state.getSnapshot, engine),
    session: createSessionApi(state.getSnapshot, engine, parsed.siwx),
    modal: createModalApi(host, parsed.preload),
    embedded: {
      place: (box) => engine.current()?.embedded.place(box),
      openDashboard: () => engine.current()?.embedded.openDashboard() ?? false,
    },
    settings: createSettingsApi(
      { ...host, page: platform.page, config: () => state.getSnapshot().config },
      (change) => debug(({ reviewSettings }) => reviewSettings(change, platform.log)),
    ),
    events: host.events,
    devtools: createDevtoolsApi(parsed.id, platform.clock, host.inspect),
  }
  if (platform.page.facts().url !== '') kit.start()
  return kit
}

const createWatch =
  (state: Readable<KitState>): Kit['watch'] =>
  (select, listener, signal) => {
    let last = select(state.getSnapshot())
    const { unsubscribe } = state.subscribe((current) => {
      const next = select(current)
      if (shallowEqual(last, next)) return
      last = next
      listener(next)
    })
    signal?.addEventListener('abort', unsubscribe, { once: true })
    if (signal?.aborted) unsubscribe()
    else listener(last)
    return unsubscribe
  }

function createDevtoolsApi(
  kit: string,
  clock: Clock,
  inspect: DevtoolsApi['inspect'],
): DevtoolsApi {
  const recorder = lazy(() => import('../devtools/record-kit.ts'))
  return {
    inspect,
    record: (options = {}) =>
      recorder.call(({ recordKit }) => recordKit({ kit, options, clock, inspect })),
  }
}
