import type { Namespace } from '../../domain/caip/namespace.ts'
import type { Network } from '../../domain/network/network.ts'
import { embeddedView, initialView } from '../../domain/routing/navigation.ts'
import type { ViewName } from '../../domain/routing/view-name.ts'
import { connectRoute, findConnectors } from '../../domain/wallet/find-connectors.ts'
import { KitError } from '../../errors/kit-error.ts'
import type { KitState } from '../../protocol/kit-state.ts'
import type { Messages } from '../../protocol/messages.ts'
import type { Kit, OpenOptions } from '../api/kit.ts'
import type { StoreRef } from '../runtime/store-actor.ts'

type OpenDeps = {
  state(): KitState
  refs: { readonly [Name in 'router' | 'modal' | 'network']: Pick<StoreRef<Name>, 'send'> }
  preload(view: ViewName): Promise<void>
}
type Page = { view: ViewName; data: unknown }

/**
 * Opens the modal on the view that decision 6 describes. An unsupported network comes first. A
 * given namespace becomes the active one, and only its wallets are offered until the modal closes
 * or opens on a view without a namespace. Rejects with `adapter/not-found` for an unknown namespace
 * and with `network/missing` for one without a network.
 */
export function createOpen({ state, refs, preload }: OpenDeps): Kit['open'] {
  const navigate = (type: 'push' | 'reset', { view, data }: Page) =>
    // the functions below pair each view with its own data
    refs.router.send({ type, view, data } as Messages['router'])

  return async (options = {}) => {
    const { view, namespace, wallet } = options
    const network = namespace === undefined ? null : networkOf(state(), namespace)
    if (network !== null) {
      const { caipNetworkId } = network
      refs.network.send({ type: 'network.set', caipNetworkId, activate: true, quiet: true })
    }
    if (network !== null || view !== undefined || state().modal.phase !== 'open')
      refs.modal.send({ type: 'namespace.set', namespace: namespace ?? null })
    const { config, modal } = state()
    const connected = isConnected(state())
    if (config.basic && connected && view === undefined) return
    const page = wallet === undefined ? firstPage(state(), options) : walletPage(state(), wallet)
    const keepsView =
      modal.phase === 'open' &&
      !config.embedded &&
      view === undefined &&
      wallet === undefined &&
      network === null
    if (!keepsView) {
      const root = rootPage(state(), page, wallet !== undefined)
      navigate('reset', root)
      if (page.view !== root.view) navigate('push', page)
    }
    refs.modal.send({ type: 'open' })
    // In these browsers an app can only be opened within the tap itself, so the code of the view
    // that a wallet row leads to must be loaded before the tap. Elsewhere it loads with the tap.
    const { ios, telegram } = config.device
    if (page.view === 'Connect' && config.remote && (ios || telegram))
      preload('ConnectingWalletConnect').catch(() => {})
    await preload(page.view)
  }
}

const isConnected = ({ accounts, network }: KitState) =>
  accounts[network.activeNamespace ?? '']?.status === 'connected'

/** The network of a namespace that the page opens the modal for. */
function networkOf({ config, network }: KitState, namespace: Namespace): Network {
  const current = network.byNamespace[namespace]
  if (current === undefined && !config.namespaces.includes(namespace))
    throw new KitError('adapter/not-found', { namespace })
  if (current === undefined) throw new KitError('network/missing')
  return current
}

/**
 * The requested view or the default one; UnsupportedChain in place of Account on an unsupported
 * network.
 */
function firstPage(state: KitState, { view, uri }: OpenOptions): Page {
  const { config, network } = state
  const connected = isConnected(state)
  const opening = initialView({
    requested: view ?? null,
    adapters: config.adapted.length > 0,
    connected,
    manualControl: config.manualWCControl || config.basic,
    mobile: config.device.mobile,
    remote: config.remote,
    directory: config.directory,
  })
  const mustSwitch =
    connected && !network.supported && config.enableNetworkSwitch && !config.allowUnsupportedChain
  if (mustSwitch && opening === 'Account') return { view: 'UnsupportedChain', data: null }
  const data = opening === 'ConnectingWalletConnectBasic' ? { uri: uri ?? null } : null
  return { view: opening, data }
}

/**
 * The view at the bottom of the stack. Usually `page` itself. Below the view of a wallet it is
 * Connect, so that the visitor can go back to the list. In embedded mode, which has no close
 * button, it is Account or Connect.
 */
function rootPage(state: KitState, page: Page, isWalletPage: boolean): Page {
  if (isWalletPage) return { view: 'Connect', data: null }
  return state.config.embedded ? { view: embeddedView(isConnected(state)), data: null } : page
}

/**
 * The view that connects one wallet: in this browser if it is installed, else as a remote wallet if
 * the kit supports those.
 */
function walletPage(state: KitState, id: string): Page {
  const { config, connections, directory } = state
  const listed = [
    ...config.customWallets,
    ...directory.featured,
    ...directory.recommended,
    ...connections.recent,
  ]
  const wallet = listed.find((each) => each.id === id || each.rdns === id) ?? null
  const installed = connectRoute(findConnectors(state, wallet ?? { id, rdns: id }), wallet)
  if (installed !== null) return installed
  if (config.remote) return { view: 'ConnectingWalletConnect', data: { walletId: id, wallet } }
  return { view: 'ConnectingExternal', data: { connectorId: id, ...(wallet && { wallet }) } }
}
