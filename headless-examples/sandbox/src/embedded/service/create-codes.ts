import { randomInt } from 'node:crypto'

const lifetime = 10 * 60_000
const attempts = 5

type Code = { code: string; expiresAt: number; left: number }
export type Codes = {
  /** Creates a code of six digits, which replaces the last one of the same purpose. */
  create(purpose: string): string
  /** Uses up the code if it is right. It expires after 10 minutes and after 5 attempts. */
  check(purpose: string, code: string): boolean
}

/** Creates one-time codes. `now`: in ms since 1970. */
export function createCodes(now: () => number): Codes {
  const codes = new Map<string, Code>()
  return {
    create(purpose) {
      const code = String(randomInt(1_000_000)).padStart(6, '0')
      codes.set(purpose, { code, expiresAt: now() + lifetime, left: attempts })
      return code
    },
    check(purpose, code) {
      const expected = codes.get(purpose)
      if (expected === undefined || expected.expiresAt < now() || expected.left === 0) return false
      expected.left -= 1
      if (expected.code !== code) return false
      codes.delete(purpose)
      return true
    },
  }
}
