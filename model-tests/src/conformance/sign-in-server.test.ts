import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sandboxAccount } from '@latchkit/sandbox'
import { createContractAccount, startChain } from '@latchkit/sandbox/chain'
import type { SignIn } from '@latchkit/sandbox/sign-in'
import { expect, onTestFinished, test } from 'vitest'
import { toCaipNetworkId } from '../../../core/src/domain/caip/caip.ts'
import { formatMessage } from '../../../core/src/domain/sign-in/format-message.ts'
import type { SignInData } from '../../../core/src/domain/sign-in/session.ts'
import { type Signer, signers } from '../../../core/src/siwx/testing/signers.fixture.ts'
import { otherFields } from '../../../core/src/siwx/testing/tamper.fixture.ts'
import { openSite } from './sign-in.fixture.ts'
import { codes, openServer } from './sign-in-server.fixture.ts'

const minute = 60_000
const addressOf = ({ address }: Signer) => expect.stringMatching(new RegExp(`^${address}$`, 'i'))
const signerOf = (kind: string): Signer => {
  const signer = signers.find((each) => each.kind.startsWith(kind))
  if (signer === undefined) throw new Error(`There is no signer of ${kind}`)
  return signer
}
const families = ['eip155', 'solana', 'bip122', 'polkadot', 'cosmos'].map(signerOf)

test.each(signers)(
  'the server accepts a signature of $kind once, and its session names the account [J2]',
  async (signer) => {
    const { verify, prove, call, server } = await openServer()
    const proof = await prove(signer)
    const named = { address: addressOf(signer), chainId: signer.chainId }
    const answer = await verify(proof)
    expect(answer).toMatchObject({ status: 200, body: named })
    expect(answer.body).not.toHaveProperty('token')
    expect((await call('GET', 'session')).body).toMatchObject({ ...named, message: proof.message })
    expect(codes([await verify(proof)])).toEqual(['nonce-used'])
    expect(server.sessionCount()).toBe(1)
  },
)

test.each(['cosmos', 'cosmos, Ethereum-style'])(
  'the server refuses a sign-in of %s without the public key, and with another one [SG12]',
  async (kind) => {
    const { verify, prove, server } = await openServer()
    const { pub_key: _, ...without } = await prove(signerOf(kind))
    const other = {
      type: 'tendermint/PubKeySecp256k1',
      value: Buffer.alloc(33, 2).toString('base64'),
    }
    const wrong = { ...(await prove(signerOf(kind))), pub_key: other }
    const noKey = { ...(await prove(signerOf(kind))), pub_key: { type: '', value: '?' } }
    const answers = [await verify(without), await verify(wrong), await verify(noKey)]
    expect(codes(answers)).toEqual(['public-key', 'public-key', 'public-key'])
    expect(server.sessionCount()).toBe(0)
  },
)

test('of parallel calls with one signature one succeeds [J2]', async () => {
  const { verify, prove, server } = await openServer()
  const proof = await prove(signerOf('eip155'))
  const answers = await Promise.all(Array.from({ length: 8 }, () => verify(proof)))
  expect(codes(answers).sort()).toEqual([...Array(7).fill('nonce-used'), 'ok'])
  expect(server.sessionCount()).toBe(1)
})

test.each([
  ['of another server', async () => '0123456789abcdef0123456789abcdef', 'nonce-unknown'],
  ['that is short', async () => 'abc', 'message-invalid'],
  [
    'that has expired',
    async ({ server, nonce }: { server: SignIn; nonce(): Promise<string> }) => {
      server.set({ nonceLifetime: 0 })
      return nonce()
    },
    'nonce-expired',
  ],
])('the server refuses a nonce %s [J2]', async (_, create, code) => {
  const opened = await openServer()
  const signer = signerOf('solana')
  const { data, message } = await opened.prove(signer)
  const text = message.replace(data.nonce, await create(opened))
  const answer = await opened.verify({ message: text, signature: await signer.sign(text) })
  expect(codes([answer])).toEqual([code])
  expect((await opened.call('GET', 'session')).status).toBe(204)
})

