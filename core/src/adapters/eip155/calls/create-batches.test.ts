import { expect, test } from 'vitest'
import { limits } from '../../../domain/constants.ts'
import { createManualClock } from '../../../platform/manual-clock.ts'
import type { Reach } from '../reach.ts'
import { createBatches } from './create-batches.ts'

/** A wallet that says the same of every batch, for ever. */
function batches(answer: unknown) {
  const clock = createManualClock()
  const asked: string[] = []
  const handle = {
    request: async ({ method }: { method: string }) => {
      asked.push(method)
      return answer
    },
    on: () => () => {},
  }
  const reach: Reach = {
    find: () => ({ name: 'Fox', handle }),
    now: () => ({ name: 'Fox', handle }),
    soon: async () => ({ name: 'Fox', handle }),
  }
  return { clock, asked, ...createBatches({ reach, clock }) }
}
const flush = async () => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve()
}
const { signal } = new AbortController()

test.each([100, 777])(
  'O-4 a batch that never ends (%i) is looked at for two minutes, then told as pending',
  async (status) => {
    const { clock, asked, wait } = batches({ status })
    const end = wait({ connectorId: 'fox', id: 'x' }, signal)
    for (let elapsed = 0; elapsed < limits.callsPatience; elapsed += limits.callsInterval) {
      await flush()
      clock.advance(limits.callsInterval)
    }
    expect(await end).toMatchObject({ id: 'x', state: 'pending', code: status })
    expect(asked.length).toBe(limits.callsPatience / limits.callsInterval)
    clock.advance(60_000)
    await flush()
    expect(asked.length).toBe(limits.callsPatience / limits.callsInterval)
  },
)

test('who waits for a batch can leave', async () => {
  const { asked, wait, clock } = batches({ status: 100 })
  const life = new AbortController()
  const end = expect(wait({ connectorId: 'fox', id: 'x' }, life.signal)).rejects.toMatchObject({
    code: 'kit/aborted',
  })
  await flush()
  life.abort()
  await end
  clock.advance(10_000)
  await flush()
  expect(asked.length).toBe(1)
})
