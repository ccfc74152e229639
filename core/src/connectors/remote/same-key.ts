import type { Namespace } from '../../domain/caip/namespace.ts'

/** Namespaces that write the same key differently on each of their networks. */
export const isWrittenPerNetwork = (namespace: Namespace): boolean =>
  ['bip122', 'polkadot', 'cosmos'].includes(namespace)

/** What of an address is the key's own, the same on every network of the namespace: without the network's letters or number, and checksum. */
export function keyOf(namespace: Namespace, address: string): string {
  if (namespace === 'polkadot') return String((number58(address) >> 16n) & lowest(256n))
  const isBech32 = namespace === 'cosmos' || /^(bc|tb|bcrt)1/i.test(address)
  if (!isWrittenPerNetwork(namespace)) return address
  return isBech32
    ? address.slice(address.lastIndexOf('1') + 1, -6).toLowerCase()
    : String((number58(address) >> 32n) & lowest(160n))
}

const digits = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
const number58 = (text: string) =>
  [...text].reduce((sum, digit) => sum * 58n + BigInt(digits.indexOf(digit)), 0n)
const lowest = (bits: bigint) => (1n << bits) - 1n
