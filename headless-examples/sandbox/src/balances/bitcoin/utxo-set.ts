import { sha256 } from '@noble/hashes/sha2.js'
import { hex } from '@scure/base'

/** An unspent output. `value` in satoshi; `height` is null while unconfirmed. */
export type Utxo = {
  txid: string
  vout: number
  value: bigint
  script: Uint8Array
  height: number | null
}

/** The unspent outputs of one network. */
export type UtxoSet = {
  /** The outputs that pay to a script. */
  of(script: Uint8Array): readonly Utxo[]
  find(txid: string, vout: number): Utxo | null
  /** Adds a confirmed output to the script for each value (satoshi). */
  add(script: Uint8Array, values: readonly bigint[]): void
  /** Replaces all outputs of a script by one with this value. A value of 0 only removes them. */
  replace(script: Uint8Array, value: bigint): void
  /** Removes the spent outputs and adds the created ones. */
  spend(spent: readonly Utxo[], created: readonly Utxo[]): void
}

const height = 2_500_000

/**
 * Creates an empty set. The transaction ids of added outputs are hashed from `seed`, so that they
 * differ between networks.
 */
export function createUtxoSet(seed: string): UtxoSet {
  const utxos = new Map<string, Utxo>()
  const keyOf = ({ txid, vout }: Pick<Utxo, 'txid' | 'vout'>) => `${txid}:${vout}`
  const outputsOf = (script: Uint8Array) =>
    [...utxos.values()].filter((utxo) => hex.encode(utxo.script) === hex.encode(script))
  let addedCount = 0
  const add = (script: Uint8Array, values: readonly bigint[]) => {
    for (const value of values) {
      const txid = hex.encode(sha256(new TextEncoder().encode(`${seed} ${addedCount}`)))
      addedCount += 1
      utxos.set(keyOf({ txid, vout: 0 }), { txid, vout: 0, value, script, height })
    }
  }
  return {
    of: outputsOf,
    find: (txid, vout) => utxos.get(keyOf({ txid, vout })) ?? null,
    add,
    replace(script, value) {
      for (const utxo of outputsOf(script)) utxos.delete(keyOf(utxo))
      if (value > 0n) add(script, [value])
    },
    spend(spent, created) {
      for (const utxo of spent) utxos.delete(keyOf(utxo))
      for (const utxo of created) utxos.set(keyOf(utxo), utxo)
    },
  }
}
