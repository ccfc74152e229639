import { base64, hex } from '@scure/base'
import { Transaction } from '@scure/btc-signer'

/** What a partially signed transaction is about, whatever signatures it holds. */
export type ReadPsbt = { inputs: number; body: string }

/** null: it is no partially signed transaction. */
export function readPsbt(psbt: string): ReadPsbt | null {
  try {
    const transaction = Transaction.fromPSBT(base64.decode(psbt), {
      allowUnknownInputs: true,
      allowUnknownOutputs: true,
      allowLegacyWitnessUtxo: true,
      allowUnknownVersion: true,
      disableScriptCheck: true,
    })
    return { inputs: transaction.inputsLength, body: hex.encode(transaction.toBytes(false, false)) }
  } catch {
    return null
  }
}
