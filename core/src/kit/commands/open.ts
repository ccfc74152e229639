import type { Namespace } from '../../domain/caip/namespace.ts'
import type { Network } from '../../domain/network/network.ts'
import { embeddedView, openingView } from '../../domain/routing/navigation.ts'
import type { ViewName } from '../../domain/routing/view-name.ts'
import { wayIn, waysTo } from '../../domain/wallet/find-connectors.ts'
import { KitError } from '../../errors/kit-error.ts'
import type { KitState } from '../../protocol/kit-state.ts'
import type { Kit, OpenOptions } from '../api/kit.ts'
import type { Part } from '../runtime/store-actor.ts'

type Parts = {
  state(): KitState
  refs: Readonly<Record<'router' | 'modal' | 'network', Pick<Part, 'send'>>>
  preload(view: ViewName): Promise<void>
}
type Page = { view: ViewName; data: unknown }

/**
 * `open` as the specification's section 2 and decision 6 say. An unsupported network is answered first. A namespace with a network becomes
 * the active one, and only its wallets are offered until the modal closes, or is asked for a view without one. Throws `adapter/not-found`
 * for a namespace nobody speaks, `network/missing` for one without a network.
 */
export function createOpen({ state, refs, preload }: Parts): Kit['open'] {
  return async (options = {}) => {
    const { view, namespace, wallet } = options
    const its = namespace === undefined ? null : networkOf(state(), namespace)
    if (its)
      refs.network.send({
        type: 'adopt',
        caipNetworkId: its.caipNetworkId,
        activate: true,
        quiet: true,
      })
    if (its || view !== undefined || state().modal.phase !== 'open')
      refs.modal.send({ type: 'narrow', namespace: namespace ?? null })
    const { config, accounts, network, modal } = state()
    const connected = accounts[network.activeNamespace ?? '']?.status === 'connected'
    if (config.basic && connected && view === undefined) return
    const stranded =
      connected && !network.supported && config.enableNetworkSwitch && !config.allowUnsupportedChain
    const opening = openingView({
      requested: view ?? null,
      adapters: config.adapted.length > 0,
      connected,
      manualControl: config.manualWCControl || config.basic,
      mobile: config.device.mobile,
      remote: config.remote,
      directory: config.directory,
    })
    const first = stranded && opening === 'Account' ? 'UnsupportedChain' : opening
    const shown =
      wallet === undefined
        ? { view: first, data: dataOf(first, options) }
        : walletPage(state, wallet)
    // embedded there is no close, and one wallet is one of many: the first page lies beneath, so that there is a way back
    const isTop = wallet === undefined && !config.embedded
    const beneath = isTop
      ? shown
      : { view: wallet === undefined ? embeddedView(connected) : ('Connect' as const), data: null }
    if (
      modal.phase !== 'open' ||
      config.embedded ||
      view !== undefined ||
      wallet !== undefined ||
      its
    ) {
      refs.router.send({ type: 'reset', ...beneath })
      if (shown.view !== beneath.view) refs.router.send({ type: 'push', ...shown })
    }
    refs.modal.send({ type: 'open' })
    // there an app opens with the tap itself or not at all: what a tap on the list leads to comes with the list, else with the tap
    const { ios, telegram } = config.device
    if (shown.view === 'Connect' && config.remote && (ios || telegram))
      preload('ConnectingWalletConnect').catch(() => {})
    await preload(shown.view)
  }
}

/** What a namespace is on, that a page wants to be opened. */
function networkOf({ config, network }: KitState, namespace: Namespace): Network {
  const its = network.byNamespace[namespace]
  if (its === undefined && !config.namespaces.includes(namespace))
    throw new KitError('adapter/not-found', { namespace })
  if (its === undefined) throw new KitError('network/missing')
  return its
}

const dataOf = (view: ViewName, { uri }: OpenOptions) =>
  view === 'ConnectingWalletConnectBasic' ? { uri: uri ?? null } : null

/** Where one wallet is connected: in this browser if it is here, else over the relay, where the kit reaches that. */
function walletPage(state: () => KitState, id: string): Page {
  const { config, connections, directory } = state()
  const listed = [
    ...config.customWallets,
    ...directory.featured,
    ...directory.recommended,
    ...connections.recent,
  ]
  const wallet = listed.find((one) => one.id === id || one.rdns === id) ?? null
  const page = wayIn(waysTo(state(), wallet ?? { id, rdns: id }), wallet)
  if (page !== null || !config.remote)
    return (
      page ?? { view: 'ConnectingExternal', data: { connectorId: id, ...(wallet && { wallet }) } }
    )
  return { view: 'ConnectingWalletConnect', data: { walletId: id, wallet } }
}
