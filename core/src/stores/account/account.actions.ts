import { enqueueActions } from 'xstate'
import type { Account, Connection } from '../../domain/account/account.ts'
import { embeddedAccountType, preferredAccountType } from '../../domain/account/account-type.ts'
import type { CaipNetworkId } from '../../domain/caip/caip.ts'
import { embeddedConnectorId } from '../../domain/wallet/wallet.ts'
import { actionsOf } from '../../machine/actions.ts'
import type { ResourceCommand } from '../../resource/resource.types.ts'
import { unread } from '../../resource/resource.view.ts'
import {
  accountKey,
  askedKey,
  isPartial,
  networkOf,
  notConnected,
  notRead,
  shownBalance,
  shownHoldings,
  shownProfile,
  typeOf,
  withTokens,
} from './account.context.ts'
import type { AccountContext, AccountEmitted, AccountEvent, SwitchType } from './account.types.ts'

const { set, emitEvent, send } = actionsOf<AccountContext, AccountEvent, AccountEmitted>()

/**
 * Adds the preferred account type to a change of the active account: that of the embedded wallet is
 * the type of the account that its frame made active.
 */
function withPreferredType(
  context: AccountContext,
  change: Partial<AccountContext>,
): Partial<AccountContext> {
  const { connectorId, address, accounts } = { ...context, ...change }
  if (connectorId !== embeddedConnectorId) return change
  const user = typeOf({ accounts }, address)
  const current = context.preferredAccountType
  return {
    ...change,
    preferredAccountType: preferredAccountType({ user, current, fallback: 'eoa' }),
  }
}

/** Adds cleared balance, holdings and profile to a change of account or network. */
function withoutPrevious(
  context: AccountContext,
  change: Partial<AccountContext>,
): Partial<AccountContext> {
  const { address, caipNetworkId } = { ...context, ...change }
  const isSame = address === context.address && caipNetworkId === context.caipNetworkId
  return isSame ? change : { ...change, ...notRead }
}

export const clearConnection = set(() => notConnected)
/** Sets the connection. Known values of the same account and network stay shown. */
export const setConnection = set((context, event) => {
  if (event.type !== 'connection.set') return {}
  const { address, accounts, connectorId, caipNetworkId } = event.connection
  const { balance, holdings, profile } = context
  return withPreferredType(
    context,
    withoutPrevious(context, {
      address,
      accounts,
      connectorId,
      caipNetworkId,
      balance: { ...unread, data: balance.data },
      holdings: { ...unread, data: holdings.data },
      profile: { ...unread, data: profile.data },
      asked: false,
    }),
  )
})
/**
 * Activates the first account of the wallet. Keeps the visitor's selection instead if the wallet
 * still shares it and its first account is the first of the previous accounts that are still
 * shared.
 */
export const setAccounts = set((context, event) => {
  if (event.type !== 'accounts.changed') return {}
  const { accounts } = event
  const isShared = (searched: string | null | undefined) =>
    accounts.some(({ address }) => address === searched)
  const firstStillShared = context.accounts.find(({ address }) => isShared(address))
  const isKept = accounts[0]?.address === firstStillShared?.address && isShared(context.address)
  const address = isKept ? context.address : (accounts[0]?.address ?? null)
  return withPreferredType(context, withoutPrevious(context, { accounts, address }))
})
/**
 * Sets the network. Addresses may be encoded differently per network: keeps the active address if
 * it is listed, else activates the account at the same position, else the first one.
 */
export const setNetwork = set((context, event) => {
  if (!('caipNetworkId' in event)) return {}
  const accounts = ('accounts' in event && event.accounts) || context.accounts
  const indexIn = (list: readonly Account[]) =>
    list.findIndex(({ address }) => address === context.address)
  const same = accounts[indexIn(accounts)] ?? accounts[indexIn(context.accounts)] ?? accounts[0]
  return withoutPrevious(context, {
    caipNetworkId: event.caipNetworkId,
    accounts,
    address: same?.address ?? context.address,
  })
})
export const setAddress = set((context, event) =>
  event.type === 'address.select' ? withoutPrevious(context, { address: event.address }) : {},
)
export const setNetworks = set((context, event) => {
  if (event.type !== 'networks.set') return {}
  const { networks } = event
  const isConfigured = networkOf({ ...context, networks }) !== null
  return isConfigured ? withTokens(context, { networks }) : { networks, ...notRead }
})
export const setTab = set((_, event) => (event.type === 'tab.set' ? { currentTab: event.tab } : {}))
/** Stores how the holdings are read. A load that does not restart a running read has no effect. */
export const setRequest = set(({ asked, holdings }, event) => {
  if (event.type !== 'load' || (!event.forced && asked && holdings.status === 'loading')) return {}
  return { asked: true, forced: event.forced, requested: true }
})
export const clearRequest = set(() => ({ forced: false, requested: false }))
export const setNotified = set(({ notified, requested }) => ({ notified: notified || requested }))
export const setLabel = set(({ addressLabels }, event) => {
  if (event.type !== 'label.set') return {}
  const { [event.address]: _, ...others } = addressLabels
  return {
    addressLabels: event.label === null ? others : { ...others, [event.address]: event.label },
  }
})
export const setBalance = set((context, event) => {
  if (event.type !== 'balance.changed') return {}
  const { resource } = event
  const data = shownBalance(context.balance, resource)
  return withTokens(context, { balance: { ...resource, data } })
})
export const setHoldings = set((context, event) => {
  if (event.type !== 'holdings.changed') return {}
  const { resource } = event
  const data = shownHoldings(context.holdings, resource)
  const isRead = resource.status === 'fresh' && data?.status === 'read'
  const holdings = { ...resource, data }
  return withTokens(context, { holdings, notified: context.notified && !isRead })
})
export const setProfile = set(({ profile }, event) => {
  if (event.type !== 'profile.changed') return {}
  return { profile: { ...event.resource, data: shownProfile(profile, event.resource) } }
})

