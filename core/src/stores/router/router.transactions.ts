import type { Transaction } from './router.types.ts'

/**
 * The index of the transaction that a request ends: the oldest one that was pushed before the
 * request arrived, because requests are decided in the order of their arrival. Null: the newest one.
 * -1 if there is none.
 */
export const indexOfTransaction = (
  transactions: readonly Transaction[],
  request: string | null,
): number =>
  request === null
    ? transactions.length - 1
    : transactions.findIndex(({ earlier }) => !earlier.includes(request))
