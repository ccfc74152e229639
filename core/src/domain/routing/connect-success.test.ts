import { expect, test } from 'vitest'
import { connectSuccess } from './connect-success.ts'

test('a wallet whose app was opened was reached by it, any other by its camera', () => {
  expect(connectSuccess({ deepLink: { href: 'w://', name: 'W' }, wallet: 'W' })).toMatchObject({
    method: 'mobile',
    name: 'W',
  })
  expect(connectSuccess({ deepLink: null, wallet: null })).toMatchObject({
    method: 'qrcode',
    name: 'Unknown',
  })
})
