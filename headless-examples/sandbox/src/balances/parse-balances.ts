import { isRecord } from '../base/checks.ts'
import type { AddressBalance } from './balances.types.ts'

/** Parses `{ balances }` received over HTTP. Throws for unknown controls and invalid balances. */
export function parseBalances({
  balances = [],
  ...others
}: Readonly<Record<string, unknown>>): readonly AddressBalance[] {
  const [unknown] = Object.keys(others)
  if (unknown !== undefined) throw new Error(`Unknown control ${unknown}.`)
  if (!Array.isArray(balances)) throw new Error('Balances must be an array.')
  return balances.map((entry: unknown) => {
    if (isAddressBalance(entry)) return entry
    throw new Error(`Invalid balance: ${JSON.stringify(entry)}`)
  })
}

const isAddressBalance = (value: unknown): value is AddressBalance =>
  isRecord(value) &&
  typeof value.chain === 'string' &&
  typeof value.address === 'string' &&
  typeof value.amount === 'string' &&
  /^\d{1,30}$/.test(value.amount) &&
  ['string', 'undefined'].includes(typeof value.denom)
