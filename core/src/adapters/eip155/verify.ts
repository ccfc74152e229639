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

/** At least 64 bytes, the shortest signature of a key. `maxLength` limits hostile responses. */
const signatureForm = /^0x(?:[0-9a-f]{2}){64,}$/i
const maxLength = 200_000

/** Whether a value has the form of a signature by a key or by a contract. */
export const isSignature = (value: unknown): value is Hex =>
  typeof value === 'string' && value.length <= maxLength && signatureForm.test(value)

/** The end of a signature that contains the factory of a contract account (ERC-6492). */
const withFactory = /(?:6492){16}$/

/**
 * Whether an account has signed a hash. A signature that does not recover to the account is checked
 * by its contract (ERC-1271), also if only its factory exists (ERC-6492). Throws if the chain cannot
 * be read (decision 44).
 */
export async function isSignedBy(
  claim: SignatureClaim,
  loadNode: () => Promise<Node>,
): Promise<boolean> {
  return (await isSignedByKey(claim)) || isSignedByContract(claim, loadNode)
}

/** Whether a signature recovers to the account. */
export const isSignedByKey = async ({ address, hash, signature }: SignatureClaim) =>
  (await recover(hash, signature)) === getAddress(address)

/**
 * Whether the account's contract, or the one that its factory would create, accepts a signature
 * (ERC-1271, ERC-6492). Throws if the chain cannot be read.
 */
export async function isSignedByContract(
  { address, hash, signature }: SignatureClaim,
  loadNode: () => Promise<Node>,
): Promise<boolean> {
  const account = getAddress(address)
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
