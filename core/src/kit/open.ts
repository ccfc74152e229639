import type { KitState } from '../contracts/kit-state.ts'
import { embeddedView, openingView } from '../domain/navigation.ts'
import type { ViewName } from '../domain/view-name.ts'
import type { Kit, OpenOptions } from './kit.ts'
import { questionsOf } from './questions.ts'
import type { Part } from './standing-part.ts'

type Parts = {
  state(): KitState
  refs: Readonly<Record<'router' | 'modal' | 'network', Pick<Part, 'send'>>>
  preload(view: ViewName): Promise<void>
}
type Page = { view: ViewName; data: unknown }

/** `open` as the specification's section 2 and decision 6 say. An unsupported network is answered first. */
export function createOpen({ state, refs, preload }: Parts): Kit['open'] {
  return async (options = {}) => {
    const { view, namespace, wallet } = options
    const its = namespace === undefined ? null : state().network.byNamespace[namespace]
    if (its) refs.network.send({ type: 'adopt', caipNetworkId: its.caipNetworkId, activate: true, quiet: true })
    const { config, accounts, network, modal } = state()
    const connected = accounts[network.activeNamespace ?? '']?.status === 'connected'
    if (config.basic && connected && view === undefined) return
    const stranded = connected && !network.supported && config.enableNetworkSwitch && !config.allowUnsupportedChain
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
    const shown = wallet === undefined ? { view: first, data: dataOf(first, options) } : walletPage(state, wallet)
    // embedded there is no close, and one wallet is one of many: the first page lies beneath, so that there is a way back
    const isTop = wallet === undefined && !config.embedded
    const beneath = isTop ? shown : { view: wallet === undefined ? embeddedView(connected) : ('Connect' as const), data: null }
    if (modal.phase !== 'open' || config.embedded || view !== undefined || wallet !== undefined) {
      refs.router.send({ type: 'reset', ...beneath })
      if (shown.view !== beneath.view) refs.router.send({ type: 'push', ...shown })
    }
    refs.modal.send({ type: 'open' })
    // there an app opens with the tap itself or not at all: what a tap on the list leads to comes with the list, else with the tap
    const { ios, telegram } = config.device
    if (shown.view === 'Connect' && config.remote && (ios || telegram)) preload('ConnectingWalletConnect').catch(() => {})
    await preload(shown.view)
  }
}

const dataOf = (view: ViewName, { uri }: OpenOptions) => (view === 'ConnectingWalletConnectBasic' ? { uri: uri ?? null } : null)

/** Where one wallet is connected: in this browser if it is here, else over the relay, where the kit reaches that. */
function walletPage(state: () => KitState, id: string): Page {
  const { config, connections, directory } = state()
  const listed = [...config.customWallets, ...directory.featured, ...directory.recommended, ...connections.recent]
  const wallet = listed.find((one) => one.id === id || one.rdns === id) ?? null
  const connectorId = questionsOf(state).connectorFor(wallet ?? { id, rdns: id })
  if (connectorId !== null || !config.remote)
    return { view: 'ConnectingExternal', data: { connectorId: connectorId ?? id, ...(wallet && { wallet }) } }
  return { view: 'ConnectingWalletConnect', data: { walletId: id, wallet } }
}
