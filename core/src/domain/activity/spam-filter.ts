import { parseDecimal } from '../amount/decimal.ts'
import type { ActivityRow, ActivityTransfer } from './activity.ts'

/** US dollars; below this, what comes from a look-alike is dust. */
const dust = 1

/** Addresses as they are compared: those of EVM chains are written in both cases, all others in one. */
const plain = (address: string) =>
  /^0x[0-9a-f]{40}$/i.test(address) ? address.toLowerCase() : address
const ends = (address: string) =>
  `${plain(address).replace(/^0x/, '').slice(0, 4)}…${plain(address).slice(-6)}`
/** What is left of an address on a row: 4 leading and 6 trailing characters, with the `0x` or without. */
const shapesOf = (address: string) => [
  `${plain(address).slice(0, 4)}…${plain(address).slice(-6)}`,
  ends(address),
]

const isNothing = ({ quantity, nft }: ActivityTransfer) =>
  nft === null && parseDecimal(quantity.numeric)?.units === 0n

/** Tells rows that only want to be copied from (fault case M6), of an account and all of its rows. */
export function poisonIn(
  rows: readonly ActivityRow[],
  address: string,
): (row: ActivityRow) => boolean {
  const own = plain(address)
  const receivers = rows
    .filter(({ sentFrom }) => plain(sentFrom) === own)
    .map(({ sentTo }) => plain(sentTo))
  const known = new Set([own, ...receivers])
  const shapes = new Set([...known].flatMap(shapesOf))
  return ({ sentFrom, transfers }) => {
    const from = plain(sentFrom)
    if (from === own || transfers.length === 0) return false
    // somebody else's transaction that moves nothing
    if (transfers.every(isNothing)) return true
    const isLookAlike = !known.has(from) && shapesOf(from).some((shape) => shapes.has(shape))
    return (
      isLookAlike &&
      transfers.every(
        ({ direction, nft, value }) => direction === 'in' && nft === null && (value ?? 0) < dust,
      )
    )
  }
}

/** `vitalik.eth` is a name, and `USDC.e` a token. */
const page = /https?:|www\.|[a-z0-9-]\.(?!(?:eth|sol)\b)[a-z]{2,}/i
const markup = /[<>]|&[a-z#]/i
const scripts = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u]

/** A name that advertises, or is dressed up as another: an address of a page, markup, letters of several alphabets (fault case M2). */
export function isDubiousName(name: string): boolean {
  return (
    page.test(name) || markup.test(name) || scripts.filter((script) => script.test(name)).length > 1
  )
}

/** Whether a row carries something that should not be believed. */
export const isDubious = ({ transfers }: Pick<ActivityRow, 'transfers'>): boolean =>
  transfers.some(
    ({ nft, fungible }) =>
      nft?.isSpam === true ||
      [nft?.name, fungible?.name, fungible?.symbol].some((text) => isDubiousName(text ?? '')),
  )
