import type { DataApiSettings } from './data-api.types.ts'

/** Rows by account that somebody put there, whichever way an Ethereum address is written. */
export function createRowsByAccount() {
  const all = new Map<string, readonly unknown[]>()
  const keyOf = (account: string) => (account.startsWith('0x') ? account.toLowerCase() : account)
  return {
    of: (account: string): readonly unknown[] | null => all.get(keyOf(account)) ?? null,
    set(rows: DataApiSettings['rows']): void {
      for (const one of rows) all.set(keyOf(one.account), one.rows)
    },
  }
}
