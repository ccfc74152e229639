import { expect, test } from 'vitest'
import { evm, storedIn } from '../testing/host.fixture.ts'
import { html, json, noted, offline, setup } from './sign-in-server.fixture.ts'

const unconfirmed = [
  ['403', () => json({ error: 'No.' }, 403), 'siwx/server-refused'],
  ['HTML', () => html(200), 'endpoint/unreadable'],
  ['another shape', () => new Response('OK'), 'endpoint/unreadable'],
  ['401', () => json({ error: 'No session.' }, 401), 'siwx/cookie-missing'],
] as const

test.each(unconfirmed)(
  'a session that a read does not confirm ends: %s [SG2, SG10]',
  async (_, answer, code) => {
    const { tab, server, prepare, addSession } = setup()
    const session = await prepare(evm)
    server.set('/session', answer)
    await expect(addSession(session)).rejects.toMatchObject({ code })
    expect([server.sessionCount(), noted in storedIn(tab)]).toEqual([0, false])
  },
)

test.each(unconfirmed)(
  'a session ends if the visitor gives up while the read fails: %s [SG2]',
  async (_, answer) => {
    const { tab, server, prepare, addSession } = setup()
    const session = await prepare(evm)
    const given = new AbortController()
    server.set('/session', () => {
      given.abort()
      return answer()
    })
    await expect(addSession(session, given.signal)).rejects.toMatchObject({ code: 'kit/aborted' })
    expect([server.sessionCount(), noted in storedIn(tab)]).toEqual([0, false])
  },
)

test('a session that is not confirmed and cannot be ended stays noted [SG2, SG8]', async () => {
  const { tab, server, prepare, addSession } = setup()
  const session = await prepare(evm)
  const given = new AbortController()
  server.set('/sign-out', offline)
  server.set('/session', () => {
    given.abort()
    return json({}, 403)
  })
  await expect(addSession(session, given.signal)).rejects.toMatchObject({
    code: 'siwx/sign-out-failed',
  })
  expect(storedIn(tab)).toHaveProperty([noted])
})

test.each([
  ['a text', () => new Response('OK')],
  ['HTML', () => html(200)],
])('a session that the server opens with %s as answer ends [SG2, J5]', async (_, answer) => {
  const { tab, server, prepare, addSession, sessionsOf } = setup()
  const session = await prepare(evm)
  server.set('/verify', async (_request, next) => {
    await next()
    return answer()
  })
  await expect(addSession(session)).rejects.toMatchObject({ code: 'endpoint/unreadable' })
  expect([server.sessionCount(), noted in storedIn(tab)]).toEqual([0, false])
  await expect(sessionsOf(evm)).resolves.toEqual([])
})

test('an expiration time with an offset without a colon is accepted [SG7]', async () => {
  const { server, prepare, addSession } = setup()
  const session = await prepare(evm)
  server.set('/verify', async (_, next) =>
    json({ ...(await (await next()).json()), expirationTime: '2036-03-02T10:00:00+0000' }),
  )
  await addSession(session)
  expect(server.sessionCount()).toBe(1)
})
