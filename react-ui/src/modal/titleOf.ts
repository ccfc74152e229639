import type { KitState, RouterEntry, Wallet } from '@latchkit/core'
import type { Words } from '../locales/words.ts'

/** What a page of the modal is called: whom or what it is about, else its own name. */
export function titleOf(
  entry: RouterEntry,
  { connections, network, config, directory }: KitState,
  words: Words,
): string {
  const named = ({
    walletId,
    wallet,
  }: {
    walletId: string | null
    wallet?: Wallet | null | undefined
  }) =>
    (
      wallet ??
      [
        ...config.customWallets,
        ...connections.recent,
        ...directory.featured,
        ...directory.recommended,
      ].find(({ id }) => id === walletId)
    )?.name
  const own = words.titles[entry.view]
  switch (entry.view) {
    case 'ConnectingExternal':
      return connections.connectors.find(({ id }) => id === entry.data.connectorId)?.name ?? own
    case 'SwitchNetwork':
      return (
        network.networks.find(({ caipNetworkId }) => caipNetworkId === entry.data.caipNetworkId)
          ?.name ?? own
      )
    case 'ConnectingWalletConnect':
      return named(entry.data) ?? (entry.data.walletId === null ? own : words.titles.Connect)
    case 'Downloads': {
      const known = named(entry.data)
      return known === undefined ? own : words.connecting.get(known)
    }
    default:
      return own
  }
}