test.each(families)(
  'the server refuses a signature of $kind for a text in which one field differs',
  async (signer) => {
    const { verify, prove, server } = await openServer()
    const { data } = await prove(signer)
    const changes = [
      ...otherFields(data).filter(({ field }) => field !== 'nonce'),
      { field: 'address', change: { accountAddress: otherAddressOf(signer) } },
      { field: 'version', change: { version: '2' } },
    ]
    const accepted: string[] = []
    for (const { field, change } of changes) {
      const proof = await prove(signer)
      const text = textOf({ ...proof.data, ...change })
      if (text === proof.message) throw new Error(`The change of ${field} has no effect`)
      const { status } = await verify({ ...proof, message: text })
      if (status < 400) accepted.push(field)
    }
    expect(accepted).toEqual([])
    expect(server.sessionCount()).toBe(0)
  },
)

/** The address of another signer of the namespace, or that of another account. */
const otherAddressOf = ({ chainId, address }: Signer): string => {
  const [namespace = ''] = chainId.split(':')
  const other = signers.find(
    (each) => each.chainId.startsWith(namespace) && each.address !== address,
  )
  if (other !== undefined) return other.address
  return namespace === 'eip155'
    ? '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
    : 'So11111111111111111111111111111111111111112'
}

/** The text of data, also of a version that does not exist. */
const textOf = (data: SignInData) =>
  formatMessage({ ...data, version: '1' }, 'standard').replace(
    'Version: 1',
    `Version: ${data.version}`,
  )

