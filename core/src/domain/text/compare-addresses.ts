import { addressGroups } from './address-groups.ts'

/** One group of an address's characters, each with whether the other address has another one there. */
export type Compared = { at: number; text: string; differs: boolean }[]

const isHex = (address: string) => /^0x/i.test(address)

/** Two addresses group by group, and how many characters differ. Capitals of a hexadecimal address are its checksum, no difference. */
export function compareAddresses(
  one: string,
  other: string,
): { one: Compared; other: Compared; count: number } {
  const plain = (address: string) => (isHex(one) && isHex(other) ? address.toLowerCase() : address)
  const [a, b] = [plain(one), plain(other)]
  const places = Array.from({ length: Math.max(a.length, b.length) }, (_, at) => at)
  const isOff = (at: number) => a[at] !== b[at]
  const groups = (address: string): Compared =>
    addressGroups(address).map(({ at, text }) => ({
      at,
      text,
      differs: [...text].some((_, place) => isOff(at + place)),
    }))
  return { one: groups(one), other: groups(other), count: places.filter(isOff).length }
}
