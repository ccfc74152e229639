import { randomBytes } from 'node:crypto'
import type { Database } from './open-database.ts'

/** Why a nonce is refused. `unknown`: this server did not create it, or it has expired long ago. */
export type NonceProblem = 'unknown' | 'used' | 'expired'

/** The nonces of sign-in messages: each can be used once, before it expires. */
export function createNonces(database: Database) {
  return {
    /** Creates a nonce of 128 bits: 32 hexadecimal digits. `lifetime`: ms. */
    create(now: number, lifetime: number): string {
      const nonce = randomBytes(16).toString('hex')
      database.run('DELETE FROM nonces WHERE expires < ?', [now - 86_400_000])
      database.run('INSERT INTO nonces (nonce, expires) VALUES (?, ?)', [nonce, now + lifetime])
      return nonce
    },
    /**
     * Marks a nonce as used, in one statement, so that of parallel calls one succeeds. Returns null,
     * or why the nonce is refused.
     */
    take(nonce: string, now: number): NonceProblem | null {
      const isTaken = database.run(
        'UPDATE nonces SET used = 1 WHERE nonce = ? AND used = 0 AND expires > ?',
        [nonce, now],
      )
      if (isTaken === 1) return null
      const [row] = database.all('SELECT used FROM nonces WHERE nonce = ?', [nonce])
      if (row === undefined) return 'unknown'
      return row.used === 1 ? 'used' : 'expired'
    },
    /** Makes a taken nonce usable again, because the signature could not be verified. */
    giveBack(nonce: string): void {
      database.run('UPDATE nonces SET used = 0 WHERE nonce = ?', [nonce])
    },
  }
}
export type Nonces = ReturnType<typeof createNonces>
