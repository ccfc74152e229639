import { serverSessions } from '@latchkit/core/siwx'
import { expect, test } from 'vitest'
import { openSignInPage } from './sign-in-kit.fixture.ts'

test('a page on another site than its server learns that the browser stored no cookie [SG10]', async () => {
  const page = await openSignInPage('eip155', ({ url }) => ({
    siwx: serverSessions({ url: `${url.replace('127.0.0.1', 'localhost')}/cookie` }),
  }))
  const tab = await page.open()
  await tab.connect()
  ;(await tab.step('reviewing')).sign()
  expect(await tab.step('failed')).toMatchObject({ problem: 'siwx/cookie-missing' })
  expect(page.site.cookies(page.server.url)).toEqual([])
  expect(tab.kit.session.get().status).toBe('signedOut')
  expect(page.calls()).toEqual({ nonce: 1, verify: 1, session: 2, 'sign-out': 1 })
  await tab.kit.disconnect()
  await tab.status('inactive')
})

test('a page on the site of its server keeps the cookie [SG10]', async () => {
  const page = await openSignInPage('eip155', ({ url }) => ({
    siwx: serverSessions({ url: `${url}/cookie` }),
  }))
  const tab = await page.open()
  await tab.connect()
  ;(await tab.step('reviewing')).sign()
  await tab.status('signedIn')
  expect(page.site.cookies(page.server.url)).toHaveLength(1)
})
