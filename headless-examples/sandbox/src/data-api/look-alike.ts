import { type Address, getAddress } from 'viem'
import type { HistoryRow } from './data-api.types.ts'

/** An address that begins and ends as another does: the first four and the last six characters are its. Nobody has its key. */
export function lookAlike(address: Address): Address {
  const digits = address.slice(2).toLowerCase()
  const middle = [...digits.slice(4, -6)].map((digit) => (15 - Number.parseInt(digit, 16)).toString(16)).join('')
  return getAddress(`0x${digits.slice(0, 4)}${middle}${digits.slice(-6)}`)
}

type Faked = { account: Address; known: Address; chain: string; symbol: string; minedAt: string }

/** What a thief has a history say: nothing at all was sent to somebody who looks like `known`. */
export const lookAlikeRow = ({ account, known, chain, symbol, minedAt }: Faked): HistoryRow => ({
  id: `${chain}:look-alike:${known}`,
  metadata: {
    operationType: 'send',
    hash: `0x${'5a'.repeat(32)}`,
    chain,
    minedAt,
    sentFrom: account,
    sentTo: lookAlike(known),
    status: 'confirmed',
    nonce: 0,
  },
  transfers: [{ fungible_info: { name: symbol, symbol, icon: null }, direction: 'out', quantity: { numeric: '0' }, value: 0, price: 0 }],
})
