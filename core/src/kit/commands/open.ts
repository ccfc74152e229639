import type { Namespace } from '../../domain/caip/namespace.ts'
import type { Network } from '../../domain/network/network.ts'
import { bare } from '../../domain/object.ts'
import { embeddedView, initialView, isConnectView } from '../../domain/routing/navigation.ts'
import type { ViewName } from '../../domain/routing/view-name.ts'
import { connectRoute, findConnectors } from '../../domain/wallet/find-connectors.ts'
import { findListedWallet } from '../../domain/wallet/find-listed-wallet.ts'
import { adapterErrors } from '../../errors/areas/adapter.ts'
import { networkErrors } from '../../errors/areas/network.ts'
import { KitError } from '../../errors/kit-error.ts'
import type { KitState } from '../../protocol/kit-state.ts'
import type { ViewRequest } from '../../protocol/messages.ts'
import type { Kit, OpenOptions } from '../api/kit.ts'
import type { KitDeps } from '../deps/create-deps.ts'
import type { StoreRef } from '../runtime/store-actor.ts'
import type { ViewGate } from './view-gate.ts'

type OpenDeps = {
  state(): KitState
  refs: { readonly [Name in 'router' | 'modal' | 'network']: Pick<StoreRef<Name>, 'send'> }
  preload(view: ViewName): Promise<void>
  missingSignIn: KitDeps['missingSignIn']
  gate: Pick<ViewGate, 'refusal' | 'afterConsent'>
}

/**
 * Opens the modal on the view that decision 6 describes. On an unsupported network,
 * UnsupportedChain replaces Account. With a given namespace, only its wallets are offered until the
 * modal closes or `open` is called with a view and no namespace. The namespace becomes active. If
 * it has no wallet and the account of another one is active, its wallets or networks are listed
 * first, and it becomes active when a wallet connects. Rejects with `adapter/not-found` for an
 * unknown namespace, with `network/missing` for a namespace without a network, and with
 * `feature/off` for a view that the page turns off.
 */
export function createOpen({ state, refs, preload, missingSignIn, gate }: OpenDeps): Kit['open'] {
  const navigate = (type: 'push' | 'reset', target: ViewRequest) =>
    refs.router.send({ type, ...target })

  return async (given = {}) => {
    const options = bare(given)
    const { view, namespace, wallet } = options
    const refusal = gate.refusal(wallet === undefined ? (view ?? 'Connect') : 'ConnectingExternal')
    if (refusal !== null) throw refusal
    const network = namespace === undefined ? null : networkOf(state(), namespace)
    const isShown = isConnected(state(), namespace) || !isConnected(state())
    if (network !== null && (isShown || !isListView(view ?? 'Connect'))) {
      const { caipNetworkId } = network
      refs.network.send({ type: 'network.set', caipNetworkId, activate: true, quiet: true })
    }
    if (network !== null || view !== undefined || state().modal.phase !== 'open')
      refs.modal.send({ type: 'namespace.set', namespace: namespace ?? null })
    const { config, modal, router } = state()
    const connected = isConnected(state(), namespace)
    if (config.basic && connected && view === undefined) return
    const target = gate.afterConsent(
      wallet === undefined
        ? firstTarget(state(), options, missingSignIn(state()))
        : walletTarget(state(), wallet),
    )
    const isOpen = modal.phase === 'open' && wallet === undefined && network === null
    const keepsView = isOpen && !config.embedded && view === undefined
    const showsAll =
      isOpen && view === 'Connect' && router.entry.view === view && router.entries.length > 1
    if (showsAll) {
      // Restart Connect for all namespaces and keep the views below it.
      refs.router.send({ type: 'back' })
      navigate('push', target)
    } else if (!keepsView) {
      const root = rootTarget(state(), target, wallet !== undefined)
      navigate('reset', root)
      if (target.view !== root.view) navigate('push', target)
    }
    refs.modal.send({ type: 'open' })
    // iOS and Telegram can open an app only inside the click handler, so the code of
    // ConnectingWalletConnect must be loaded before the click. Other browsers load it on click.
    const { ios, telegram } = config.device
    if (target.view === 'Connect' && config.remote && (ios || telegram))
      preload('ConnectingWalletConnect').catch(() => {})
    await preload(target.view)
  }
}

/** Without `namespace`: whether the active namespace is connected. */
const isConnected = ({ accounts, network }: KitState, namespace = network.activeNamespace) =>
  accounts[namespace ?? '']?.status === 'connected'
/** Whether a view lists wallets or networks and shows no account. */
const isListView = (view: ViewName) => isConnectView(view) || view === 'Networks'

/** The current network of the namespace that was passed to `open`. */
function networkOf({ config, network }: KitState, namespace: Namespace): Network {
  const known = Object.hasOwn(network.byNamespace, namespace)
  const current = known ? network.byNamespace[namespace] : undefined
  if (current === undefined && !config.namespaces.includes(namespace))
    throw new KitError(adapterErrors, 'adapter/not-found', { namespace })
  if (current === undefined) throw new KitError(networkErrors, 'network/missing')
  return current
}

/**
 * The requested view or the default one. In place of Account: UnsupportedChain on an unsupported
 * network, SIWXSignMessage while a required sign-in is missing.
 */
function firstTarget(
  state: KitState,
  { view, uri, namespace }: OpenOptions,
  missing: ReturnType<KitDeps['missingSignIn']>,
): ViewRequest {
  const { config, network } = state
  const connected = isConnected(state, namespace)
  const initial = initialView({
    requested: view ?? null,
    adapters: config.adaptedNamespaces.length > 0,
    connected,
    manualControl: config.manualWCControl || config.basic,
    mobile: config.device.mobile,
    remote: config.remote && config.enableWallets,
    directory: config.directory,
  })
  if (missing === 'required' && initial === 'Account')
    return { view: 'SIWXSignMessage', data: null }
  // The account is signed in or missing: open the default view.
  if (missing === 'none' && initial === 'SIWXSignMessage')
    return firstTarget(state, { ...(namespace !== undefined && { namespace }) }, missing)
  const mustSwitch =
    connected && !network.supported && config.enableNetworkSwitch && !config.allowUnsupportedChain
  if (mustSwitch && initial === 'Account') return { view: 'UnsupportedChain', data: null }
  if (initial === 'ConnectingWalletConnectBasic')
    return { view: initial, data: { uri: uri ?? null } }
  return { view: initial, data: null }
}

/**
 * The first entry of the view stack, usually `target` itself. For the view of a wallet it is
 * Connect, so that the visitor can go back to the list. In embedded mode, which has no close
 * button, it is Account or Connect.
 */
function rootTarget(state: KitState, target: ViewRequest, isWalletTarget: boolean): ViewRequest {
  if (isWalletTarget) return { view: 'Connect', data: null }
  return state.config.embedded ? { view: embeddedView(isConnected(state)), data: null } : target
}

/**
 * The view that connects one wallet: that of its connector if the wallet is installed, else
 * ConnectingWalletConnect if the kit has remote wallets, else ConnectingExternal, which reports
 * that the wallet was not found.
 */
function walletTarget(state: KitState, id: string): ViewRequest {
  const wallet = findListedWallet(state, id)
  const installed = connectRoute(findConnectors(state, wallet ?? { id, rdns: id }), wallet)
  if (installed !== null) return installed
  if (state.config.remote)
    return { view: 'ConnectingWalletConnect', data: { walletId: id, wallet } }
  return { view: 'ConnectingExternal', data: { connectorId: id, ...(wallet && { wallet }) } }
}
