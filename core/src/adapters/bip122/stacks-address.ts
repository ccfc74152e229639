import { sha256 } from '@scure/btc-signer/utils.js'
import type { AddressKind } from './bitcoin-networks.ts'

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
/** The second character: which network, and one key or several. */
const versions: Readonly<Record<string, readonly AddressKind[]>> = {
  P: ['mainnet'],
  M: ['mainnet'],
  T: ['testnet', 'regtest'],
  N: ['testnet', 'regtest'],
}

/** Whether a text is an address of Stacks, which lives beside Bitcoin, on a network of this kind; its checksum is verified (c32check). */
export function isStacksAddress(kind: AddressKind, value: unknown): value is string {
  if (typeof value !== 'string' || !/^S[PMTN][0-9A-HJKMNP-TV-Z]{1,39}$/.test(value)) return false
  const version = value.charAt(1)
  if (!versions[version]?.includes(kind)) return false
  const hex = [...value.slice(2)]
    .reduce((total, sign) => total * 32n + BigInt(alphabet.indexOf(sign)), 0n)
    .toString(16)
  if (hex.length > 48) return false
  const bytes = Uint8Array.from({ length: 24 }, (_, at) =>
    Number.parseInt(hex.padStart(48, '0').slice(at * 2, at * 2 + 2), 16),
  )
  const sum = sha256(sha256(Uint8Array.of(alphabet.indexOf(version), ...bytes.slice(0, 20))))
  return bytes.slice(20).every((byte, at) => byte === sum[at])
}
