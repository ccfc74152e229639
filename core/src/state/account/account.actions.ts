import { assign, emit } from 'xstate'
import type { Account, NativeBalance } from '../../domain/account.ts'
import type { AccountContext, AccountEvent, AccountFact } from './account.types.ts'
import { typeOf, unconnected } from './account.values.ts'

const set = (change: (context: AccountContext, event: AccountEvent) => Partial<AccountContext>) =>
  assign<AccountContext, AccountEvent, undefined, AccountEvent, never>(({ context, event }) => change(context, event))
const tell = (fact: (context: AccountContext, event: AccountEvent) => AccountFact) =>
  emit<AccountContext, AccountEvent, undefined, AccountEvent, AccountFact>(({ context, event }) => fact(context, event))

export const clear = set(() => unconnected)
export const adopt = set((context, event) => {
  if (event.type !== 'connected') return {}
  const { address, accounts, connectorId, caipNetworkId } = event.connection
  const same = address === context.address && caipNetworkId === context.caipNetworkId
  return { address, accounts, connectorId, caipNetworkId, balance: same ? context.balance : null }
})
/**
 * The wallet's first account is the active one, unless the visitor selected another that is still shared, and the first did not come forward
 * but is only what is left in front.
 */
export const setAccounts = set((context, event) => {
  if (event.type !== 'accounts.changed') return {}
  const { accounts } = event
  const isShared = (wanted: string | null | undefined) => accounts.some(({ address }) => address === wanted)
  const leftInFront = context.accounts.find(({ address }) => isShared(address))
  const stays = accounts[0]?.address === leftInFront?.address && isShared(context.address)
  const address = stays ? context.address : (accounts[0]?.address ?? null)
  return { accounts, address, balance: address === context.address ? context.balance : null }
})
/** The same account on another network: where it is written differently there, by its place in the list; the first where it is not there. */
export const setChain = set((context, event) => {
  if (!('caipNetworkId' in event)) return {}
  const accounts = ('accounts' in event && event.accounts) || context.accounts
  const placeIn = (list: readonly Account[]) => list.findIndex(({ address }) => address === context.address)
  const same = accounts[placeIn(accounts)] ?? accounts[placeIn(context.accounts)] ?? accounts[0]
  return { caipNetworkId: event.caipNetworkId, accounts, address: same?.address ?? context.address, balance: null }
})
export const select = set((_, event) => (event.type === 'select' ? { address: event.address, balance: null } : {}))
export const force = set((_, event) => ({ forced: event.type === 'refresh' && event.forced }))
export const unforce = set(() => ({ forced: false }))
export const dropBalance = set(() => ({ balance: null }))
export const setNetworks = set((_, event) => (event.type === 'networks.set' ? { networks: event.networks } : {}))
export const setLabel = set(({ addressLabels }, event) => {
  if (event.type !== 'label') return {}
  const { [event.address]: _, ...others } = addressLabels
  return { addressLabels: event.label === null ? others : { ...others, [event.address]: event.label } }
})
export const setBalance = assign<AccountContext, AccountEvent, NativeBalance, AccountEvent, never>((_, balance) => ({ balance }))
export const tellConnected = tell((_, event) => ({
  type: 'account.connected',
  ...(event as Extract<AccountEvent, { type: 'connected' }>).connection,
}))
export const tellChanged = tell(({ namespace, address, accounts }) => ({
  type: 'account.changed',
  namespace,
  address: address ?? '',
  accounts,
}))
export const tellPreferred = tell((context) => ({
  type: 'account.preferred',
  namespace: context.namespace,
  accountType: typeOf(context, context.address) ?? 'eoa',
}))
export const tellDropped = tell(({ namespace }) => ({ type: 'account.dropped', namespace }))
export const tellLost = tell(({ namespace }) => ({ type: 'account.lost', namespace }))
export const tellChain = tell((context, event) => ({
  type: 'chain.changed',
  namespace: context.namespace,
  caipNetworkId: (event as Extract<AccountEvent, { type: 'chain.changed' }>).caipNetworkId,
}))
