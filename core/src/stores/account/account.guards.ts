import type { Account } from '../../domain/account/account.ts'
import { embeddedConnectorId } from '../../domain/wallet/wallet.ts'
import type { Resource } from '../../resource/resource.types.ts'
import { hasEnded, isRejected } from '../../resource/resource.view.ts'
import { networkOf, typeOf } from './account.context.ts'
import type { AccountContext, AccountEvent, Holdings } from './account.types.ts'

type Args = { context: AccountContext; event: AccountEvent }

export const isReconnecting = ({ event }: Args) =>
  event.type === 'attempt.start' && event.status === 'reconnecting'
/** Whether the account is on a configured network. Nothing is read on other networks (fault K4). */
export const isOnConfiguredNetwork = ({ context }: Args) => networkOf(context) !== null
export const hasNoAccounts = ({ event }: Args) =>
  event.type === 'accounts.changed' && event.accounts.length === 0
const haveSameAddresses = (left: readonly Account[], right: readonly Account[]) =>
  left.length === right.length &&
  left.every(({ address }, index) => address === right[index]?.address)
/** Whether the wallet reported the known accounts in the same order, whichever is selected. */
export const hasSameAccounts = ({ context, event }: Args) =>
  event.type === 'accounts.changed' && haveSameAddresses(event.accounts, context.accounts)
export const isOtherAccount = ({ context, event }: Args) =>
  event.type === 'address.select' &&
  event.address !== context.address &&
  context.accounts.some(({ address }) => address === event.address)
/** Whether the selected account is another one of the embedded wallet, whose frame has to switch. */
export const isOtherFrameAccount = (args: Args) =>
  args.context.connectorId === embeddedConnectorId && isOtherAccount(args)
/** Whether the selected account has another type, for example `ordinal` instead of `payment`. */
export const isOtherAccountType = (args: Args) =>
  isOtherAccount(args) &&
  args.event.type === 'address.select' &&
  typeOf(args.context, args.event.address) !== typeOf(args.context, args.context.address)
/** Whether the addresses changed with the network: some namespaces encode them per network. */
export const hasRewrittenAddresses = ({ context, event }: Args) =>
  event.type === 'chain.changed' &&
  event.accounts !== undefined &&
  !haveSameAddresses(event.accounts, context.accounts)
export const isSameNetwork = (args: Args) =>
  'caipNetworkId' in args.event &&
  args.event.caipNetworkId === args.context.caipNetworkId &&
  !hasRewrittenAddresses(args)
export const isAsked = ({ context }: Args) => context.asked
/** The holdings with which the running read ended. Null if none ended. */
const endOf = ({ context, event }: Args): Resource<Holdings> | null =>
  event.type === 'holdings.changed' && hasEnded(context.holdings, event.resource)
    ? event.resource
    : null
export const hasSettled = (args: Args) => endOf(args) !== null
/** Whether the service rejected the project id or the origin of the page. */
export const isForbidden = (args: Args) => {
  const end = endOf(args)
  return end !== null && isRejected(end)
}
/** Whether reading the holdings failed, or the service does not know the network. */
export const isMissing = (args: Args) => {
  const end = endOf(args)
  return end !== null && (end.problem !== null || end.data?.status === 'unsupported')
}
