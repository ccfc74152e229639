import { expect, test } from 'vitest'
import { createManualClock } from '../../platform/manual-clock.ts'
import { createMemoryPlatform } from '../../platform/memory.ts'
import { createStorage } from '../../storage/storage.ts'
import { createNativeBalances } from './cached-reads.ts'

const stored = { value: '1', decimals: 18, symbol: 'ETH' }
const read = { value: '2', decimals: 18, symbol: 'ETH' }

test.each([
  ['a balance', stored, stored],
  ['a value in another notation', { ...stored, value: '1e3' }, read],
  ['a value with too many digits', { ...stored, value: '1'.repeat(81) }, read],
  ['too many decimals', { ...stored, decimals: 256 }, read],
  ['negative decimals', { ...stored, decimals: -1 }, read],
  ['no symbol', { ...stored, symbol: null }, read],
])(
  'createNativeBalances returns %s from storage only if it is valid [E5, R23]',
  async (_, answer, expected) => {
    const clock = createManualClock(1_000)
    const storage = createStorage({ platform: createMemoryPlatform({ clock }), kitId: 'default' })
    const entry = { id: 'eip155:1:0x1', answer, timestamp: 1_000 }
    storage.set('native_balance_cache', JSON.stringify([entry]))
    const { signal } = new AbortController()
    const options = { fresh: false, signal }
    expect(
      await createNativeBalances({ storage, clock })('eip155:1:0x1', options, async () => read),
    ).toEqual(expected)
  },
)
