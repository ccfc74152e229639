import { expect, test } from 'vitest'
import { evm, solana } from '../testing/host.fixture.ts'
import { blocked, html, json, offline, setup } from './sign-in-server.fixture.ts'

const reads = (calls: readonly string[]) => calls.filter((call) => call === 'GET /session').length

test('the first sign-in of a page is confirmed by one read of the session, later ones are not [SG10]', async () => {
  const { server, signIn } = setup()
  await signIn(evm)
  expect(reads(server.calls())).toBe(1)
  await signIn(solana)
  await signIn(evm)
  expect(reads(server.calls())).toBe(1)
})

test('a sign-in with a bearer token needs no cookie [SG10]', async () => {
  const { server, signIn } = setup('bearer')
  await signIn(evm)
  expect(reads(server.calls())).toBe(0)
})

test.each([
  ['401', () => json({ error: 'No session.' }, 401)],
  ['204', () => new Response(null, { status: 204 })],
  ['another account', () => json({ address: solana.address, chainId: solana.chainId })],
])('a cookie that the browser did not store fails the sign-in: %s [SG10]', async (_, answer) => {
  const { server, signIn, sessionsOf } = setup()
  server.set('/session', answer)
  await expect(signIn(evm)).rejects.toMatchObject({
    code: 'siwx/cookie-missing',
    message: expect.stringContaining('Secure, Partitioned'),
  })
  const named = await sessionsOf(evm)
  expect(named.filter(({ data }) => data.accountAddress === evm.address)).toEqual([])
  server.set('/session', null)
  await signIn(evm)
  expect(reads(server.calls())).toBe(3)
})

test.each([
  ['offline', offline],
  ['blocked by the policy of the page [EM12]', blocked],
  ['503', () => json({}, 503)],
  ['HTML of status 502', () => html(502)],
])(
  'a read that fails confirms nothing, and the next sign-in is checked: %s [SG10]',
  async (_, fault) => {
    const { server, signIn } = setup()
    server.set('/session', fault)
    await signIn(evm)
    server.set('/session', null)
    await signIn(evm)
    expect(reads(server.calls())).toBe(2)
  },
)
