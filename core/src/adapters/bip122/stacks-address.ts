import { sha256 } from '@scure/btc-signer/utils.js'
import type { AddressKind } from './bitcoin-networks.ts'

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
/** By the second character of an address. P and T: one key; M and N: several keys. */
const kindsByVersion: Readonly<Record<string, readonly AddressKind[]>> = {
  P: ['mainnet'],
  M: ['mainnet'],
  T: ['testnet', 'regtest'],
  N: ['testnet', 'regtest'],
}

/**
 * Returns whether a value is an address of Stacks, a chain that Bitcoin wallets also support, on
 * the Stacks network for this kind of Bitcoin network. Verifies the checksum (c32check).
 */
export function isStacksAddress(kind: AddressKind, value: unknown): value is string {
  if (typeof value !== 'string' || !/^S[PMTN][0-9A-HJKMNP-TV-Z]{1,39}$/.test(value)) return false
  const version = value.charAt(1)
  if (!kindsByVersion[version]?.includes(kind)) return false
  const hex = [...value.slice(2)]
    .reduce((total, digit) => total * 32n + BigInt(alphabet.indexOf(digit)), 0n)
    .toString(16)
  if (hex.length > 48) return false
  const bytes = Uint8Array.from({ length: 24 }, (_, index) =>
    Number.parseInt(hex.padStart(48, '0').slice(index * 2, index * 2 + 2), 16),
  )
  const hash = bytes.slice(0, 20)
  const checksum = sha256(sha256(Uint8Array.of(alphabet.indexOf(version), ...hash)))
  return bytes.slice(20).every((byte, index) => byte === checksum[index])
}
