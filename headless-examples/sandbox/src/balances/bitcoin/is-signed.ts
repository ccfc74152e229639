import { schnorr, secp256k1 } from '@noble/curves/secp256k1.js'
import { ripemd160 } from '@noble/hashes/legacy.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { hex } from '@scure/base'
import { OutScript, type Transaction } from '@scure/btc-signer'
import type { Coin } from './create-coins.ts'

const everything = 1

/** Whether an input may spend its coin: the witness of a version 0 key hash, or of a taproot key. */
export function isSigned(transaction: Transaction, index: number, spent: readonly Coin[]): boolean {
  const coin = spent[index]
  const [first, second] = transaction.getInput(index).finalScriptWitness ?? []
  if (!coin || !first) return false
  const script = OutScript.decode(coin.script)
  if (script.type === 'wpkh') {
    if (!second || hex.encode(ripemd160(sha256(second))) !== hex.encode(script.hash)) return false
    const code = OutScript.encode({ type: 'pkh', hash: script.hash })
    const hash = transaction.preimageWitnessV0(index, code, first.at(-1) ?? everything, coin.value)
    return secp256k1.verify(first.slice(0, -1), hash, second, { prehash: false, format: 'der' })
  }
  if (script.type !== 'tr') return false
  const scripts = spent.map((one) => one.script)
  const values = spent.map((one) => one.value)
  const hash = transaction.preimageWitnessV1(
    index,
    scripts,
    first.length === 65 ? (first[64] ?? 0) : 0,
    values,
  )
  return schnorr.verify(first.slice(0, 64), hash, script.pubkey)
}
