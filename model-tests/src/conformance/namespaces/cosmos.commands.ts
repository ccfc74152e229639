import { createHash, createPublicKey, ECDH, verify } from 'node:crypto'
import { bech32 } from '@scure/base'
import type { BrowserCommand } from 'vitest/node'

type VerifyArgs = [address: string, publicKey: string, message: string, signature: string]

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Verifies an ADR-36 signature for a Cosmos address with Node's cryptography. */
    verifyCosmos(...args: VerifyArgs): Promise<boolean>
  }
}

/** The sign document is a literal, so that the test does not depend on the adapter's key order. */
export const verifyCosmos: BrowserCommand<VerifyArgs> = (
  _,
  address,
  publicKey,
  message,
  signature,
) => {
  const owner = createHash('ripemd160')
    .update(createHash('sha256').update(publicKey, 'hex').digest())
    .digest()
  const decoded = bech32.decodeUnsafe(address)
  if (decoded === undefined || !owner.equals(bech32.fromWords(decoded.words))) return false
  const data = Buffer.from(message).toString('base64')
  const document = `{"account_number":"0","chain_id":"","fee":{"amount":[],"gas":"0"},"memo":"","msgs":[{"type":"sign/MsgSignData","value":{"data":"${data}","signer":"${address}"}}],"sequence":"0"}`
  const point = Buffer.from(
    String(ECDH.convertKey(publicKey, 'secp256k1', 'hex', 'hex', 'uncompressed')),
    'hex',
  )
  const coordinate = (offset: number) => point.subarray(offset, offset + 32).toString('base64url')
  const key = createPublicKey({
    key: { kty: 'EC', crv: 'secp256k1', x: coordinate(1), y: coordinate(33) },
    format: 'jwk',
  })
  return verify(
    'sha256',
    Buffer.from(document),
    { key, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64'),
  )
}
