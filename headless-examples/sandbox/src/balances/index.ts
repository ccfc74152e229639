export type { Balances, BalancesOptions, HeldBalance } from './balances.types.ts'
export { startBalances } from './start-balances.ts'
