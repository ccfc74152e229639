import { expect, test } from 'vitest'
import { holdMessages } from './hold-messages.ts'

/** A core of the SDK that records the frames which it handles. */
function scriptedCore() {
  const handled: unknown[] = []
  const reported: unknown[] = []
  const relayer = {
    async onProviderPayload(payload: unknown) {
      if (payload === malformed) throw new TypeError('malformed')
      handled.push(payload)
    },
  }
  const hold = () => holdMessages({ relayer }, (error) => void reported.push(error))
  return { hold, relayer, handled, reported }
}
const malformed = { id: 4, jsonrpc: '2.0', method: 'irn_subscription' }
const message = (id: number) => ({ id, jsonrpc: '2.0', method: 'irn_subscription', params: {} })
const response = { id: 3, jsonrpc: '2.0', result: true }

test('holdMessages holds the messages of subscriptions until they are released, in their order [V34]', async () => {
  const { hold, relayer, handled } = scriptedCore()
  const release = hold()
  const frames = [message(1), response, message(2)].map((frame) => relayer.onProviderPayload(frame))
  await frames[1]
  expect(handled).toEqual([response])
  release()
  await Promise.all(frames)
  expect(handled).toEqual([response, message(1), message(2)])
})

test('holdMessages handles messages at once after the release [V34]', async () => {
  const { hold, relayer, handled } = scriptedCore()
  hold()()
  await relayer.onProviderPayload(message(1))
  expect(handled).toEqual([message(1)])
})

test('holdMessages reports the error of a malformed message, and handles the next ones', async () => {
  const { hold, relayer, handled, reported } = scriptedCore()
  const release = hold()
  const frames = [malformed, message(1)].map((frame) => relayer.onProviderPayload(frame))
  release()
  await Promise.all(frames)
  expect(reported).toEqual([new TypeError('malformed')])
  expect(handled).toEqual([message(1)])
})
