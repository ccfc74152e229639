import {
  appendTransactionMessageInstructions,
  type Blockhash,
  createTransactionMessage,
  getTransactionEncoder,
  type IInstruction,
  type KeyPairSigner,
  pipe,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
} from '@solana/web3.js'
import type { Ledger } from '../create-ledger.ts'
import { decodeTransaction } from '../parse-transaction.ts'

/** Signs and sends a transaction with the instructions. Throws if it fails. */
export async function sendInstructions(
  ledger: Ledger,
  payer: KeyPairSigner,
  instructions: readonly IInstruction[],
): Promise<void> {
  const { blockhash, lastValidBlockHeight } = ledger.latestBlockhash()
  const message = pipe(
    createTransactionMessage({ version: 0 }),
    (tx) => setTransactionMessageFeePayerSigner(payer, tx),
    (tx) =>
      setTransactionMessageLifetimeUsingBlockhash(
        { blockhash: blockhash as Blockhash, lastValidBlockHeight },
        tx,
      ),
    (tx) => appendTransactionMessageInstructions(instructions, tx),
  )
  const signed = await signTransactionMessageWithSigners(message)
  const bytes = Uint8Array.from(getTransactionEncoder().encode(signed))
  const included = ledger.send(decodeTransaction(bytes))
  if (included?.err !== null)
    throw new Error(`A seed transaction failed: ${included?.logs.join('\n')}`)
}
