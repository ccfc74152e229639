import { sha256 } from '@noble/hashes/sha2.js'
import { hex } from '@scure/base'

/** An output that nobody has spent. */
export type Coin = {
  txid: string
  vout: number
  value: bigint
  script: Uint8Array
  height: number | null
}

/** Every unspent output of one network. */
export type Coins = {
  at(script: Uint8Array): readonly Coin[]
  find(txid: string, vout: number): Coin | null
  /** As mined long ago. */
  give(script: Uint8Array, values: readonly bigint[]): void
  /** Takes all from a script and gives it one coin; none where the value is 0. */
  replace(script: Uint8Array, value: bigint): void
  spend(spent: readonly Coin[], made: readonly Coin[]): void
}

const height = 2_500_000

/** `seed`: makes the ids of what was there before any transaction differ between networks. */
export function createCoins(seed: string): Coins {
  const all = new Map<string, Coin>()
  const place = ({ txid, vout }: Pick<Coin, 'txid' | 'vout'>) => `${txid}:${vout}`
  const at = (script: Uint8Array) =>
    [...all.values()].filter((coin) => hex.encode(coin.script) === hex.encode(script))
  let given = 0
  const give = (script: Uint8Array, values: readonly bigint[]) => {
    for (const value of values) {
      const txid = hex.encode(sha256(new TextEncoder().encode(`${seed} ${given}`)))
      given += 1
      all.set(place({ txid, vout: 0 }), { txid, vout: 0, value, script, height })
    }
  }
  return {
    at,
    find: (txid, vout) => all.get(place({ txid, vout })) ?? null,
    give,
    replace(script, value) {
      for (const coin of at(script)) all.delete(place(coin))
      if (value > 0n) give(script, [value])
    },
    spend(spent, made) {
      for (const coin of spent) all.delete(place(coin))
      for (const coin of made) all.set(place(coin), coin)
    },
  }
}
