import { type AnyActorRef, assign, emit, sendTo } from 'xstate'
import type { Account, Connection, NativeBalance } from '../../domain/account/account.ts'
import { embeddedAccountType, preferredAccountType } from '../../domain/account/account-type.ts'
import type { CaipNetworkId } from '../../domain/caip/caip.ts'
import { embeddedConnectorId } from '../../domain/wallet/wallet.ts'
import { codeOf } from '../../errors/kit-error.ts'
import { networkOf, notConnected, notLoaded, typeOf, withTokens } from './account.context.ts'
import type {
  AccountContext,
  AccountEmitted,
  AccountEvent,
  Holdings,
  Profile,
  SwitchType,
} from './account.types.ts'

const set = (change: (context: AccountContext, event: AccountEvent) => Partial<AccountContext>) =>
  assign<AccountContext, AccountEvent, undefined, AccountEvent, never>(({ context, event }) =>
    change(context, event),
  )
const setFromParams = <Params>(
  change: (context: AccountContext, params: NoInfer<Params>) => Partial<AccountContext>,
) =>
  assign<AccountContext, AccountEvent, Params, AccountEvent, never>(({ context }, params) =>
    change(context, params),
  )
const emitEvent = (createEvent: (context: AccountContext) => AccountEmitted) =>
  emit<AccountContext, AccountEvent, undefined, AccountEvent, AccountEmitted>(({ context }) =>
    createEvent(context),
  )
const emitFromParams = <Params>(
  createEvent: (context: AccountContext, params: NoInfer<Params>) => AccountEmitted,
) =>
  emit<AccountContext, AccountEvent, Params, AccountEvent, AccountEmitted>(({ context }, params) =>
    createEvent(context, params),
  )

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

export const clearConnection = set(() => notConnected)
export const setConnection = set((context, event) => {
  if (event.type !== 'connection.set') return {}
  const { address, accounts, connectorId, caipNetworkId } = event.connection
  const isSame = address === context.address && caipNetworkId === context.caipNetworkId
  const change = { address, accounts, connectorId, caipNetworkId, ...(isSame ? {} : notLoaded) }
  return withPreferredType(context, change)
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
  const change = { accounts, address, ...(address === context.address ? {} : notLoaded) }
  return withPreferredType(context, change)
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
  return {
    caipNetworkId: event.caipNetworkId,
    accounts,
    address: same?.address ?? context.address,
    ...notLoaded,
  }
})
export const setAddress = set((_, event) =>
  event.type === 'address.select' ? { address: event.address, ...notLoaded } : {},
)
export const setForced = set((_, event) => ({ forced: 'forced' in event && event.forced }))
export const clearForced = set(() => ({ forced: false }))
export const clearBalance = set((context) => withTokens(context, { balance: null }))
export const setNetworks = set((context, event) => {
  if (event.type !== 'networks.set') return {}
  const { networks } = event
  return { networks, ...(networkOf({ ...context, networks }) === null ? notLoaded : {}) }
})
export const setTab = set((_, event) => (event.type === 'tab.set' ? { currentTab: event.tab } : {}))
/** A refresh that starts a requested read again does not make it less requested. */
export const setForceReload = set(({ requested }, event) => ({
  forceReload: 'forced' in event && event.forced,
  requested: requested || event.type === 'load',
}))
export const clearLoading = set((context) =>
  withTokens(context, { forceReload: false, requested: false, listed: context.listed ?? [] }),
)
export const setNotified = set(({ notified, requested }) => ({ notified: notified || requested }))
export const setLabel = set(({ addressLabels }, event) => {
  if (event.type !== 'label.set') return {}
  const { [event.address]: _, ...others } = addressLabels
  return {
    addressLabels: event.label === null ? others : { ...others, [event.address]: event.label },
  }
})
export const setBalance = setFromParams<NativeBalance>((context, balance) =>
  withTokens(context, { balance }),
)
export const setHoldings = setFromParams<Holdings>((_, { status, tokens, hidden, readAt }) => ({
  listed: tokens,
  hiddenTokens: hidden,
  tokensReadAt: readAt,
  ...(status === 'read' && { notified: false }),
}))
/** Keeps the previous value of a field that could not be read. */
export const setProfile = setFromParams<Profile>((context, profile) => ({
  identity: profile.identity ?? context.identity,
  smartAccountDeployed: profile.smartAccountDeployed ?? context.smartAccountDeployed,
}))
export const emitConnected = emitFromParams<Connection>((_, connection) => ({
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
type Args = { context: AccountContext; event: AccountEvent }
/** Requests the account of the selected type from the embedded wallet. */
export const requestAccountType = sendTo<
  AccountContext,
  AccountEvent,
  undefined,
  AnyActorRef,
  AccountEvent
>('watchWallet', ({ context: { accounts }, event }: Args): SwitchType => {
  const address = event.type === 'address.select' ? event.address : ''
  return { type: 'switch', accountType: embeddedAccountType({ accounts, address }) }
})
export const emitAccountTypeSwitched = emitFromParams<{ connection: Connection }>(
  (_, { connection }) => ({ type: 'accountType.switched', connection }),
)
export const emitAccountTypeFailed = emitEvent(() => ({ type: 'accountType.failed' }))
export const emitDisconnected = emitEvent(({ namespace }) => ({
  type: 'account.disconnected',
  namespace,
}))
export const emitLost = emitEvent(({ namespace }) => ({ type: 'account.lost', namespace }))
export const emitChainChanged = emitFromParams<{ caipNetworkId: CaipNetworkId }>(
  ({ namespace }, { caipNetworkId }) => ({ type: 'chain.changed', namespace, caipNetworkId }),
)
export const emitHoldingsInvalidated = emitEvent(({ namespace }) => ({
  type: 'holdings.invalidated',
  namespace,
}))
export const emitHoldingsSettled = emitEvent(({ namespace, tokens, hiddenTokens, balance }) => ({
  type: 'holdings.settled',
  namespace,
  tokens,
  hiddenTokens,
  balance,
}))
export const emitHoldingsUnavailable = emitEvent(
  ({ namespace, requested, notified, forceReload }) => ({
    type: 'holdings.unavailable',
    namespace,
    quiet: !requested || (notified && !forceReload),
  }),
)
export const emitHoldingsForbidden = emitFromParams<{ error: unknown }>((_, { error }) => ({
  type: 'holdings.forbidden',
  code: codeOf(error),
}))
