import { expect, test } from 'vitest'
import { serverSessions } from '../server-sessions.ts'
import { createTab, evm } from '../testing/host.fixture.ts'
import { input, json, setup } from './sign-in-server.fixture.ts'

test('the paths of the endpoints are options', async () => {
  const paths = { nonce: '/n', verify: '/v', session: '/s', signOut: '/o' }
  const { server, createMessage, sessionsOf, setSessions } = setup('cookie', { paths })
  server.set('/n', () => json({ nonce: 'abcdefgh' }))
  server.set('/s', () => json({}, 401))
  await createMessage(input(evm))
  await sessionsOf(evm)
  await setSessions([])
  expect(server.calls()).toEqual(['GET /n', 'GET /s', 'POST /o'])
})

test.each([
  ['http://api.example/sign-in', 'https://app.example.com'],
  ['https://user:secret@api.example', null],
  ['//evil.example', null],
  ['/api?x=1', null],
  ['ftp://api.example', null],
  ['api', null],
  [undefined, null],
])('serverSessions rejects the URL %j', async (given, page) => {
  const error = { code: 'config/option-invalid' }
  if (page === null)
    expect(() => serverSessions({ url: given as never })).toThrow(expect.objectContaining(error))
  else
    await expect(
      serverSessions({ url: given as never })
        .create(createTab().host)
        .createMessage(input(evm)),
    ).rejects.toMatchObject(error)
})

test.each(['http://localhost:3000', 'http://127.0.0.1:3000/api', 'https://api.example'])(
  'serverSessions sends requests to %s',
  async (given) => {
    const urls: string[] = []
    const tab = createTab({
      fetch: async (request) => {
        urls.push(new Request(request).url)
        return json({ nonce: 'Abcdef12' })
      },
    })
    await serverSessions({ url: given }).create(tab.host).createMessage(input(evm))
    expect(urls).toEqual([`${given}/nonce`])
  },
)

test.each([
  { token: 'jwt' },
  { paths: { nonce: 'nonce' } },
  { paths: { login: '/login' } },
  { sessionRefetchInterval: -1 },
])('serverSessions rejects the options %j', (options) => {
  expect(() => serverSessions({ url: '/api/sign-in', ...options } as never)).toThrow(
    expect.objectContaining({ code: 'config/option-invalid' }),
  )
})
