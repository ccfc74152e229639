import type { KitState, RouterEntry, Wallet } from '@latchkit/core'
import type { CoreTexts } from '../locales/load-locale.ts'
import { providerName } from '../locales/provider-name.ts'

type WalletData = { walletId: string | null; wallet?: Wallet | null | undefined }

/**
 * The title of a view: the name of its wallet or network if it has one, a title for signatures, or
 * the name of the view.
 */
export function titleOf(
  entry: RouterEntry,
  { connections, network, config, directory, approvals }: KitState,
  texts: CoreTexts,
): string {
  const walletName = ({ walletId, wallet }: WalletData) => {
    const knownWallets = [
      ...config.customWallets,
      ...connections.recent,
      ...directory.featured,
      ...directory.recommended,
    ]
    return (
      wallet ?? knownWallets.find(({ id, rdns }) => id === walletId || (rdns ?? id) === walletId)
    )?.name
  }
  const viewTitle = texts.titles[entry.view]
  switch (entry.view) {
    case 'ConnectingExternal':
      return (
        connections.connectors.find(({ id }) => id === entry.data.connectorId)?.name ??
        walletName({ walletId: entry.data.connectorId, wallet: entry.data.wallet }) ??
        viewTitle
      )
    case 'SwitchNetwork':
      return (
        network.networks.find(({ caipNetworkId }) => caipNetworkId === entry.data.caipNetworkId)
          ?.name ?? viewTitle
      )
    case 'ConnectingWalletConnect':
      return (
        walletName(entry.data) ?? (entry.data.walletId === null ? viewTitle : texts.titles.Connect)
      )
    case 'Downloads': {
      const name = walletName(entry.data)
      return name === undefined ? viewTitle : texts.connecting.getWallet(name)
    }
    case 'ConnectingSocial':
      return providerName(entry.data.provider)
    case 'ApproveTransaction':
      return /_sign(Typed|$)/.test(approvals.request?.method ?? '')
        ? texts.titles.signature
        : viewTitle
    default:
      return viewTitle
  }
}
