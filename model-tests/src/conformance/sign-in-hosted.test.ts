import { startDirectory } from '@latchkit/sandbox/directory'
import { expect, onTestFinished, test } from 'vitest'
import { formatMessage } from '../../../core/src/domain/sign-in/format-message.ts'
import { dataOf, signers } from '../../../core/src/siwx/testing/signers.fixture.ts'
import { openSite } from './sign-in.fixture.ts'

const [first] = signers
if (first === undefined) throw new Error('The fixture has no signer')
const signer = first

type Init = { method?: string; headers?: Record<string, string>; body?: unknown; query?: string }

/** The hosted service of the sandbox, and a page that calls it. */
async function openService() {
  const directory = await startDirectory({ count: 1 })
  onTestFinished(() => directory.stop())
  const site = openSite()
  async function call(path: string, { method = 'GET', headers = {}, body, query = '' }: Init = {}) {
    const url = `${directory.url}/auth/v1/${path}?projectId=sandbox&st=appkit&sv=html-core-1${query}`
    const response = await site.fetch(url, {
      method,
      headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    return { status: response.status, body: await response.json() }
  }
  async function prove() {
    const { nonce, token } = (await call('nonce')).body
    const now = new Date().toISOString()
    const { requestId: _, expirationTime: __, notBefore: ___, ...fields } = dataOf(signer)
    const place = { domain: new URL(site.origin).host, uri: `${site.origin}/` }
    const message = formatMessage({ ...fields, ...place, nonce, issuedAt: now }, 'standard')
    const signature = await signer.sign(message)
    return { headers: { 'x-nonce-jwt': `Bearer ${token}` }, body: { message, signature } }
  }
  return { directory, call, prove }
}

test('the hosted service returns a token for a signed message, which is worth a session until sign-out', async () => {
  const { directory, call, prove } = await openService()
  const answer = await call('authenticate', { method: 'POST', ...(await prove()) })
  expect(answer).toEqual({ status: 200, body: { token: expect.stringMatching(/^[\w-]{43}$/) } })
  const headers = { authorization: `Bearer ${answer.body.token}` }
  const me = { address: signer.address, caip2Network: 'eip155:1' }
  expect(await call('me', { headers })).toEqual({ status: 200, body: me })
  const metadata = { theme: 'dark' }
  await call('account-metadata', { method: 'PUT', headers, body: { metadata } })
  const query = '&includeAppKitAccount=true'
  expect((await call('me', { headers, query })).body).toMatchObject({
    ...me,
    appKitAccount: { metadata },
  })
  expect(directory.sessionCount()).toBe(1)
  await call('sign-out', { method: 'POST', headers })
  expect([directory.sessionCount(), (await call('me', { headers })).status]).toEqual([0, 401])
})

test('the hosted service refuses a used nonce, a nonce of another caller and a wrong signature', async () => {
  const { call, prove, directory } = await openService()
  const proof = await prove()
  const authenticate = async (init: Init) => {
    const { status } = await call('authenticate', { method: 'POST', ...init })
    return status
  }
  const { headers } = await prove()
  expect([
    await authenticate({ ...proof, headers }),
    await authenticate({ body: proof.body }),
    await authenticate(proof),
    await authenticate(proof),
    await authenticate({ ...proof, body: { message: proof.body.message } }),
  ]).toEqual([401, 401, 200, 401, 400])
  const other = await prove()
  const signature = proof.body.signature
  expect(await authenticate({ ...other, body: { ...other.body, signature } })).toBe(401)
  expect(directory.sessionCount()).toBe(1)
})

test('the hosted service needs a project and a session, and accepts faults', async () => {
  const { call, directory } = await openService()
  expect([
    (await fetch(`${directory.url}/auth/v1/nonce`)).status,
    (await call('me')).status,
    (await call('sign-out', { method: 'POST' })).status,
    (await call('account-metadata', { method: 'PUT', body: { metadata: 1 } })).status,
    (await call('unknown')).status,
  ]).toEqual([401, 401, 401, 401, 404])
  directory.faults([{ path: '/auth/v1/nonce', fails: 'status', status: 503 }])
  expect((await call('nonce')).status).toBe(503)
})

test('a failing hosted service uses no nonce [J4]', async () => {
  const { call, prove, directory } = await openService()
  const proof = await prove()
  directory.faults([{ path: '/auth/v1/authenticate', fails: 'status', status: 500, times: 1 }])
  const authenticate = () => call('authenticate', { method: 'POST', ...proof })
  expect([(await authenticate()).status, (await authenticate()).status]).toEqual([500, 200])
})
