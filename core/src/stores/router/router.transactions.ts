import type { Transaction } from './router.types.ts'

/**
 * The transactions that a request ends, newest first: all that were pushed before the request
 * arrived. Null: the newest one.
 */
export const transactionsOf = (
  transactions: readonly Transaction[],
  request: string | null,
): readonly Transaction[] =>
  request === null
    ? transactions.slice(-1)
    : transactions.filter(({ earlier }) => !earlier.includes(request)).reverse()
