import type { Namespace } from '../../domain/caip/namespace.ts'

/** Whether an account's address in this namespace differs by network. */
export const hasAddressPerNetwork = (namespace: Namespace): boolean =>
  ['bip122', 'polkadot', 'cosmos'].includes(namespace)

/**
 * The part of an address that is the same on every network of the namespace: the public key or its
 * hash, without network prefix and checksum. On eip155 and solana, the address itself.
 */
export function accountKey(namespace: Namespace, address: string): string {
  if (namespace === 'polkadot') return String((parseBase58(address) >> 16n) & bitMask(256n))
  if (!hasAddressPerNetwork(namespace)) return address
  const isBech32 = namespace === 'cosmos' || /^(bc|tb|bcrt)1/i.test(address)
  return isBech32
    ? address.slice(address.lastIndexOf('1') + 1, -6).toLowerCase()
    : String((parseBase58(address) >> 32n) & bitMask(160n))
}

const base58Digits = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
const parseBase58 = (text: string) =>
  [...text].reduce((sum, digit) => sum * 58n + BigInt(base58Digits.indexOf(digit)), 0n)
const bitMask = (bits: bigint) => (1n << bits) - 1n
