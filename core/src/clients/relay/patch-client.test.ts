import { expect, test } from 'vitest'
import { callMethod } from '../../domain/call-method.ts'
import { patchClient } from './patch-client.ts'
import { callAsync } from './sdk-access.ts'

const broken = async (): Promise<never> => {
  throw new Error('broken')
}
test('patchClient reports rejections that the SDK does not await, and callers that await still get them', async () => {
  const reported: unknown[] = []
  const engine = { isValidEmit: broken, isValidPing: broken }
  const provider = {
    onChainChanged: broken,
    onSessionUpdate() {
      throw new Error('sync')
    },
    client: { engine },
  }
  patchClient(provider, (error) => void reported.push(error))
  for (const method of ['isValidEmit', 'isValidPing']) callMethod(engine, method)
  callMethod(provider, 'onChainChanged')
  callMethod(provider, 'onSessionUpdate')
  // The run fails for a rejection that is not handled.
  await new Promise<void>((next) => setTimeout(next))
  expect(reported).toHaveLength(4)
  await expect(callAsync(engine, 'isValidEmit')).rejects.toThrow('broken')
})

test.each([{}, { client: null }, { client: { engine: 7 } }])(
  'patchClient does not throw for %o, which lacks the patched parts',
  (provider) => {
    expect(() => patchClient(provider, () => {})).not.toThrow()
  },
)
