import { expect, test } from 'vitest'
import { connectSuccess } from './connect-success.ts'

test('connectSuccess returns the method mobile with a deep link, else qrcode', () => {
  expect(connectSuccess({ deepLink: { href: 'w://', name: 'W' }, wallet: 'W' })).toMatchObject({
    method: 'mobile',
    name: 'W',
  })
  expect(connectSuccess({ deepLink: null, wallet: null })).toMatchObject({
    method: 'qrcode',
    name: 'Unknown',
  })
})
