import { secp256k1 } from '@noble/curves/secp256k1.js'
import { base64, hex } from '@scure/base'
import { CompactSize, p2wpkh, Script, TEST_NETWORK, Transaction } from '@scure/btc-signer'
import { RawOldTx, RawWitness } from '@scure/btc-signer/script.js'
import { concatBytes, pubECDSA, sha256x2, tagSchnorr } from '@scure/btc-signer/utils.js'

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

/** Signs a message with ECDSA (BIP-137) as a p2wpkh address. Returns base64. */
export function signedMessage({ secret }: ReturnType<typeof testKey>, message: string): string {
  const bytes = new TextEncoder().encode(message)
  const prefix = new TextEncoder().encode('\x18Bitcoin Signed Message:\n')
  const hash = sha256x2(prefix, CompactSize.encode(BigInt(bytes.length)), bytes)
  const [recovery = 0, ...signature] = secp256k1.sign(hash, secret, {
    prehash: false,
    format: 'recovered',
  })
  return base64.encode(concatBytes(Uint8Array.of(39 + recovery), Uint8Array.from(signature)))
}

/** The scripts of an address that signs a message. */
type Payment = {
  script: Uint8Array
  redeemScript?: Uint8Array
  witnessScript?: Uint8Array
  tapInternalKey?: Uint8Array
}

/** Signs a message with BIP-322. Returns the full form. */
export function signBip322(
  payment: Payment,
  message: string,
  by: readonly Uint8Array[],
): Transaction {
  const hash = tagSchnorr('BIP0322-signed-message', new TextEncoder().encode(message))
  const finalScriptSig = Script.encode(['OP_0', hash])
  const toSpend = RawOldTx.encode({
    version: 0,
    inputs: [{ txid: new Uint8Array(32), index: 0xffffffff, finalScriptSig, sequence: 0 }],
    outputs: [{ amount: 0n, script: payment.script }],
    lockTime: 0,
  })
  const toSign = new Transaction({ version: 0, allowUnknownOutputs: true })
  const { script, redeemScript, witnessScript, tapInternalKey } = payment
  toSign.addInput({
    txid: sha256x2(toSpend).reverse(),
    index: 0,
    sequence: 0,
    witnessUtxo: { script, amount: 0n },
    ...(redeemScript && { redeemScript }),
    ...(witnessScript && { witnessScript }),
    ...(tapInternalKey && { tapInternalKey }),
  })
  toSign.addOutput({ script: Script.encode(['RETURN']), amount: 0n })
  for (const each of by) toSign.signIdx(each, 0)
  toSign.finalize()
  return toSign
}

/** The simple form of a BIP-322 signature. */
export const witnessOf = (signed: Transaction): Uint8Array =>
  RawWitness.encode(signed.getInput(0).finalScriptWitness ?? [])
