export { busyAccount } from '../accounts.ts'
export { lookAlike } from '../look-alike.ts'
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
