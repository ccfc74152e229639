import { fromCallback, fromPromise, type SnapshotFrom } from 'xstate'
import { requiresConsent } from '../../domain/config/requires-consent.ts'
import { offeredMethods } from '../../domain/wallet/connect-methods.ts'
import { connectRoute } from '../../domain/wallet/find-connectors.ts'
import { hasInstallLink } from '../../domain/wallet/install-link.ts'
import { offeredLogins } from '../../domain/wallet/offered-logins.ts'
import type { Wallet } from '../../domain/wallet/wallet.ts'
import { remoteErrors } from '../../errors/areas/remote.ts'
import { KitError } from '../../errors/kit-error.ts'
import { defineFlow } from '../../protocol/define.ts'
import type { Deps } from '../../protocol/deps.ts'
import type { KitState } from '../../protocol/kit-state.ts'
import type { Reactions } from '../../protocol/reactions.ts'
import { track } from '../../protocol/track.ts'
import { networkFirst } from './connect.context.ts'
import { connectMachine } from './connect.machine.ts'
import type {
  ConnectEmitted,
  ConnectEvent,
  ConnectInput,
  ConnectView,
  PopupEvent,
  PopupRequest,
} from './connect.types.ts'

export type { LoginPick, WaitingLogin } from './connect.types.ts'

export const connectActors = ({ remote, embedded }: Pick<Deps, 'remote' | 'embedded'>) => ({
  /**
   * Resolves when the pairing has a valid URI. Throws `remote/unavailable`, or the error of the
   * pairing. The pairing stays open for the view that connects the picked wallet.
   */
  preparePairing: fromPromise<void>(({ signal }) => {
    let unsubscribe = () => {}
    return new Promise<void>((resolve, reject) => {
      if (remote === null) throw new KitError(remoteErrors, 'remote/unavailable')
      unsubscribe = remote.pair({ fresh: false }, (event) => {
        if (event.type === 'uri.shown') resolve()
        if (event.type === 'pairing.failed') reject(event.error)
      })
      signal.addEventListener('abort', unsubscribe, { once: true })
    }).finally(() => unsubscribe())
  }),
  /**
   * Opens the popup of a social login at once, while the visitor's click still allows the page to
   * open windows.
   */
  openPopups: fromCallback<PopupRequest>(({ receive, sendBack }) =>
    receive(({ provider }) => {
      const type = embedded?.popup.open() ? 'popup.opened' : 'popup.blocked'
      sendBack({ type, provider } satisfies PopupEvent)
    }),
  ),
})

/** Maps the state to a step and the commands that it allows. */
export function connectView(
  state: SnapshotFrom<typeof connectMachine>,
  send: (event: ConnectEvent) => void,
): ConnectView {
  const { methods, wallets, socials, legal, picked, login, waiting } = state.context
  const ways = { methods, wallets, socials }
  const showGuide = () => send({ type: 'showGuide' })
  if (state.matches('consenting'))
    return { ...ways, step: 'consenting', accept: () => send({ type: 'accept' }), showGuide }
  if (!state.matches('choosing')) return { step: 'unavailable' }
  return {
    ...ways,
    step: 'choosing',
    withdraw: legal ? () => send({ type: 'withdraw' }) : null,
    picked,
    login,
    networkFirst: networkFirst(state.context),
    waiting,
    preparing: state.matches({ choosing: 'preparing' }),
    choose: (pick) => send({ type: 'pick', pick }),
    pick: (connectorId) => send({ type: 'pick', pick: { type: 'connector', connectorId } }),
    pickWallet: (wallet) => send({ type: 'pick', pick: { type: 'wallet', wallet } }),
    scan: () => send({ type: 'pick', pick: { type: 'scan' } }),
    selectEmail: () => send({ type: 'selectEmail' }),
    submitEmail: (email) => send({ type: 'submitEmail', email }),
    pickSocial: (provider) => send({ type: 'pickSocial', provider }),
    showSocials: () => send({ type: 'showSocials' }),
    showWallets: () => send({ type: 'showWallets' }),
    showAll: () => send({ type: 'showAll' }),
    showGuide,
  }
}

/** Whether the wallet is an extension without links, which connects only where it is installed. */
const isExtensionOnly = (wallet: Wallet) =>
  wallet.rdns !== null &&
  [wallet.mobile_link, wallet.webapp_link, wallet.desktop_link].every((link) => link === null) &&
  !hasInstallLink(wallet)

/**
 * Opens the view that connects the picked wallet: ConnectingExternal for one connector,
 * ConnectingMultiChain for several, ConnectingWalletConnect for a remote wallet. A login opens
 * EmailLogin, ConnectingSocial or ConnectingFarcaster.
 */
