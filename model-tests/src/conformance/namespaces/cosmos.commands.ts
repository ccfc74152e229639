import { createHash, createPublicKey, ECDH, verify } from 'node:crypto'
import { bech32 } from '@scure/base'
import type { BrowserCommand } from 'vitest/node'

type Asked = [address: string, publicKey: string, message: string, signature: string]

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Verifies an ADR-36 signature for a Cosmos address with Node's cryptography. */
    verifyCosmos(...asked: Asked): Promise<boolean>
  }
}

/**
 * The document is written out here, so that the test does not depend on the product's key order.
 */
export const verifyCosmos: BrowserCommand<Asked> = (_, address, publicKey, message, signature) => {
  const owner = createHash('ripemd160')
    .update(createHash('sha256').update(publicKey, 'hex').digest())
    .digest()
  const read = bech32.decodeUnsafe(address)
  if (read === undefined || !owner.equals(bech32.fromWords(read.words))) return false
  const data = Buffer.from(message).toString('base64')
  const document = `{"account_number":"0","chain_id":"","fee":{"amount":[],"gas":"0"},"memo":"","msgs":[{"type":"sign/MsgSignData","value":{"data":"${data}","signer":"${address}"}}],"sequence":"0"}`
  const point = Buffer.from(
    String(ECDH.convertKey(publicKey, 'secp256k1', 'hex', 'hex', 'uncompressed')),
    'hex',
  )
  const part = (from: number) => point.subarray(from, from + 32).toString('base64url')
  const key = createPublicKey({
    key: { kty: 'EC', crv: 'secp256k1', x: part(1), y: part(33) },
    format: 'jwk',
  })
  return verify(
    'sha256',
    Buffer.from(document),
    { key, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64'),
  )
}
