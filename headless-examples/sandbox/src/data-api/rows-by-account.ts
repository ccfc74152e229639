import type { DataApiSettings } from './data-api.types.ts'

/** Creates a store of rows by account. Ethereum addresses are matched in lower case. */
export function createRowsByAccount() {
  const rowsByAccount = new Map<string, readonly unknown[]>()
  const keyOf = (account: string) => (account.startsWith('0x') ? account.toLowerCase() : account)
  return {
    /** Null if no rows were set for the account. */
    of: (account: string): readonly unknown[] | null => rowsByAccount.get(keyOf(account)) ?? null,
    set(entries: DataApiSettings['rows']): void {
      for (const { account, rows } of entries) rowsByAccount.set(keyOf(account), rows)
    },
  }
}