export const connectReactions: Reactions<ConnectEmitted> = {
  'consent.given': () => [{ to: 'modal', type: 'consent.set', consent: 'given' }],
  'consent.withdrawn': () => [{ to: 'modal', type: 'consent.set', consent: 'missing' }],
  'wallets.requested': (_, query) => [
    { to: 'directory', type: 'load', namespace: query.offeredNamespace() },
  ],
  'wallet.picked': ({ pick, remote }, query) => {
    const wallet = pick.type === 'wallet' ? pick.wallet : null
    const target =
      pick.type === 'connector'
        ? { id: pick.connectorId, rdns: null, namespace: pick.namespace }
        : wallet
    const route = target && connectRoute(query.connectorsFor(target), wallet)
    if (route !== null) return [{ to: 'router', type: 'push', ...route }]
    const isRemote = target === null || (wallet !== null && remote && !isExtensionOnly(wallet))
    return [
      isRemote
        ? {
            to: 'router',
            type: 'push',
            view: 'ConnectingWalletConnect',
            data: { walletId: wallet?.id ?? null, wallet },
          }
        : {
            to: 'router',
            type: 'push',
            view: 'ConnectingExternal',
            data: { connectorId: target.id, ...(wallet && { wallet }) },
          },
    ]
  },
  'network.requested': ({ caipNetworkId }) => [
    { to: 'router', type: 'push', view: 'SwitchNetwork', data: { caipNetworkId, confirm: true } },
  ],
  'email.selected': () => [track('EMAIL_LOGIN_SELECTED', null)],
  'email.submitted': ({ email }) => [
    { to: 'router', type: 'push', view: 'EmailLogin', data: { email } },
  ],
  'social.picked': ({ provider, blocked }) => [
    provider === 'farcaster'
      ? { to: 'router', type: 'push', view: 'ConnectingFarcaster' }
      : {
          to: 'router',
          type: 'push',
          view: 'ConnectingSocial',
          data: { provider, ...(blocked && { blocked }) },
        },
  ],
  'socials.requested': () => [{ to: 'router', type: 'push', view: 'ConnectSocials' }],
  'walletList.requested': () => [{ to: 'router', type: 'push', view: 'ConnectWallets' }],
  'all.requested': () => [{ to: 'router', type: 'push', view: 'AllWallets' }],
  'guide.requested': () => [{ to: 'router', type: 'push', view: 'WhatIsAWallet' }],
  aborted: (_, query) => [
    // The checkbox is gone, and the consent with it.
    { to: 'modal', type: 'consent.set', consent: 'missing' },
    // The visitor went back to a view that had opened Connect for one namespace: offer all again.
    ...(['Profile', 'Networks'].includes(query.currentView())
      ? [{ to: 'modal', type: 'namespace.set', namespace: null } as const]
      : []),
  ],
}

/**
 * `methods`: in the order of decision 7, with the wallets that are known when the view is opened.
 * `popups`: the browser of Telegram opens none.
 * `legal`: the checkbox is shown only if the page has a terms or privacy URL. `eager`: iOS and
 * Telegram open an app only during a tap, so the URI must exist before the tap. `loginNetworks`: none
 * if the visitor has chosen the namespace.
 */
export function connectInput(state: KitState): ConnectInput {
  const { config, connections, network, modal } = state
  const { device, remote, directory, manualWCControl, customWallets } = config
  const hasLinkedWallets = directory || customWallets.length + connections.recent.length > 0
  return {
    ...offeredMethods(state),
    popups: !device.telegram,
    legal: requiresConsent(config),
    remote,
    eager: (device.ios || device.telegram) && remote && !manualWCControl && hasLinkedWallets,
    network: network.active?.caipNetworkId ?? null,
    loginNetworks: modal.namespace === null ? freeLoginNetworks(state) : [],
  }
}

/**
 * The networks on which a login can start: the active one, and those in namespaces without a wallet.
 */
const freeLoginNetworks = (state: KitState) =>
  offeredLogins(state)
    .filter(
      ({ chainNamespace, caipNetworkId }) =>
        state.accounts[chainNamespace]?.status !== 'connected' ||
        caipNetworkId === state.network.active?.caipNetworkId,
    )
    .map(({ caipNetworkId }) => caipNetworkId)

/** Chooses a wallet or a login with the embedded wallet. */
export const connect = defineFlow({
  id: 'connect',
  title: 'Connect',
  area: 'connect',
  views: ['Connect', 'ConnectWallets', 'ConnectSocials'],
  nested: true,
  machine: connectMachine,
  actors: connectActors,
  input: connectInput,
  view: connectView,
  reactions: connectReactions,
  listens: ['network.changed', 'consent.changed'],
})
