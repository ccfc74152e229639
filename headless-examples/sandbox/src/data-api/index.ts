export { busyAccount } from '../accounts.ts'
export type { BalanceRow, DataApi, DataApiOptions, DataApiSettings, HistoryRow, HistoryTransfer, RegisteredName } from './data-api.types.ts'
export { lookAlike, lookAlikeRow } from './look-alike.ts'
export { startDataApi } from './start-data-api.ts'
