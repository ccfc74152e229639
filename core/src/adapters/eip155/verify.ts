import {
  compactSignatureToSignature,
  encodeDeployData,
  getAddress,
  type Hex,
  parseCompactSignature,
  recoverAddress,
  universalSignatureValidatorAbi,
  universalSignatureValidatorByteCode,
} from 'viem'
import { isRejection, type Node } from './transfer/node.ts'

export type SignatureClaim = { address: string; hash: Hex; signature: Hex }

/** The end of a signature that contains the factory of a contract account (ERC-6492). */
const withFactory = /(?:6492){16}$/

/**
 * Whether an account has signed a hash. A signature that does not recover to the account is checked
 * by its contract (ERC-1271), also if only its factory exists (ERC-6492). Throws if the chain cannot
 * be read (decision 44).
 */
export async function isSignedBy(
  { address, hash, signature }: SignatureClaim,
  loadNode: () => Promise<Node>,
): Promise<boolean> {
  const account = getAddress(address)
  if ((await recover(hash, signature)) === account) return true
  const chain = await loadNode()
  const code = await chain.bytes('eth_getCode', [account, 'latest'])
  if (code === '0x' && !withFactory.test(signature)) return false
  // viem 2.21 has these names only; later versions have them beside `erc6492SignatureValidator…`.
  const data = encodeDeployData({
    abi: universalSignatureValidatorAbi,
    bytecode: universalSignatureValidatorByteCode,
    args: [account, hash, signature],
  })
  const result = await chain.bytes('eth_call', [{ data }, 'latest']).catch((error: unknown) => {
    if (isRejection(error)) return '0x'
    throw error
  })
  return /^0x0*1$/.test(result)
}

/** The account of a signature of 65 bytes, or of 64 (ERC-2098). Null for any other signature. */
async function recover(hash: Hex, signature: Hex): Promise<string | null> {
  try {
    const full =
      signature.length === 130
        ? compactSignatureToSignature(parseCompactSignature(signature))
        : signature
    return signature.length > 132 ? null : await recoverAddress({ hash, signature: full })
  } catch {
    return null // The bytes are not a signature of the curve.
  }
}
