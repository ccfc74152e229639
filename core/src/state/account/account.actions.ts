import { assign, emit } from 'xstate'
import type { Account, NativeBalance } from '../../domain/account.ts'
import type { AccountContext, AccountEvent, AccountFact } from './account.types.ts'
import { unconnected } from './account.values.ts'

const set = (change: (context: AccountContext, event: AccountEvent) => Partial<AccountContext>) =>
  assign<AccountContext, AccountEvent, undefined, AccountEvent, never>(({ context, event }) => change(context, event))
const tell = (fact: (context: AccountContext, event: AccountEvent) => AccountFact) =>
  emit<AccountContext, AccountEvent, undefined, AccountEvent, AccountFact>(({ context, event }) => fact(context, event))
const known = (context: AccountContext, address: string): Account =>
  context.accounts.find((account) => account.address === address) ?? { address, type: context.accounts[0]?.type ?? 'eoa' }

export const clear = set(() => unconnected)
export const adopt = set((context, event) => {
  if (event.type !== 'connected') return {}
  const { address, accounts, connectorId, caipNetworkId } = event.connection
  const same = address === context.address && caipNetworkId === context.caipNetworkId
  return { address, accounts, connectorId, caipNetworkId, balance: same ? context.balance : null }
})
/** The wallet's first account is the active one, unless the visitor selected another that is still shared and the first is no new one. */
export const setAccounts = set((context, event) => {
  if (event.type !== 'accounts.changed') return {}
  const stays = event.accounts[0] === context.accounts[0]?.address && event.accounts.includes(context.address ?? '')
  const address = stays ? context.address : (event.accounts[0] ?? null)
  const accounts = event.accounts.map((one) => known(context, one))
  return { accounts, address, balance: address === context.address ? context.balance : null }
})
export const setChain = set((_, event) => ('caipNetworkId' in event ? { caipNetworkId: event.caipNetworkId, balance: null } : {}))
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
export const tellChanged = tell(({ namespace, address, accounts }) => ({
  type: 'account.changed',
  namespace,
  address: address ?? '',
  accounts,
}))
export const tellLost = tell(({ namespace }) => ({ type: 'account.lost', namespace }))
export const tellChain = tell((context, event) => ({
  type: 'chain.changed',
  namespace: context.namespace,
  caipNetworkId: (event as Extract<AccountEvent, { type: 'chain.changed' }>).caipNetworkId,
}))
