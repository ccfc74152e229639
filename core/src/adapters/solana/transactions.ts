import {
  assertTransactionIsFullySigned,
  getBase58Decoder,
  getCompiledTransactionMessageDecoder,
  getTransactionDecoder,
  getTransactionEncoder,
  type SignatureBytes,
  type Transaction,
} from '@solana/web3.js'
import { rpcErrors } from '../../errors/areas/rpc.ts'
import { KitError } from '../../errors/kit-error.ts'

/** A transaction, parsed from wire bytes. */
export type ParsedTransaction = {
  bytes: Uint8Array
  messageBytes: Uint8Array
  /** Null if the account has not signed yet; undefined if it is not a signer. */
  signatureBy(address: string): Uint8Array | null | undefined
  /** The wire bytes with this signature added. */
  withSignature(address: string, signature: Uint8Array): Uint8Array
  /** The transaction id in base58. Throws `rpc/invalid-params` if a signature is missing. */
  signature(): string
  /** Whether the transaction uses a durable nonce, and so does not expire at a block height. */
  usesNonce(): boolean
}

const systemProgram = '11111111111111111111111111111111'
/** Instruction data of `AdvanceNonceAccount`. */
const advanceNonce = '4,0,0,0'

/** Parses wire bytes. Throws `rpc/invalid-params` if they are not a transaction. */
export function parseTransaction(bytes: Uint8Array): ParsedTransaction {
  const transaction = decodeOrThrow(() => getTransactionDecoder().decode(bytes))
  const { messageBytes } = transaction
  const signatures = new Map<string, Uint8Array | null>(
    Object.entries(transaction.signatures).map(([address, signature]) => [
      address,
      signature === null ? null : Uint8Array.from(signature),
    ]),
  )
  return {
    bytes,
    messageBytes: Uint8Array.from(messageBytes),
    signatureBy: (address) => signatures.get(address),
    withSignature: (address, signature) => encodeWith(transaction, address, signature),
    signature() {
      decodeOrThrow(() => assertTransactionIsFullySigned(transaction))
      const [first] = signatures.values()
      return getBase58Decoder().decode(first ?? new Uint8Array())
    },
    usesNonce() {
      const { staticAccounts, instructions } = decodeOrThrow(() =>
        getCompiledTransactionMessageDecoder().decode(messageBytes),
      )
      const [first] = instructions
      return (
        first !== undefined &&
        staticAccounts[first.programAddressIndex] === systemProgram &&
        first.data?.join() === advanceNonce
      )
    },
  }
}

const encodeWith = (transaction: Transaction, address: string, signature: Uint8Array): Uint8Array =>
  Uint8Array.from(
    getTransactionEncoder().encode({
      ...transaction,
      signatures: { ...transaction.signatures, [address]: signature as SignatureBytes },
    }),
  )

function decodeOrThrow<T>(decode: () => T): T {
  try {
    return decode()
  } catch (cause) {
    throw new KitError(rpcErrors, 'rpc/invalid-params', {}, { cause })
  }
}
