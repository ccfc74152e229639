import type { SolanaProvider } from '@latchkit/core/adapters/solana'
import {
  address,
  assertIsTransactionWithinSizeLimit,
  getBase58Encoder,
  getCompiledTransactionMessageDecoder,
  getTransactionDecoder,
  getTransactionEncoder,
  getTransactionLifetimeConstraintFromCompiledTransactionMessage as lifetimeOf,
  signatureBytes,
  type Transaction,
  type TransactionModifyingSigner,
  type TransactionSendingSigner,
} from '@solana/kit'

/** A signer of `@solana/kit` for a provider: it signs, or signs and sends. */
export function createSigner(
  provider: SolanaProvider,
): TransactionModifyingSigner & TransactionSendingSigner {
  const encode = (transaction: Transaction) =>
    Uint8Array.from(getTransactionEncoder().encode(transaction))
  const decode = async (bytes: Uint8Array) => {
    const transaction = getTransactionDecoder().decode(bytes)
    assertIsTransactionWithinSizeLimit(transaction)
    const message = getCompiledTransactionMessageDecoder().decode(transaction.messageBytes)
    return { ...transaction, lifetimeConstraint: await lifetimeOf(message) }
  }
  return {
    address: address(provider.address),
    async modifyAndSignTransactions(transactions) {
      const signed = await provider.signAllTransactions(transactions.map(encode))
      return Promise.all(signed.map(decode))
    },
    async signAndSendTransactions(transactions) {
      const signatures = []
      for (const transaction of transactions) {
        const signature = await provider.signAndSendTransaction(encode(transaction))
        signatures.push(signatureBytes(getBase58Encoder().encode(signature)))
      }
      return signatures
    },
  }
}
