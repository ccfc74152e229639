import { schnorr, secp256k1 } from '@noble/curves/secp256k1.js'
import { ripemd160 } from '@noble/hashes/legacy.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { hex } from '@scure/base'
import { OutScript, type Transaction } from '@scure/btc-signer'

/** An output that a transaction spends. `value` in satoshi. */
export type SpentOutput = { script: Uint8Array; value: bigint }

const sighashAll = 1

/**
 * Verifies the signature of one input that spends a P2WPKH output or a taproot output by its key.
 * Returns false for other scripts. `spent`: the outputs that the inputs spend, in their order.
 */
export function verifyInput(
  transaction: Transaction,
  index: number,
  spent: readonly SpentOutput[],
): boolean {
  const output = spent[index]
  const [first, second] = transaction.getInput(index).finalScriptWitness ?? []
  if (!output || !first) return false
  const script = OutScript.decode(output.script)
  if (script.type === 'wpkh') {
    if (!second || hex.encode(ripemd160(sha256(second))) !== hex.encode(script.hash)) return false
    const code = OutScript.encode({ type: 'pkh', hash: script.hash })
    const sighash = first.at(-1) ?? sighashAll
    const hash = transaction.preimageWitnessV0(index, code, sighash, output.value)
    return secp256k1.verify(first.slice(0, -1), hash, second, { prehash: false, format: 'der' })
  }
  if (script.type !== 'tr') return false
  const scripts = spent.map((entry) => entry.script)
  const values = spent.map((entry) => entry.value)
  const sighash = first.length === 65 ? (first[64] ?? 0) : 0
  const hash = transaction.preimageWitnessV1(index, scripts, sighash, values)
  return schnorr.verify(first.slice(0, 64), hash, script.pubkey)
}
