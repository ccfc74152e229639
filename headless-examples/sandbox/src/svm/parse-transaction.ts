import {
  getBase58Encoder,
  getBase64Encoder,
  getCompiledTransactionMessageDecoder,
  getSignatureFromTransaction,
  getTransactionDecoder,
  type Transaction,
} from '@solana/web3.js'
import { rpcErrors } from './rpc-error.ts'

/** A transaction taken apart, as far as the ledger looks at it. */
export type ParsedTransaction = {
  bytes: Uint8Array
  transaction: Transaction
  /** Base58; empty where the payer has not signed. */
  signature: string
  blockhash: string
  /** Payer first. */
  addresses: readonly string[]
  signers: number
}

const limit = 1232

/** Reads what came over the wire; throws the node's error where it is none. */
export function parseTransaction(text: unknown, encoding: unknown = 'base58'): ParsedTransaction {
  if (typeof text !== 'string') throw rpcErrors.params('invalid type: a transaction is a string')
  if (encoding !== 'base58' && encoding !== 'base64')
    throw rpcErrors.params(`unsupported encoding: ${String(encoding)}`)
  try {
    const bytes = Uint8Array.from(
      (encoding === 'base64' ? getBase64Encoder() : getBase58Encoder()).encode(text),
    )
    return decodeTransaction(bytes)
  } catch (error) {
    throw rpcErrors.params(
      `failed to deserialize transaction: ${error instanceof Error ? error.message : String(error)}`,
    )
  }
}

/** The same for bytes that we made ourselves. */
export function decodeTransaction(bytes: Uint8Array): ParsedTransaction {
  if (bytes.length > limit)
    throw new Error(`${bytes.length} bytes are too many, ${limit} are the limit`)
  const transaction = getTransactionDecoder().decode(bytes)
  const message = getCompiledTransactionMessageDecoder().decode(transaction.messageBytes)
  const [first] = Object.values(transaction.signatures)
  return {
    bytes,
    transaction,
    signature: first ? getSignatureFromTransaction(transaction) : '',
    blockhash: message.lifetimeToken,
    addresses: message.staticAccounts,
    signers: message.header.numSignerAccounts,
  }
}
