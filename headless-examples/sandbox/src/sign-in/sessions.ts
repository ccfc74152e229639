import { createHash, randomBytes } from 'node:crypto'
import type { Database } from './open-database.ts'

/** `server`: of the sign-in server. `hosted`: of the simulated hosted service. */
export type SessionService = 'server' | 'hosted'
/**
 * A session that the server trusts. `chain`: CAIP-2. `issued`, `expires`: ms since 1970.
 * `metadata`: what the page stored with `account-metadata` of the hosted service.
 */
export type StoredSession = {
  address: string
  chain: string
  message: string
  signature: string
  issued: number
  expires: number
  metadata: string | null
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')

/** Sessions by token. The token is known to the visitor only. */
export function createSessions(database: Database) {
  return {
    /** Stores a session and returns its token: 256 random bits in base64url. */
    create(service: SessionService, session: Omit<StoredSession, 'metadata'>): string {
      const token = randomBytes(32).toString('base64url')
      const { address, chain, message, signature, issued, expires } = session
      database.run('DELETE FROM sessions WHERE expires <= ?', [issued])
      database.run(
        `INSERT INTO sessions (token, service, address, chain, message, signature, issued, expires)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
        [hashOf(token), service, address, chain, message, signature, issued, expires],
      )
      return token
    },
    /** The session of a token. Null if it is unknown or has expired. */
    find(service: SessionService, token: string, now: number): StoredSession | null {
      const [row] = database.all(
        'SELECT * FROM sessions WHERE token = ? AND service = ? AND expires > ?',
        [hashOf(token), service, now],
      )
      return row === undefined ? null : toSession(row)
    },
    setMetadata(service: SessionService, token: string, metadata: string): void {
      database.run('UPDATE sessions SET metadata = ? WHERE token = ? AND service = ?', [
        metadata,
        hashOf(token),
        service,
      ])
    },
    remove(service: SessionService, token: string): void {
      database.run('DELETE FROM sessions WHERE token = ? AND service = ?', [hashOf(token), service])
    },
    /** Ends all sessions of a service, as an operator does. */
    removeAll(service: SessionService): void {
      database.run('DELETE FROM sessions WHERE service = ?', [service])
    },
    count(service: SessionService): number {
      const [row] = database.all('SELECT count(*) AS count FROM sessions WHERE service = ?', [
        service,
      ])
      return Number(row?.count)
    },
  }
}
export type Sessions = ReturnType<typeof createSessions>

const toSession = (row: Readonly<Record<string, unknown>>): StoredSession => ({
  address: String(row.address),
  chain: String(row.chain),
  message: String(row.message),
  signature: String(row.signature),
  issued: Number(row.issued),
  expires: Number(row.expires),
  metadata: row.metadata === null ? null : String(row.metadata),
})
