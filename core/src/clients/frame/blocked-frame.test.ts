import { expect, test } from 'vitest'
import { origin, signal, startClient } from './frame-client.fixture.ts'

test('a frame that the policy of the page blocks fails at once, and is tried again [EM12]', async () => {
  const { client, platform } = startClient()
  const events: unknown[] = []
  client.subscribe((event) => events.push(event))
  const asked = client.request('GET_USER', undefined, signal)
  const { emitBlocked, frames } = platform.controls
  emitBlocked({ directive: 'frame-src', url: 'https://other.example/sdk' })
  emitBlocked({ directive: 'connect-src', url: `${origin}/sdk` })
  emitBlocked({ directive: 'frame-src', url: `${origin}/sdk?projectId=p1` })
  await expect(asked).rejects.toMatchObject({
    code: 'embedded/frame-blocked',
    details: { directive: 'frame-src', source: origin },
  })
  expect(events).toEqual([{ type: 'failed', code: 'embedded/frame-blocked' }])
  expect(frames.map(({ removed }) => removed)).toEqual([true])
  const again = client.load(signal)
  expect(frames).toHaveLength(2)
  client.stop()
  await expect(again).rejects.toMatchObject({ code: 'kit/stopped' })
  expect(platform.controls.listenerCount()).toBe(0)
})