test('the session is of the signed account if other fields of the call name another one [R18]', async () => {
  const { verify, prove } = await openServer()
  const signer = signerOf('eip155')
  const proof = await prove(signer)
  const data = { ...proof.data, accountAddress: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8' }
  expect((await verify({ ...proof, data })).body).toMatchObject({ address: addressOf(signer) })
})

test('the server refuses a message for another page, also with its own nonce [J1]', async () => {
  const { verify, prove } = await openServer()
  const signer = signerOf('eip155')
  const answers = [
    await verify(await prove(signer, { domain: '127.0.0.1:5174' })),
    await verify(await prove(signer, { uri: 'http://127.0.0.1:5174/login' })),
    await verify(await prove(signer), { site: openSite('http://localhost:5173') }),
  ]
  expect(codes(answers)).toEqual(['domain-mismatch', 'domain-mismatch', 'domain-mismatch'])
})

test('the server refuses a message of a clock that is 10 min off [J6]', async () => {
  const { verify, prove, server } = await openServer()
  const signer = signerOf('eip155')
  const at = (shift: number) => ({ issuedAt: new Date(Date.now() + shift).toISOString() })
  const answers = [
    await verify(await prove(signer, at(10 * minute))),
    await verify(await prove(signer, at(-10 * minute))),
  ]
  server.set({ clock: 10 * minute, nonceLifetime: 30 * minute })
  const before = Date.now()
  const late = await verify(await prove(signer))
  expect(codes([...answers, late])).toEqual(['clock-wrong', 'clock-wrong', 'clock-wrong'])
  const date = Date.parse(late.response.headers.get('date') ?? '')
  // in full seconds
  expect(date - before).toBeGreaterThan(10 * minute - 1_000)
})

test('calls that a page of another site can cause change nothing', async () => {
  const { url, prove, server, verify, site } = await openServer()
  const proof = await prove(signerOf('eip155'))
  const body = JSON.stringify(proof)
  const json = { 'content-type': 'application/json' }
  const header = { 'x-latchkit-siwx': '1' }
  const evil = openSite('https://evil.example')
  /** What a server without a browser in between would receive. */
  const raw = async (headers: Record<string, string>, path = 'verify') =>
    (await fetch(url(path), { method: 'POST', headers, body })).status
  expect([
    await raw({ origin: site.origin, ...json }),
    await raw({ origin: site.origin, ...header, 'content-type': 'text/plain' }),
    await raw({ ...header, ...json }),
    await raw({ origin: evil.origin, ...header, ...json }),
    await raw({ origin: 'null', ...header, ...json }),
    await raw({ origin: `${site.origin}.evil.example`, ...header, ...json }),
  ]).toEqual([403, 415, 403, 403, 403, 403])
  const fromEvil = (init: RequestInit) =>
    evil.fetch(url('verify'), { method: 'POST', credentials: 'include', body, ...init })
  await expect(fromEvil({ headers: { ...header, ...json } })).rejects.toThrow('Failed to fetch')
  await expect(fromEvil({ headers: { 'content-type': 'text/plain' } })).rejects.toThrow(
    'Failed to fetch',
  )
  expect(server.sessionCount()).toBe(0)
  // None of the calls has used the nonce.
  expect((await verify(proof)).status).toBe(200)
  await expect(
    evil.fetch(url('sign-out'), { method: 'POST', credentials: 'include', body: '{}' }),
  ).rejects.toThrow('Failed to fetch')
  expect(server.sessionCount()).toBe(1)
})

test('the server refuses bodies and paths that are not of its calls', async () => {
  const { url, call, verify, site } = await openServer()
  const post = async (body: string) => {
    const headers = { 'x-latchkit-siwx': '1', 'content-type': 'application/json' }
    const init = { method: 'POST', credentials: 'include', headers, body } as const
    return (await site.fetch(url('verify'), init)).status
  }
  expect([
    await post('{'),
    await post('null'),
    await post('{"message":1,"signature":"0x"}'),
    await post(JSON.stringify({ message: 'x'.repeat(70_000), signature: '0x' })),
    (await verify({ message: 'hello', signature: '0x' })).status,
    (await call('GET', 'verify')).status,
    (await call('GET', '__proto__')).status,
  ]).toEqual([400, 400, 400, 413, 400, 404, 404])
})

test('the cookie is hidden from scripts, of the same site only, and ends with the session', async () => {
  const { verify, prove, call, site, url, server } = await openServer()
  server.set({ sessionLifetime: 90 * minute })
  const expirationTime = new Date(Date.now() + 30 * minute).toISOString()
  const { response, body } = await verify(await prove(signerOf('eip155'), { expirationTime }))
  const cookie = response.headers.get('set-cookie') ?? ''
  expect(cookie.split('; ').slice(1)).toEqual([
    'Path=/',
    expect.stringMatching(/^Max-Age=(1799|1800)$/),
    'HttpOnly',
    'SameSite=Strict',
  ])
  expect(body.expirationTime).toBe(expirationTime)
  expect([site.cookies(url('')).length, site.readableCookies(url(''))]).toEqual([1, ''])
  await call('POST', 'sign-out')
  expect([site.cookies(url('')).length, server.sessionCount()]).toEqual([0, 0])
})

test('a second sign-in gets a new token, and the first one is worth nothing', async () => {
  const { verify, prove, call, url, site, server } = await openServer()
  await verify(await prove(signerOf('eip155')))
  const [first = ''] = site.cookies(url(''))
  await verify(await prove(signerOf('solana')))
  const [second] = site.cookies(url(''))
  expect([second === first, server.sessionCount()]).toEqual([false, 1])
  const { chainId } = signerOf('solana')
  expect((await call('GET', 'session')).body.chainId).toBe(chainId)
  const headers = { 'x-latchkit-siwx': '1', cookie: first }
  expect((await fetch(url('session'), { headers })).status).toBe(204)
})

test('a bearer token replaces the cookie, and is worth nothing after sign-out', async () => {
  const { verify, prove, call, url, site } = await openServer({}, 'bearer')
  const { body, response } = await verify(await prove(signerOf('cosmos')))
  expect([response.headers.get('set-cookie'), site.cookies(url(''))]).toEqual([null, []])
  const headers = { authorization: `Bearer ${body.token}` }
  const statuses = async () => [
    (await call('GET', 'session', { headers })).status,
    (await call('GET', 'members', { headers })).status,
    (await call('GET', 'session')).status,
    (await call('GET', 'session', { headers: { authorization: `Bearer ${body.token}x` } })).status,
  ]
  expect(await statuses()).toEqual([200, 200, 204, 204])
  await call('POST', 'sign-out', { headers })
  expect(await statuses()).toEqual([204, 401, 204, 204])
})

test('members get their part of the page, others 401', async () => {
  const { verify, prove, call, server } = await openServer()
  const signer = signerOf('eip155')
  expect(await call('GET', 'members')).toMatchObject({ status: 401, body: { code: 'no-session' } })
  await verify(await prove(signer))
  await call('GET', 'members')
  const { body } = await call('GET', 'members')
  expect(body).toMatchObject({ visits: 2, account: `eip155:1:${signer.address}` })
  server.endSessions()
  expect((await call('GET', 'members')).status).toBe(401)
})

test('a failing server uses no nonce: the same signature counts when it responds again [J4]', async () => {
  const { verify, prove, server } = await openServer()
  const proof = await prove(signerOf('eip155'))
  const path = '/cookie/verify'
  server.faults([{ path, fails: 'status', status: 500, times: 1 }])
  expect((await verify(proof)).status).toBe(500)
  server.faults([{ path, fails: 'offline', times: 1 }])
  await expect(verify(proof)).rejects.toThrow()
  server.faults([{ path, fails: 'html', times: 1 }])
  await expect(verify(proof)).rejects.toThrow(SyntaxError)
  expect((await verify(proof)).status).toBe(200)
})

test('a chain that cannot be read uses no nonce', async () => {
  const signer = signerOf('eip155')
  const dead = { 'eip155:1': ['http://127.0.0.1:9'] }
  const networks = { rpcUrls: dead as Record<string, readonly string[]> }
  const { verify, prove } = await openServer({ rpcUrls: () => networks.rpcUrls })
  const { data, message } = await prove(signer, {
    accountAddress: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  })
  const proof = { message, signature: await signer.sign(message) }
  expect(data.chainId).toBe('eip155:1')
  expect(codes([await verify(proof), await verify(proof)])).toEqual(['unavailable', 'unavailable'])
  networks.rpcUrls = {}
  expect((await verify(proof)).status).toBe(401)
})

test('the server accepts the signatures of a contract account on its chain, also before its contract exists', async () => {
  const chain = await startChain({ chainId: 31337 })
  onTestFinished(() => chain.stop())
  const { verify, prove } = await openServer({ rpcUrls: () => ({ 'eip155:31337': [chain.url] }) })
  const account = await createContractAccount(chain, { owner: sandboxAccount(0) })
  const signer: Signer = {
    kind: 'contract',
    chainId: toCaipNetworkId('eip155:31337'),
    address: account.address,
    sign: (text) => account.signMessage(text),
  }
  const named = { address: addressOf(signer), chainId: 'eip155:31337' }
  expect(await verify(await prove(signer))).toMatchObject({ status: 200, body: named })
  await account.deploy()
  expect(await verify(await prove(signer))).toMatchObject({ status: 200, body: named })
  const proof = await prove(signer)
  const signature = await account.signMessage(`${proof.message} `)
  expect(codes([await verify({ ...proof, signature })])).toEqual(['not-verified'])
})

test('with the setting `answers`, the server names another account [J5]', async () => {
  const { verify, prove, server, call } = await openServer()
  server.set({ answers: 'other' })
  const { body } = await verify(await prove(signerOf('eip155')))
  const other = '0x000000000000000000000000000000000000dEaD'
  expect([body.address, (await call('GET', 'session')).body.address]).toEqual([other, other])
})

test('sessions are in a file of SQLite, without their tokens, and outlive the server', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'latchkit-sign-in-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const database = join(folder, 'sessions.db')
  const first = await openServer({ database }, 'bearer')
  const { body } = await first.verify(await first.prove(signerOf('eip155')))
  await first.server.stop()
  const file = await readFile(database, 'latin1')
  expect(file).toContain('SQLite format 3')
  expect(file).not.toContain(String(body.token))
  const second = await openServer({ database }, 'bearer')
  const headers = { authorization: `Bearer ${body.token}` }
  expect((await second.call('GET', 'session', { headers })).status).toBe(200)
  second.server.set({ clock: 25 * 60 * minute })
  expect((await second.call('GET', 'session', { headers })).status).toBe(204)
})

test('POST /controls changes the server, and refuses unknown settings and foreign pages', async () => {
  const { server, nonce } = await openServer()
  const control = async (body: unknown, headers: Record<string, string> = {}) =>
    (
      await fetch(`${server.url}/controls`, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
      })
    ).status
  expect([
    await control({ clock: 1_000, nonceLifetime: 1, sessionLifetime: 1, answers: 'other' }),
    await control({ clock: 'late' }),
    await control({ answers: 'none' }),
    await control({ unknown: 1 }),
    await control({ clock: 0 }, { origin: 'https://evil.example' }),
    await control({ faults: [{ path: '/', fails: 'status', status: 503 }] }),
  ]).toEqual([200, 400, 400, 400, 403, 200])
  expect(await nonce()).toBe('undefined')
})
