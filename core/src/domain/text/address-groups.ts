/**
 * Splits an address into groups of four characters; `at` is the position of a group. `0x` belongs
 * to the first group, so that the last group of an EVM address is complete.
 */
export function addressGroups(address: string): { at: number; text: string }[] {
  const first = /^0x/i.test(address) ? 6 : 4
  const starts = Array.from(
    { length: Math.max(0, Math.ceil((address.length - first) / 4)) },
    (_, group) => first + group * 4,
  )
  return [
    { at: 0, text: address.slice(0, first) },
    ...starts.map((at) => ({ at, text: address.slice(at, at + 4) })),
  ]
}
