export type { AddressBalance, Balances, BalancesOptions } from './balances.types.ts'
export { startBalances } from './start-balances.ts'
