import type { Reactions } from '../../contracts/tell.ts'
import type { ConnectFact } from './connect.types.ts'

/** A picked wallet gets a page of its own. */
export const connectReactions: Reactions<ConnectFact> = {
  'wallet.picked': ({ connectorId }) => [{ to: 'router', type: 'push', view: 'ConnectingExternal', data: { connectorId } }],
  'guide.wanted': () => [{ to: 'router', type: 'push', view: 'WhatIsAWallet' }],
}
