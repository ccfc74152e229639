import { parseDecimal } from '../amount/decimal.ts'
import { isSuspiciousName } from '../text/suspicious-name.ts'
import type { ActivityRow, ActivityTransfer } from './activity.ts'

/** US dollars. A smaller transfer from a look-alike address counts as poisoning. */
const dustLimit = 1

/** Normalises an address for comparison: only EVM addresses are case-insensitive. */
const normalize = (address: string) =>
  /^0x[0-9a-f]{40}$/i.test(address) ? address.toLowerCase() : address
/**
 * The forms in which rows shorten an address: 4 leading and 6 trailing characters, with and without
 * `0x`.
 */
const shortForms = (address: string) => {
  const text = normalize(address)
  const tail = text.slice(-6)
  return [`${text.slice(0, 4)}…${tail}`, `${text.replace(/^0x/, '').slice(0, 4)}…${tail}`]
}

const isZero = ({ quantity, nft }: ActivityTransfer) =>
  nft === null && parseDecimal(quantity.numeric)?.units === 0n

/**
 * Returns a predicate for address poisoning (fault M6): rows that only exist so that the visitor
 * copies their address. `rows` are all rows of the account.
 */
export function findPoisoning(
  rows: readonly ActivityRow[],
  address: string,
): (row: ActivityRow) => boolean {
  const ownAddress = normalize(address)
  const receivers = rows
    .filter(({ sentFrom }) => normalize(sentFrom) === ownAddress)
    .map(({ sentTo }) => normalize(sentTo))
  const knownAddresses = new Set([ownAddress, ...receivers])
  const knownForms = new Set([...knownAddresses].flatMap(shortForms))
  return ({ sentFrom, transfers }) => {
    const from = normalize(sentFrom)
    if (from === ownAddress || transfers.length === 0) return false
    // a transaction of another account that transfers nothing
    if (transfers.every(isZero)) return true
    const isLookAlike =
      !knownAddresses.has(from) && shortForms(from).some((form) => knownForms.has(form))
    return (
      isLookAlike &&
      transfers.every(
        ({ direction, nft, value }) =>
          direction === 'in' && nft === null && (value ?? 0) < dustLimit,
      )
    )
  }
}

/** Whether a row contains a spam NFT or a suspicious name. */
export const isSuspicious = ({ transfers }: Pick<ActivityRow, 'transfers'>): boolean =>
  transfers.some(
    ({ nft, fungible }) =>
      nft?.isSpam === true ||
      [nft?.name, fungible?.name, fungible?.symbol].some((text) => isSuspiciousName(text ?? '')),
  )
