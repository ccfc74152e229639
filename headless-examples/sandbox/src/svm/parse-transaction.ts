import {
  getBase58Encoder,
  getBase64Encoder,
  getCompiledTransactionMessageDecoder,
  getSignatureFromTransaction,
  getTransactionDecoder,
  type Transaction,
} from '@solana/web3.js'
import { rpcErrors } from './rpc-error.ts'

/** The parts of a transaction that the ledger uses. */
export type ParsedTransaction = {
  bytes: Uint8Array
  transaction: Transaction
  /** Base58; empty if the fee payer has not signed. */
  signature: string
  blockhash: string
  /** All accounts, the fee payer first. */
  addresses: readonly string[]
  signers: number
}

/** Maximum size of a transaction in bytes. */
const maxSize = 1232

/** Parses an encoded transaction. Throws `RpcError` (-32602) for invalid input. */
export function parseTransaction(text: unknown, encoding: unknown = 'base58'): ParsedTransaction {
  if (typeof text !== 'string') throw rpcErrors.params('invalid type: a transaction is a string')
  if (encoding !== 'base58' && encoding !== 'base64')
    throw rpcErrors.params(`unsupported encoding: ${String(encoding)}`)
  try {
    const encoder = encoding === 'base64' ? getBase64Encoder() : getBase58Encoder()
    return decodeTransaction(Uint8Array.from(encoder.encode(text)))
  } catch (error) {
    throw rpcErrors.params(
      `failed to deserialize transaction: ${error instanceof Error ? error.message : String(error)}`,
    )
  }
}

/** Decodes a transaction. Throws if the bytes are no transaction or exceed the maximum size. */
export function decodeTransaction(bytes: Uint8Array): ParsedTransaction {
  if (bytes.length > maxSize)
    throw new Error(`the transaction has ${bytes.length} bytes, the maximum is ${maxSize}`)
  const transaction = getTransactionDecoder().decode(bytes)
  const message = getCompiledTransactionMessageDecoder().decode(transaction.messageBytes)
  const [payerSignature] = Object.values(transaction.signatures)
  return {
    bytes,
    transaction,
    signature: payerSignature ? getSignatureFromTransaction(transaction) : '',
    blockhash: message.lifetimeToken,
    addresses: message.staticAccounts,
    signers: message.header.numSignerAccounts,
  }
}
