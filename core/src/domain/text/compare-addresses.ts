import { addressGroups } from './address-groups.ts'

/** The groups of an address; `differs` marks the groups that differ from the other address. */
export type Compared = { at: number; text: string; differs: boolean }[]

const isHex = (address: string) => /^0x/i.test(address)

/**
 * Compares two addresses group by group; `count` is the number of characters that differ. The case
 * of a hex address is its checksum and does not count as a difference.
 */
export function compareAddresses(
  one: string,
  other: string,
): { one: Compared; other: Compared; count: number } {
  const ignoreCase = isHex(one) && isHex(other)
  const a = ignoreCase ? one.toLowerCase() : one
  const b = ignoreCase ? other.toLowerCase() : other
  const positions = Array.from({ length: Math.max(a.length, b.length) }, (_, index) => index)
  const differsAt = (position: number) => a[position] !== b[position]
  const groups = (address: string): Compared =>
    addressGroups(address).map(({ at, text }) => ({
      at,
      text,
      differs: [...text].some((_, offset) => differsAt(at + offset)),
    }))
  return { one: groups(one), other: groups(other), count: positions.filter(differsAt).length }
}
