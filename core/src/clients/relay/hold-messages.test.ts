import { expect, test } from 'vitest'
import { holdMessages } from './hold-messages.ts'

/** A core of the SDK that records the frames which it handles. */
function scriptedCore() {
  const handled: unknown[] = []
  const relayer = {
    async onProviderPayload(payload: unknown) {
      handled.push(payload)
    },
  }
  return { core: { relayer }, relayer, handled }
}
const message = (id: number) => ({ id, jsonrpc: '2.0', method: 'irn_subscription', params: {} })
const response = { id: 3, jsonrpc: '2.0', result: true }

test('holdMessages passes responses on at once, and messages of subscriptions in their order after the release [V34]', async () => {
  const { core, relayer, handled } = scriptedCore()
  const release = holdMessages(core)
  const frames = [message(1), response, message(2)].map((frame) => relayer.onProviderPayload(frame))
  await frames[1]
  expect(handled).toEqual([response])
  release()
  await Promise.all(frames)
  expect(handled).toEqual([response, message(1), message(2)])
})

test('holdMessages handles messages at once after the release [V34]', async () => {
  const { core, relayer, handled } = scriptedCore()
  holdMessages(core)()
  await relayer.onProviderPayload(message(1))
  expect(handled).toEqual([message(1)])
})
