const mask = (1n << 64n) - 1n
const turn = (lane: bigint, by: bigint) => ((lane << by) | (lane >> (64n - by))) & mask
const rate = 136

/** Keccak-256 of ASCII text, as hex: what the capitals of an EVM address are made of. For checking, not for secrets. */
export function keccakHex(text: string): string {
  const state = Array.from({ length: 25 }, () => 0n)
  const bytes = Array.from(text, (character) => character.charCodeAt(0) & 0xff)
  const padded = [...bytes, ...Array.from({ length: rate - (bytes.length % rate) }, () => 0)]
  padded[bytes.length] = 1
  padded[padded.length - 1] = (padded.at(-1) ?? 0) | 0x80
  for (let block = 0; block < padded.length; block += rate) {
    for (let at = 0; at < rate; at++) {
      const lane = at >> 3
      state[lane] = laneOf(state, lane) ^ (BigInt(padded[block + at] ?? 0) << BigInt(8 * (at & 7)))
    }
    permute(state)
  }
  return state.slice(0, 4).map(hexOfLane).join('')
}

const laneOf = (state: readonly bigint[], at: number): bigint => state[at] ?? 0n
const hexOfLane = (lane: bigint): string => lane.toString(16).padStart(16, '0').match(/../g)?.reverse().join('') ?? ''

/** Keccak-f[1600], 24 rounds. */
function permute(state: bigint[]): void {
  let chance = 1
  for (let round = 0; round < 24; round++) {
    const columns = [0, 1, 2, 3, 4].map((x) => [0, 5, 10, 15, 20].reduce((sum, y) => sum ^ laneOf(state, x + y), 0n))
    for (let at = 0; at < 25; at++) {
      state[at] = laneOf(state, at) ^ laneOf(columns, (at + 4) % 5) ^ turn(laneOf(columns, (at + 1) % 5), 1n)
    }
    let [x, y, carried] = [1, 0, laneOf(state, 1)]
    for (let step = 0; step < 24; step++) {
      ;[x, y] = [y, (2 * x + 3 * y) % 5]
      const place = x + 5 * y
      const moved = turn(carried, BigInt((((step + 1) * (step + 2)) / 2) % 64))
      carried = laneOf(state, place)
      state[place] = moved
    }
    for (let row = 0; row < 25; row += 5) {
      const lanes = state.slice(row, row + 5)
      for (let at = 0; at < 5; at++) {
        state[row + at] = laneOf(lanes, at) ^ (~laneOf(lanes, (at + 1) % 5) & mask & laneOf(lanes, (at + 2) % 5))
      }
    }
    for (let bit = 0; bit < 7; bit++) {
      if (chance & 1) state[0] = laneOf(state, 0) ^ (1n << BigInt((1 << bit) - 1))
      chance = chance & 0x80 ? ((chance << 1) ^ 0x171) & 0xff : chance << 1
    }
  }
}