type Args = { context: AccountContext; event: AccountEvent }
type Enqueue = {
  sendTo(resource: 'readBalance' | 'readHoldings' | 'readProfile', command: ResourceCommand): void
  emit(event: AccountEmitted): void
}
const enqueued = (collect: (enqueue: Enqueue, args: Args) => void) =>
  enqueueActions<
    AccountContext,
    AccountEvent,
    undefined,
    AccountEvent,
    never,
    never,
    never,
    never,
    AccountEmitted
  >(({ context, event, enqueue }) => collect(enqueue, { context, event }))
const isForced = (event: AccountEvent) => 'forced' in event && event.forced
/** Sends the key of the account to its resources, which ignore a key that they have. */
export const sendKey = enqueued((enqueue, { context }) => {
  const key = askedKey(context)
  enqueue.sendTo('readBalance', { type: 'key.set', key: accountKey(context) })
  enqueue.sendTo('readHoldings', { type: 'key.set', key, data: context.holdings.data })
  enqueue.sendTo('readProfile', { type: 'key.set', key })
  const { asked, namespace } = context
  if (!asked) enqueue.emit({ type: 'holdings.invalidated', namespace })
})
/** Reads holdings and profile for the first time. */
export const sendFirstLoad = enqueued((enqueue, { context, event }) => {
  const forced = isForced(event)
  const key = accountKey(context)
  enqueue.sendTo('readBalance', { type: 'refresh', forced })
  enqueue.sendTo('readHoldings', { type: 'key.set', key, data: context.holdings.data, forced })
  enqueue.sendTo('readProfile', { type: 'key.set', key })
})
/** Reads balance and requested holdings again; the profile if forced, or loaded while incomplete. */
export const sendRefresh = enqueued((enqueue, { context, event }) => {
  const forced = isForced(event)
  if (event.type === 'refresh') {
    // Stops a running read, which may hang after the device slept (fault L8).
    enqueue.sendTo('readBalance', { type: 'key.set', key: null })
    enqueue.sendTo('readBalance', { type: 'key.set', key: accountKey(context), forced })
  } else enqueue.sendTo('readBalance', { type: 'refresh', forced })
  enqueue.sendTo('readHoldings', { type: 'refresh', forced })
  if (forced || (event.type === 'load' && isPartial(context.profile)))
    enqueue.sendTo('readProfile', { type: 'refresh', forced: false })
})
export const emitConnected = emitEvent<Connection>((_, connection) => ({
  type: 'account.connected',
  ...connection,
}))
export const emitChanged = emitEvent(({ namespace, address, accounts }) => ({
  type: 'account.changed',
  namespace,
  address: address ?? '',
  accounts,
}))
export const emitAccountTypeSelected = emitEvent((context) => ({
  type: 'accountType.selected',
  namespace: context.namespace,
  accountType: typeOf(context, context.address) ?? 'eoa',
}))
export const setPreferredAccountType = set((context) => ({
  preferredAccountType: typeOf(context, context.address) ?? 'eoa',
}))
/** Requests the account of the selected type from the embedded wallet. */
export const requestAccountType = send('watchWallet', ({ accounts }, event): SwitchType => {
  const address = event.type === 'address.select' ? event.address : ''
  return { type: 'switch', accountType: embeddedAccountType({ accounts, address }) }
})
export const emitAccountTypeSwitched = emitEvent<{ connection: Connection }>(
  (_, { connection }) => ({ type: 'accountType.switched', connection }),
)
export const emitAccountTypeFailed = emitEvent(() => ({ type: 'accountType.failed' }))
export const emitDisconnected = emitEvent(({ namespace }) => ({
  type: 'account.disconnected',
  namespace,
}))
export const emitLost = emitEvent(({ namespace }) => ({ type: 'account.lost', namespace }))
export const emitChainChanged = emitEvent<{ caipNetworkId: CaipNetworkId }>(
  ({ namespace }, { caipNetworkId }) => ({ type: 'chain.changed', namespace, caipNetworkId }),
)
export const emitHoldingsInvalidated = emitEvent(({ namespace }) => ({
  type: 'holdings.invalidated',
  namespace,
}))
export const emitHoldingsSettled = emitEvent(({ namespace, tokens, holdings, balance }) => ({
  type: 'holdings.settled',
  namespace,
  tokens,
  hiddenTokens: holdings.data?.hidden ?? 0,
  balance: balance.data,
}))
export const emitHoldingsUnavailable = emitEvent(({ namespace, requested, notified, forced }) => ({
  type: 'holdings.unavailable',
  namespace,
  quiet: !requested || (notified && !forced),
}))
export const emitHoldingsForbidden = emitEvent(({ holdings }) => ({
  type: 'holdings.forbidden',
  code: holdings.problem ?? 'kit/unknown',
}))
