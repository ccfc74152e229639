import { hex } from '@scure/base'
import { cleanText } from '../../domain/text/text.ts'
import { readAddress } from './address.ts'
import type { CosmosKey } from './cosmos.types.ts'

const ethereumStyle = /^eth/

/** What `getKey` answered, as fresh data; null for anything else, whatever its getters do. Whose the key is has yet to be seen. */
export function readKey(answer: unknown): CosmosKey | null {
  try {
    if (typeof answer !== 'object' || answer === null) return null
    const [name, algo, bytes, text] = ['name', 'algo', 'pubKey', 'bech32Address'].map(
      (field): unknown => Reflect.get(answer, field),
    )
    const address = typeof text === 'string' ? readAddress(text) : null
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
