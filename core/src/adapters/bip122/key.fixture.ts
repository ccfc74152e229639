import { base64, hex } from '@scure/base'
import { p2wpkh, TEST_NETWORK, Transaction } from '@scure/btc-signer'
import { pubECDSA } from '@scure/btc-signer/utils.js'

/** A real key pair with its testnet address. */
export function testKey(fill = 7) {
  const secret = new Uint8Array(32).fill(fill)
  const publicKey = pubECDSA(secret)
  const { address = '', script } = p2wpkh(publicKey, TEST_NETWORK)
  return { secret, publicKey: hex.encode(publicKey), address, script }
}

/** An unsigned PSBT in base64 that spends one output of the key. `amount`: satoshi. */
export function unsignedPsbt(
  { address, script }: ReturnType<typeof testKey>,
  amount = 9_000n,
): string {
  const transaction = new Transaction()
  transaction.addInput({
    txid: '11'.repeat(32),
    index: 0,
    witnessUtxo: { script, amount: 10_000n },
  })
  transaction.addOutputAddress(address, amount, TEST_NETWORK)
  return base64.encode(transaction.toPSBT())
}

/** Signs a PSBT. `finalize`: makes it ready for broadcast. */
export function signedPsbt(
  psbt: string,
  { secret }: ReturnType<typeof testKey>,
  finalize = false,
): Transaction {
  const transaction = Transaction.fromPSBT(base64.decode(psbt))
  transaction.sign(secret)
  if (finalize) transaction.finalize()
  return transaction
}

// Wallets expect a PSBT in base64 or in hex.
export const inBase64 = (transaction: Transaction): string => base64.encode(transaction.toPSBT())
export const inHex = (transaction: Transaction): string => hex.encode(transaction.toPSBT())
export const hexOf = (text: string): string => hex.encode(base64.decode(text))
