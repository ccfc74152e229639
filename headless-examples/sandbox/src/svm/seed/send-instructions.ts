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

/** Signs and sends; throws where the chain does not take it. */
export async function sendInstructions(
  ledger: Ledger,
  payer: KeyPairSigner,
  instructions: readonly IInstruction[],
): Promise<void> {
  const { blockhash, lastValidBlockHeight } = ledger.latestBlockhash()
  const message = pipe(
    createTransactionMessage({ version: 0 }),
    (empty) => setTransactionMessageFeePayerSigner(payer, empty),
    (paid) =>
      setTransactionMessageLifetimeUsingBlockhash(
        { blockhash: blockhash as Blockhash, lastValidBlockHeight },
        paid,
      ),
    (timed) => appendTransactionMessageInstructions(instructions, timed),
  )
  const signed = await signTransactionMessageWithSigners(message)
  const landed = ledger.send(decodeTransaction(Uint8Array.from(getTransactionEncoder().encode(signed))))
  if (landed?.err !== null)
    throw new Error(`The chain did not take what it is to begin with: ${landed?.logs.join('\n')}`)
}
