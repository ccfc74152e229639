import { assign, emit } from 'xstate'
import type { Account, NativeBalance } from '../../domain/account/account.ts'
import { codeOf } from '../../errors/kit-error.ts'
import type {
  About,
  AccountContext,
  AccountEmitted,
  AccountEvent,
  Holdings,
} from './account.types.ts'
import { held, networkOf, typeOf, unconnected, unread } from './account.values.ts'

const set = (change: (context: AccountContext, event: AccountEvent) => Partial<AccountContext>) =>
  assign<AccountContext, AccountEvent, undefined, AccountEvent, never>(({ context, event }) =>
    change(context, event),
  )
const tell = (fact: (context: AccountContext, event: AccountEvent) => AccountEmitted) =>
  emit<AccountContext, AccountEvent, undefined, AccountEvent, AccountEmitted>(
    ({ context, event }) => fact(context, event),
  )

export const clear = set(() => unconnected)
export const adopt = set((context, event) => {
  if (event.type !== 'connection.set') return {}
  const { address, accounts, connectorId, caipNetworkId } = event.connection
  const same = address === context.address && caipNetworkId === context.caipNetworkId
  return { address, accounts, connectorId, caipNetworkId, ...(same ? {} : unread) }
})
/**
 * The wallet's first account is the active one, unless the visitor selected another that is still shared, and the first did not come forward
 * but is only what is left in front.
 */
export const setAccounts = set((context, event) => {
  if (event.type !== 'accounts.changed') return {}
  const { accounts } = event
  const isShared = (wanted: string | null | undefined) =>
    accounts.some(({ address }) => address === wanted)
  const leftInFront = context.accounts.find(({ address }) => isShared(address))
  const stays = accounts[0]?.address === leftInFront?.address && isShared(context.address)
  const address = stays ? context.address : (accounts[0]?.address ?? null)
  return { accounts, address, ...(address === context.address ? {} : unread) }
})
/** The same account on another network: where it is written differently there, by its place in the list; the first where it is not there. */
export const setChain = set((context, event) => {
  if (!('caipNetworkId' in event)) return {}
  const accounts = ('accounts' in event && event.accounts) || context.accounts
  const placeIn = (list: readonly Account[]) =>
    list.findIndex(({ address }) => address === context.address)
  const same = accounts[placeIn(accounts)] ?? accounts[placeIn(context.accounts)] ?? accounts[0]
  return {
    caipNetworkId: event.caipNetworkId,
    accounts,
    address: same?.address ?? context.address,
    ...unread,
  }
})
export const select = set((_, event) =>
  event.type === 'address.select' ? { address: event.address, ...unread } : {},
)
export const force = set((_, event) => ({ forced: 'forced' in event && event.forced }))
export const unforce = set(() => ({ forced: false }))
export const dropBalance = set((context) => held(context, { balance: null }))
export const setNetworks = set((context, event) => {
  if (event.type !== 'networks.set') return {}
  const { networks } = event
  return { networks, ...(networkOf({ ...context, networks }) === null ? unread : {}) }
})
export const setTab = set((_, event) => (event.type === 'tab.set' ? { currentTab: event.tab } : {}))
export const renew = set((_, event) => ({ anew: 'forced' in event && event.forced }))
export const settle = set((context) => held(context, { anew: false, listed: context.listed ?? [] }))
export const keepTold = set(() => ({ told: true }))
export const setLabel = set(({ addressLabels }, event) => {
  if (event.type !== 'label.set') return {}
  const { [event.address]: _, ...others } = addressLabels
  return {
    addressLabels: event.label === null ? others : { ...others, [event.address]: event.label },
  }
})
export const setBalance = assign<AccountContext, AccountEvent, NativeBalance, AccountEvent, never>(
  ({ context }, balance) => held(context, { balance }),
)
export const setHoldings = assign<AccountContext, AccountEvent, Holdings, AccountEvent, never>(
  (_, { status, tokens, hidden }) => ({
    listed: tokens,
    hiddenTokens: hidden,
    ...(status === 'read' && { told: false }),
  }),
)
/** What could not be read now stays as it was read before. */
export const setAbout = assign<AccountContext, AccountEvent, About, AccountEvent, never>(
  ({ context }, about) => ({
    identity: about.identity ?? context.identity,
    smartAccountDeployed: about.smartAccountDeployed ?? context.smartAccountDeployed,
  }),
)
export const tellConnected = tell((_, event) => ({
  type: 'account.connected',
  ...(event as Extract<AccountEvent, { type: 'connection.set' }>).connection,
}))
export const tellChanged = tell(({ namespace, address, accounts }) => ({
  type: 'account.changed',
  namespace,
  address: address ?? '',
  accounts,
}))
export const tellPreferred = tell((context) => ({
  type: 'accountType.selected',
  namespace: context.namespace,
  accountType: typeOf(context, context.address) ?? 'eoa',
}))
export const tellDropped = tell(({ namespace }) => ({ type: 'account.disconnected', namespace }))
export const tellLost = tell(({ namespace }) => ({ type: 'account.lost', namespace }))
export const tellChain = tell((context, event) => ({
  type: 'chain.changed',
  namespace: context.namespace,
  caipNetworkId: (event as Extract<AccountEvent, { type: 'chain.changed' }>).caipNetworkId,
}))
export const tellUnread = tell(({ namespace }) => ({ type: 'holdings.invalidated', namespace }))
export const tellSettled = tell(({ namespace, tokens, hiddenTokens, balance }) => ({
  type: 'holdings.settled',
  namespace,
  ...{ tokens, hiddenTokens, balance },
}))
export const tellUnavailable = tell(({ namespace, told, anew }) => ({
  type: 'holdings.unavailable',
  namespace,
  again: told && !anew,
}))
export const tellRefused = emit<
  AccountContext,
  AccountEvent,
  { error: unknown },
  AccountEvent,
  AccountEmitted
>((_, { error }) => ({
  type: 'holdings.forbidden',
  code: codeOf(error),
}))
