import { randomInt } from 'node:crypto'
import { ServiceError } from './service-error.ts'

const attempts = 5

type Code = { code: string; expiresAt: number; left: number }
export type Codes = {
  /** Creates a code of six digits, which replaces the last one of the same purpose. */
  create(purpose: string): string
  /**
   * Uses up the code. Throws 403 if it is wrong, has expired, was used already, or if five wrong ones
   * were entered before.
   */
  use(purpose: string, code: unknown): void
}

/** Creates one-time codes. `now`: in ms since 1970. `lifetime`: in ms, of the codes that follow. */
export function createCodes(now: () => number, lifetime: () => number): Codes {
  const codes = new Map<string, Code>()
  return {
    create(purpose) {
      const code = String(randomInt(1_000_000)).padStart(6, '0')
      codes.set(purpose, { code, expiresAt: now() + lifetime(), left: attempts })
      return code
    },
    use(purpose, code) {
      const expected = codes.get(purpose)
      if (expected === undefined) throw new ServiceError('The code was used already.', 403)
      if (expected.expiresAt <= now()) throw new ServiceError('The code has expired.', 403)
      if (expected.left === 0)
        throw new ServiceError('There were too many attempts with this code.', 403)
      if (expected.code === code) return void codes.delete(purpose)
      expected.left -= 1
      throw new ServiceError('The code is not right.', 403)
    },
  }
}
