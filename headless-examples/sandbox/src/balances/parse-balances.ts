import { isRecord } from '../base/checks.ts'
import type { HeldBalance } from './balances.types.ts'

/** `{ balances }` as it came over HTTP; throws a sentence about what cannot be set. */
export function readBalances({
  balances = [],
  ...others
}: Readonly<Record<string, unknown>>): readonly HeldBalance[] {
  const [unknown] = Object.keys(others)
  if (unknown !== undefined) throw new Error(`There is no control ${unknown}.`)
  if (!Array.isArray(balances)) throw new Error('Balances are a list.')
  return balances.map((one: unknown) => {
    if (isHeld(one)) return one
    throw new Error(`No balance: ${JSON.stringify(one)}`)
  })
}

const isHeld = (value: unknown): value is HeldBalance =>
  isRecord(value) &&
  typeof value.chain === 'string' &&
  typeof value.address === 'string' &&
  typeof value.amount === 'string' &&
  /^\d{1,30}$/.test(value.amount) &&
  ['string', 'undefined'].includes(typeof value.denom)
