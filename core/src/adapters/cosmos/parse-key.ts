import { hex } from '@scure/base'
import type { Account } from '../../domain/account/account.ts'
import { cleanText } from '../../domain/text/text.ts'
import type { CosmosKey } from './cosmos.types.ts'
import { parseAddress } from './parse-address.ts'

const ethereumStyle = /^eth/

/**
 * Parses the result of `getKey`. Null for any other value, even if a getter throws. Does not verify
 * that the address is derived from the key.
 */
export function parseKey(result: unknown): CosmosKey | null {
  try {
    if (typeof result !== 'object' || result === null) return null
    const read = (field: string): unknown => Reflect.get(result, field)
    const name = read('name')
    const algo = read('algo')
    const bytes = read('pubKey')
    const text = read('bech32Address')
    const address = typeof text === 'string' ? parseAddress(text) : null
    if (address === null || !(bytes instanceof Uint8Array) || bytes.length !== 33) return null
    return {
      address: address.text,
      publicKey: hex.encode(Uint8Array.from(bytes)),
      algo: typeof algo === 'string' && ethereumStyle.test(algo) ? 'ethsecp256k1' : 'secp256k1',
      name: typeof name === 'string' ? cleanText(name) : '',
    }
  } catch {
    return null
  }
}

/** The accounts of a connection: wallets share their active account only. */
export const toAccounts = ({ address, publicKey, name }: CosmosKey): readonly [Account] => [
  { address, type: 'eoa', publicKey, ...(name !== '' && { name }) },
]
