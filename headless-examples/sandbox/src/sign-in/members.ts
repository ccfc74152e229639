import type { Database } from './open-database.ts'

/** Counts the visits of each account. `account`: CAIP-10. `since`: first visit, ms since 1970. */
export function createMembers(database: Database) {
  return {
    visit(account: string, now: number): { since: number; visits: number } {
      database.run(
        `INSERT INTO members (account, since, visits) VALUES (?, ?, 1)
         ON CONFLICT (account) DO UPDATE SET visits = visits + 1`,
        [account, now],
      )
      const [row] = database.all('SELECT since, visits FROM members WHERE account = ?', [account])
      return { since: Number(row?.since), visits: Number(row?.visits) }
    },
  }
}
export type Members = ReturnType<typeof createMembers>
