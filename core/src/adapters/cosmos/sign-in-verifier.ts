import { base64 } from '@scure/base'
import { parseBase64 } from '../shared/parse-base64.ts'
import type { SignatureClaim, Verifier } from '../verifier.ts'
import { adr36Bytes } from './adr36.ts'
import type { KeyStyle } from './curve.ts'
import * as curve from './curve.ts'
import { isAddressOfKey } from './is-address-of-key.ts'
import { parseAddress } from './parse-address.ts'

const styles: readonly KeyStyle[] = ['cosmos', 'ethereum']
const loadCurve = async () => curve

/**
 * Verifies ADR-36 signatures: 64 bytes in base64. Recovers the keys that may have signed, because a
 * session has no public key, and compares their addresses. False for high-S signatures.
 */
export const createVerifier = (): Verifier => ({
  isSameAccount(a, b) {
    const address = parseAddress(a)?.text
    return address !== undefined && address === parseAddress(b)?.text
  },
  isSigned: async (claim) => (await signingKey(claim)) !== null,
  async publicKey(claim) {
    const key = await signingKey(claim)
    return key && { type: 'tendermint/PubKeySecp256k1', value: base64.encode(key) }
  },
})

/** The key of the account that has signed, 33 bytes. Null for an invalid signature. */
async function signingKey({ address, text, signature }: SignatureClaim) {
  const signer = parseAddress(address)?.text
  const bytes = parseBase64(signature)
  if (signer === undefined || bytes?.length !== 64) return null
  const document = adr36Bytes(signer, text)
  for (const style of styles)
    for (const key of curve.recoverKeys(bytes, document, style))
      if (await isAddressOfKey(signer, key, style, loadCurve))
        return curve.verifySignature(bytes, document, key, style) ? key : null
  return null
}
