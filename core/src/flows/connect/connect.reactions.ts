import { connectRoute } from '../../domain/wallet/find-connectors.ts'
import { hasInstallLink } from '../../domain/wallet/install-link.ts'
import type { Wallet } from '../../domain/wallet/wallet.ts'
import type { Reactions } from '../../protocol/reactions.ts'
import { track } from '../../protocol/track.ts'
import type { ConnectEmitted } from './connect.types.ts'

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
