export { busyAccount } from '../base/accounts.ts'
export { lookAlike } from '../base/look-alike.ts'
export type {
  BalanceRow,
  DataApi,
  DataApiOptions,
  DataApiSettings,
  HistoryRow,
  HistoryTransfer,
  RegisteredName,
} from './data-api.types.ts'
export { startDataApi } from './start-data-api.ts'
