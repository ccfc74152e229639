import { base64, hex } from '@scure/base'
import { Transaction } from '@scure/btc-signer'

/** `body`: the unsigned transaction in hex, which is the same before and after signing. */
export type ParsedPsbt = { inputs: number; body: string }

/** Parses a PSBT in base64. Null if it is invalid. */
export function parsePsbt(psbt: string): ParsedPsbt | null {
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
