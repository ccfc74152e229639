import {
  assertTransactionIsFullySigned,
  getBase58Decoder,
  getCompiledTransactionMessageDecoder,
  getTransactionDecoder,
  getTransactionEncoder,
  type SignatureBytes,
  type Transaction,
} from '@solana/web3.js'
import { KitError } from '../../errors/kit-error.ts'

/** A transaction as wire bytes, read. */
export type ReadTransaction = {
  bytes: Uint8Array
  messageBytes: Uint8Array
  /** null: it has not signed yet. Not one of the signers: undefined. */
  signatureBy(address: string): Uint8Array | null | undefined
  /** The same with this signature in place. */
  signedBy(address: string, signature: Uint8Array): Uint8Array
  /** Its name on the chain, in base58. Throws `rpc/invalid-params` while a signature is missing. */
  signature(): string
  /** It is good until its nonce is used, not until a block height. */
  isNonced(): boolean
}

const systemProgram = '11111111111111111111111111111111'
const advanceNonce = '4,0,0,0'

/** Throws `rpc/invalid-params` for what is no transaction. */
export function readTransaction(bytes: Uint8Array): ReadTransaction {
  const transaction = attempt(() => getTransactionDecoder().decode(bytes))
  const { messageBytes } = transaction
  const signatures = new Map<string, Uint8Array | null>(
    Object.entries(transaction.signatures).map(([address, one]) => [
      address,
      one === null ? null : Uint8Array.from(one),
    ]),
  )
  return {
    bytes,
    messageBytes: Uint8Array.from(messageBytes),
    signatureBy: (address) => signatures.get(address),
    signedBy: (address, signature) => encoded(transaction, address, signature),
    signature() {
      attempt(() => assertTransactionIsFullySigned(transaction))
      const [first] = signatures.values()
      return getBase58Decoder().decode(first ?? new Uint8Array())
    },
    isNonced() {
      const { staticAccounts, instructions } = attempt(() =>
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

const encoded = (transaction: Transaction, address: string, signature: Uint8Array): Uint8Array =>
  Uint8Array.from(
    getTransactionEncoder().encode({
      ...transaction,
      signatures: { ...transaction.signatures, [address]: signature as SignatureBytes },
    }),
  )

function attempt<T>(read: () => T): T {
  try {
    return read()
  } catch (cause) {
    throw new KitError('rpc/invalid-params', {}, { cause })
  }
}
