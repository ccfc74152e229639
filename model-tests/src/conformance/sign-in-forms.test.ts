import { serverSessions } from '@latchkit/core/siwx'
import { expect, test } from 'vitest'
import { openSignInPage } from './sign-in-kit.fixture.ts'

test('a server that does not ask for plain texts refuses them and names the option [SG3]', async () => {
  const page = await openSignInPage('eip155', ({ url }) => ({
    siwx: serverSessions({ url: `${url}/cookie`, message: 'plain' }),
  }))
  const tab = await page.open()
  await tab.connect()
  ;(await tab.step('reviewing')).sign()
  const failed = await tab.step('failed')
  expect(failed.problem).toBe('siwx/server-refused')
  expect(JSON.stringify(failed.cause)).toContain("forms: ['standard', 'plain']")
  expect(page.server.sessionCount()).toBe(0)
})
