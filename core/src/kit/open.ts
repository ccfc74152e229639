import type { AnyActorRef } from 'xstate'
import type { KitState } from '../contracts/kit-state.ts'
import { embeddedView, openingView } from '../domain/navigation.ts'
import { type ViewName, viewNames } from '../domain/view-name.ts'
import type { Platform } from '../platform/platform.ts'
import type { Kit } from './kit.ts'

type Parts = {
  state(): KitState
  refs: Readonly<Record<'router' | 'modal' | 'network', AnyActorRef>>
  platform: Platform
  preload(view: ViewName): Promise<void>
}

/** `open` as the specification's section 2 and decision 6 say. An unsupported network is answered first. */
export function createOpen({ state, refs, platform, preload }: Parts): Kit['open'] {
  const isView = (view: string): view is ViewName => (viewNames as readonly string[]).includes(view)
  return async ({ view, namespace } = {}) => {
    const its = namespace === undefined ? null : state().network.byNamespace[namespace]
    if (its) refs.network.send({ type: 'adopt', caipNetworkId: its.caipNetworkId, activate: true, quiet: true })
    const { config, accounts, network, modal } = state()
    const connected = accounts[network.activeNamespace ?? '']?.status === 'connected'
    const stranded = connected && !network.supported && config.enableNetworkSwitch && !config.allowUnsupportedChain
    const opening = openingView({
      requested: view ?? null,
      adapters: config.namespaces.length > 0,
      connected,
      manualControl: config.manualWCControl,
      mobile: platform.page.device().mobile,
    })
    const shown = stranded && opening === 'Account' ? 'UnsupportedChain' : isView(opening) ? opening : 'Connect'
    // embedded there is no close: the first page lies beneath, so that there is a way back
    const beneath = config.embedded ? embeddedView(connected) : shown
    if (modal.phase !== 'open' || config.embedded || view !== undefined) {
      refs.router.send({ type: 'reset', view: beneath, data: null })
      if (shown !== beneath) refs.router.send({ type: 'push', view: shown, data: null })
    }
    refs.modal.send({ type: 'open' })
    await preload(shown)
  }
}
