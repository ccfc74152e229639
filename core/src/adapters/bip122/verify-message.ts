import { schnorr, secp256k1 } from '@noble/curves/secp256k1.js'
import { CompactSize, OutScript, RawWitness, Script, Transaction } from '@scure/btc-signer'
import { RawOldTx } from '@scure/btc-signer/script.js'
import {
  concatBytes,
  equalBytes,
  hash160,
  sha256,
  sha256x2,
  tagSchnorr,
} from '@scure/btc-signer/utils.js'
import { outputScriptOf } from './bitcoin-address.ts'
import type { SigningProtocol } from './bitcoin-provider.types.ts'

type Witness = readonly Uint8Array[]

const sighashAll = 1
const encode = (text: string) => new TextEncoder().encode(text)
const keyHashScript = (hash: Uint8Array) => OutScript.encode({ type: 'wpkh', hash })

/**
 * Returns the protocol by which an address has signed a message: ECDSA (BIP-137), or BIP-322 in the
 * simple or full form. Null if the signature is not the address's signature of the message.
 */
export function findProtocol(
  address: string,
  message: string,
  signature: Uint8Array,
): SigningProtocol | null {
  const script = outputScriptOf(address)
  if (script === null) return null
  try {
    if (signature.length === 65)
      return isEcdsaOf(script, encode(message), signature) ? 'ecdsa' : null
    return isBip322Of(script, encode(message), signature) ? 'bip322' : null
  } catch {
    return null // The bytes have neither form.
  }
}

/**
 * The first byte (27 to 42) contains the recovery id. Its address type is ignored, because wallets
 * disagree on it.
 */
function isEcdsaOf(script: Uint8Array, message: Uint8Array, signature: Uint8Array): boolean {
  const [head = 0] = signature
  if (head < 27 || head > 42) return false
  const length = CompactSize.encode(BigInt(message.length))
  const hash = sha256x2(encode('\x18Bitcoin Signed Message:\n'), length, message)
  const key = secp256k1.Signature.fromBytes(signature.slice(1), 'compact')
    .addRecoveryBit((head - 27) & 3)
    .recoverPublicKey(hash)
  const hashes = [key.toBytes(true), key.toBytes(false)].map((bytes) => hash160(bytes))
  return hashes.some((keyHash) =>
    [
      OutScript.encode({ type: 'pkh', hash: keyHash }),
      keyHashScript(keyHash),
      OutScript.encode({ type: 'sh', hash: hash160(keyHashScript(keyHash)) }),
    ].some((candidate) => equalBytes(candidate, script)),
  )
}

/** Verifies the witness of the virtual transaction that spends an output of the address. */
function isBip322Of(script: Uint8Array, message: Uint8Array, signature: Uint8Array): boolean {
  const toSign = createToSign(script, message)
  const witness = witnessOf(signature, toSign)
  const output = OutScript.decode(script)
  const hashFor = (code: Uint8Array) => toSign.preimageWitnessV0(0, code, sighashAll, 0n)
  if (output.type === 'tr') {
    const [bytes = new Uint8Array(), ...rest] = witness
    const sighash = bytes.length === 65 ? bytes[64] : 0
    if (rest.length > 0 || (bytes.length === 65 && sighash !== sighashAll)) return false
    const hash = toSign.preimageWitnessV1(0, [script], sighash ?? 0, [0n])
    return schnorr.verify(bytes.slice(0, 64), hash, output.pubkey)
  }
  if (output.type === 'wsh') {
    const code = witness.at(-1) ?? new Uint8Array()
    return equalBytes(sha256(code), output.hash) && satisfies(code, witness, hashFor(code))
  }
  const [first = new Uint8Array(), publicKey = new Uint8Array()] = witness
  if (witness.length !== 2) return false
  const keyHash = hash160(publicKey)
  const isOwnKey =
    (output.type === 'wpkh' && equalBytes(keyHash, output.hash)) ||
    (output.type === 'sh' && equalBytes(hash160(keyHashScript(keyHash)), output.hash))
  const code = OutScript.encode({ type: 'pkh', hash: keyHash })
  return isOwnKey && isSignedBy(publicKey, first, hashFor(code))
}

/** Whether the signatures in a witness satisfy the script of one key or of several keys. */
function satisfies(code: Uint8Array, witness: Witness, hash: Uint8Array): boolean {
  const script = OutScript.decode(code)
  const items = witness.slice(0, -1)
  if (script.type === 'pk') return items.length === 1 && isSignedBy(script.pubkey, items[0], hash)
  // The first item is empty: CHECKMULTISIG removes one item too many.
  const [dummy, ...signatures] = items
  if (script.type !== 'ms' || dummy?.length !== 0 || signatures.length !== script.m) return false
  // The signatures are in the order of the keys.
  const missing = script.pubkeys.reduce<Witness>(
    (open, key) => (isSignedBy(key, open[0], hash) ? open.slice(1) : open),
    signatures,
  )
  return missing.length === 0
}

const isSignedBy = (key: Uint8Array, signature: Uint8Array | undefined, hash: Uint8Array) =>
  signature?.at(-1) === sighashAll &&
  secp256k1.verify(signature.slice(0, -1), hash, key, { prehash: false, format: 'der' })

/** The simple form is the witness, the full form the whole virtual transaction. */
function witnessOf(signature: Uint8Array, toSign: Transaction): Witness {
  try {
    return RawWitness.decode(signature)
  } catch {
    const full = Transaction.fromRaw(signature, { allowUnknownOutputs: true })
    return full.id === toSign.id ? (full.getInput(0).finalScriptWitness ?? []) : []
  }
}

/** Creates the transaction `to_sign` of BIP-322, which spends the output of `to_spend`. */
function createToSign(script: Uint8Array, message: Uint8Array): Transaction {
  const finalScriptSig = Script.encode(['OP_0', tagSchnorr('BIP0322-signed-message', message)])
  const toSpend = RawOldTx.encode({
    version: 0,
    inputs: [{ txid: new Uint8Array(32), index: 0xffffffff, finalScriptSig, sequence: 0 }],
    outputs: [{ amount: 0n, script }],
    lockTime: 0,
  })
  const txid = sha256x2(concatBytes(toSpend)).reverse()
  const toSign = new Transaction({ version: 0, allowUnknownOutputs: true })
  toSign.addInput({ txid, index: 0, sequence: 0 })
  toSign.addOutput({ script: Script.encode(['RETURN']), amount: 0n })
  return toSign
}
