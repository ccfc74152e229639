import type { KitState, RouterEntry } from '@latchkit/core'
import type { Words } from '../words/words.ts'

/** What a page of the modal is called: whom or what it is about, else its own name. */
export function titleOf(entry: RouterEntry, { connections, network, config }: KitState, words: Words): string {
  const own = words.titles[entry.view]
  switch (entry.view) {
    case 'ConnectingExternal':
      return connections.connectors.find(({ id }) => id === entry.data.connectorId)?.name ?? own
    case 'SwitchNetwork':
      return network.networks.find(({ caipNetworkId }) => caipNetworkId === entry.data.caipNetworkId)?.name ?? own
    case 'Downloads': {
      const { walletId, name } = entry.data
      const known = name ?? [...config.customWallets, ...connections.recent].find(({ id }) => id === walletId)?.name
      return known === undefined ? own : words.connecting.get(known)
    }
    default:
      return own
  }
}
