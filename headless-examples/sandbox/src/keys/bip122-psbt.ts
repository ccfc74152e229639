import { sha256 } from '@noble/hashes/sha2.js'
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { RawWitness, Script, Transaction } from '@scure/btc-signer'
import { RawOldTx } from '@scure/btc-signer/script.js'
import type { BitcoinKey } from './bip122.ts'

/** Signs a message as BIP-322 (simple form) and returns the witness of the virtual transaction. */
export function signBip322(key: BitcoinKey, message: string): Uint8Array {
  const finalScriptSig = Script.encode(['OP_0', bip322Hash(message)])
  const toSpend = {
    version: 0,
    inputs: [{ txid: new Uint8Array(32), index: 0xffffffff, finalScriptSig, sequence: 0 }],
    lockTime: 0,
  }
  const txid = sha256(
    sha256(RawOldTx.encode({ ...toSpend, outputs: [{ amount: 0n, script: key.script }] })),
  ).reverse()
  const toSign = new Transaction({ version: 0, allowUnknownOutputs: true })
  toSign.addInput({
    txid,
    index: 0,
    sequence: 0,
    witnessUtxo: { script: key.script, amount: 0n },
    ...taproot(key),
  })
  toSign.addOutput({ script: Script.encode(['RETURN']), amount: 0n })
  toSign.signIdx(key.secret, 0)
  toSign.finalizeIdx(0)
  return RawWitness.encode(toSign.getInput(0).finalScriptWitness ?? [])
}

/** The tagged hash of a message (BIP-322). */
export function bip322Hash(message: string): Uint8Array {
  const tag = sha256(utf8ToBytes('BIP0322-signed-message'))
  return sha256(concatBytes(tag, tag, utf8ToBytes(message)))
}
const taproot = ({ purpose, publicKey }: BitcoinKey) =>
  purpose === 'ordinals' ? { tapInternalKey: publicKey } : {}

/** An input of a PSBT and the key that signs it. */
export type PsbtInput = { key: BitcoinKey; index: number; sighashTypes: readonly number[] }

/**
 * Signs the given inputs of a PSBT and returns the transaction. `finalize` makes it ready to be
 * broadcast. Throws if an input does not belong to its key.
 */
export function signPsbt(
  psbt: Uint8Array,
  inputs: readonly PsbtInput[],
  finalize: boolean,
): Transaction {
  const transaction = Transaction.fromPSBT(psbt)
  for (const { key, index, sighashTypes } of inputs) {
    if (key.purpose === 'ordinals' && !transaction.getInput(index).tapInternalKey)
      transaction.updateInput(index, taproot(key))
    transaction.signIdx(
      key.secret,
      index,
      sighashTypes.length === 0 ? undefined : [...sighashTypes],
    )
  }
  if (finalize) transaction.finalize()
  return transaction
}
