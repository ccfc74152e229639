import { expect, test } from 'vitest'
import { timeouts } from '../../../domain/constants.ts'
import { createManualClock } from '../../../platform/manual-clock.ts'
import type { Resolver } from '../wallet-resolver.ts'
import { createCallsClient } from './create-calls-client.ts'

/** Creates a client whose wallet returns the same response to every request. */
function createClient(response: unknown) {
  const clock = createManualClock()
  const requests: string[] = []
  const client = {
    request: async ({ method }: { method: string }) => {
      requests.push(method)
      return response
    },
    on: () => () => {},
  }
  const wallet = { name: 'Fox', client }
  const resolver: Resolver = {
    find: () => wallet,
    get: () => wallet,
    waitFor: async () => wallet,
  }
  return { clock, requests, ...createCallsClient({ resolver, clock }) }
}
const flush = async () => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve()
}
const { signal } = new AbortController()

test.each([100, 777])(
  'CallsClient.wait polls a batch with status %i for two minutes, then returns it as pending [O-4]',
  async (status) => {
    const { clock, requests, wait } = createClient({ status })
    const result = wait({ connectorId: 'fox', id: 'x' }, signal)
    for (let elapsed = 0; elapsed < timeouts.callsTimeout; elapsed += timeouts.callsInterval) {
      await flush()
      clock.advance(timeouts.callsInterval)
    }
    expect(await result).toMatchObject({ id: 'x', state: 'pending', code: status })
    expect(requests.length).toBe(timeouts.callsTimeout / timeouts.callsInterval)
    clock.advance(60_000)
    await flush()
    expect(requests.length).toBe(timeouts.callsTimeout / timeouts.callsInterval)
  },
)

test('CallsClient.wait stops polling when it is aborted', async () => {
  const { requests, wait, clock } = createClient({ status: 100 })
  const caller = new AbortController()
  const rejection = expect(
    wait({ connectorId: 'fox', id: 'x' }, caller.signal),
  ).rejects.toMatchObject({ code: 'kit/aborted' })
  await flush()
  caller.abort()
  await rejection
  clock.advance(10_000)
  await flush()
  expect(requests.length).toBe(1)
})
