import type { AccountContext, AccountEvent } from './account.types.ts'

type Args = { context: AccountContext; event: AccountEvent }

export const isReconnecting = ({ event }: Args) => event.type === 'try' && event.status === 'reconnecting'
/** The wallet is on a network the page configured: only there may a balance be read. */
export const isOnConfigured = ({ context }: Args) => context.networks.some(({ caipNetworkId }) => caipNetworkId === context.caipNetworkId)
export const hasNoAccounts = ({ event }: Args) => event.type === 'accounts.changed' && event.accounts.length === 0
/** The very list that is known: nothing changed, whichever of it is selected. */
export const isSameList = ({ context, event }: Args) =>
  event.type === 'accounts.changed' &&
  event.accounts.length === context.accounts.length &&
  event.accounts.every((address, index) => address === context.accounts[index]?.address)
export const isOther = ({ context, event }: Args) =>
  event.type === 'select' && event.address !== context.address && context.accounts.some(({ address }) => address === event.address)
export const isSameChain = ({ context, event }: Args) => 'caipNetworkId' in event && event.caipNetworkId === context.caipNetworkId
