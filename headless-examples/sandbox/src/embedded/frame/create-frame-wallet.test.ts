import { expect, test } from 'vitest'
import { createFrameWallet } from './create-frame-wallet.ts'

test('a frame whose service does not respond answers with an error', async () => {
  const posted: unknown[] = []
  const wallet = createFrameWallet({
    store: { get: () => null, set: () => {}, remove: () => {} },
    service: () => Promise.reject(new Error('fetch failed')),
    post: (message) => posted.push(message),
    ask: async () => false,
    showTheme: () => {},
    reload: () => {},
    random: (length) => new Uint8Array(length),
    approve: null,
  })
  await wallet.receive({ type: '@w3m-app/IS_CONNECTED', id: '1' }, 'https://page.example')
  expect(posted).toEqual([
    { type: '@w3m-frame/IS_CONNECTED_ERROR', id: '1', payload: { message: 'fetch failed' } },
  ])
})
