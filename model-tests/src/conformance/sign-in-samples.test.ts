import { createManualClock, createMemoryPlatform } from '@latchkit/core/testing'
import { expect, onTestFinished, test, vi } from 'vitest'
import { toCaipNetworkId } from '../../../core/src/domain/caip/caip.ts'
import { formatMessage } from '../../../core/src/domain/sign-in/format-message.ts'
import { serverSessions } from '../../../core/src/siwx/server-sessions.ts'
import type { SiwxExtension, SiwxHost } from '../../../core/src/siwx/siwx.ts'
import { adapters } from '../../../core/src/siwx/testing/adapters.fixture.ts'
import { type Signer, signers } from '../../../core/src/siwx/testing/signers.fixture.ts'
import { createKeyReader } from '../../../core/src/siwx/verify-session.ts'
import { createStorage } from '../../../core/src/storage/storage.ts'
import { createShop as createHostedShop } from '../sign-in-samples/hosted.ts'
import { createForum } from '../sign-in-samples/local.ts'
import { ownSessions } from '../sign-in-samples/own-extension.ts'
import { handle, rpcUrls } from '../sign-in-samples/own-server.ts'
import { createShop } from '../sign-in-samples/server.ts'
import { createShop as createSiweShop } from '../sign-in-samples/siwe-config.ts'
import { showMembersArea, signIn as signInHeadless } from '../sign-in-samples/state.ts'

const origin = 'https://shop.example'

/** A page in a browser that sends its calls to the server of the guide, with cookies. */
function openPage(page = origin) {
  let cookie = ''
  const calls: Request[] = []
  const send: typeof fetch = async (input, init) => {
    const request = new Request(input, init)
    const headers = new Headers(request.headers)
    if (request.method !== 'GET') headers.set('origin', page)
    if (request.credentials === 'include') headers.set('cookie', cookie)
    const sent = new Request(request, { headers })
    calls.push(sent.clone())
    const response = await handle(sent)
    cookie = response.headers.get('set-cookie')?.split(';')[0] ?? cookie
    return response
  }
  const platform = createMemoryPlatform({
    clock: createManualClock(Date.now()),
    fetch: send,
    facts: { origin, url: `${origin}/` },
  })
  const host: SiwxHost = {
    platform,
    storage: createStorage({ platform, kitId: 'default' }),
    networks: () => [],
    rpcUrls: () => [],
    activeNetwork: () => null,
    wallet: () => null,
    directory: () => Promise.reject(new Error('not used')),
    verify: () => Promise.reject(new Error('not used')),
    publicKey: createKeyReader({
      ...platform,
      adapters,
      rpcUrls: () => [],
      projectId: null,
      customRpcUrls: {},
    }),
  }
  return { siwx: serverSessions({ url: '/api/sign-in' }).create(host), calls }
}

async function sign(siwx: SiwxExtension, { chainId, address, sign: signText }: Signer) {
  const message = await siwx.createMessage({ chainId, accountAddress: address })
  const text = message.toString()
  const { toString: _, ...data } = message
  return { data, message: text, signature: await signText(text) }
}

test.each(signers)('the server of the guide signs in and out: $kind', async (signer) => {
  const { siwx } = openPage()
  const { chainId, address } = signer
  await expect(siwx.getSessions(chainId, address)).resolves.toEqual([])
  await siwx.addSession(await sign(siwx, signer))
  await expect(siwx.getSessions(chainId, address)).resolves.toMatchObject([
    { data: { chainId, accountAddress: address } },
  ])
  await siwx.setSessions([])
  await expect(siwx.getSessions(chainId, address)).resolves.toEqual([])
})

const [evm] = signers
if (evm === undefined) throw new Error('The fixture has no signer')

test('the server of the guide accepts a nonce once, also of parallel calls [J2, R17]', async () => {
  const { siwx } = openPage()
  const session = await sign(siwx, evm)
  const results = await Promise.allSettled([
    openPage().siwx.addSession(session),
    openPage().siwx.addSession(session),
  ])
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  await expect(siwx.addSession(session)).rejects.toMatchObject({ code: 'siwx/nonce-invalid' })
})

test('the server of the guide refuses a wrong signature, and then the nonce', async () => {
  const { siwx } = openPage()
  const session = await sign(siwx, evm)
  const other = await sign(siwx, evm)
  await expect(siwx.addSession({ ...session, signature: other.signature })).rejects.toMatchObject({
    code: expect.stringMatching(/^siwx\//),
  })
  await expect(siwx.addSession(session)).rejects.toMatchObject({ code: 'siwx/nonce-invalid' })
})

/** Asks the server of the guide for a nonce. */
async function newNonce(): Promise<string> {
  const headers = { 'x-latchkit-siwx': '1' }
  const response = await handle(new Request(`${origin}/api/sign-in/nonce`, { headers }))
  return (await response.json()).nonce
}

test('the server of the guide keeps no nonce and no session that has expired [SG5]', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const sets = vi.spyOn(Map.prototype, 'set')
  onTestFinished(() => {
    vi.useRealTimers()
    sets.mockRestore()
  })
  const { siwx } = openPage()
  /** The map that keeps a value, and its key. */
  const kept = (isValue: (value: unknown) => boolean) => {
    const index = sets.mock.calls.findLastIndex(([, value]) => isValue(value))
    return {
      map: sets.mock.contexts[index] as Map<unknown, unknown>,
      key: sets.mock.calls[index]?.[0],
    }
  }
  const session = await sign(siwx, evm)
  await siwx.addSession(session)
  const opened = kept((value) => Object(value).signature === session.signature)
  const { nonce } = (await sign(siwx, evm)).data
  const index = sets.mock.calls.findIndex(([key]) => key === nonce)
  const nonces = sets.mock.contexts[index] as Map<unknown, unknown>
  const has = () => [nonces.has(nonce), opened.map.has(opened.key)]
  await newNonce()
  expect(has()).toEqual([true, true])
  vi.setSystemTime(Date.now() + 300_001)
  await newNonce()
  expect(has()).toEqual([false, true])
  vi.setSystemTime(Date.now() + 86_400_000)
  await newNonce()
  expect(has()).toEqual([false, false])
})

test('the server of the guide drops the oldest of 100,000 nonces for a new one [SG5]', async () => {
  const sets = vi.spyOn(Map.prototype, 'set')
  onTestFinished(() => sets.mockRestore())
  const oldest = await newNonce()
  const index = sets.mock.calls.findIndex(([key]) => key === oldest)
  const nonces = sets.mock.contexts[index] as Map<string, number>
  sets.mockRestore()
  const flood = Array.from({ length: 100_000 }, (_, each) => `flood${each}`)
  onTestFinished(() => nonces.clear())
  for (const each of flood) nonces.set(each, Date.now() + 300_000)
  const newest = await newNonce()
  expect([nonces.size, nonces.has(oldest), nonces.has(newest)]).toEqual([100_000, false, true])
})

test('the server of the guide refuses calls of other sites', async () => {
  const { siwx, calls } = openPage()
  await siwx.addSession(await sign(siwx, evm))
  const post = calls.find(({ method }) => method === 'POST')
  expect(post).toBeDefined()
  const statusOf = async (headers: Record<string, string>) =>
    (await handle(new Request(`${origin}/api/sign-in/sign-out`, { method: 'POST', headers })))
      .status
  expect([
    await statusOf({ origin, 'x-latchkit-siwx': '1' }),
    await statusOf({ origin: 'https://evil.example', 'x-latchkit-siwx': '1' }),
    await statusOf({ 'x-latchkit-siwx': '1' }),
    await statusOf({ origin }),
  ]).toEqual([200, 403, 403, 403])
})

/** Calls `verify` of the server of the guide. */
async function verifyCall(body: unknown) {
  const headers = { origin, 'x-latchkit-siwx': '1', 'content-type': 'application/json' }
  const init = { method: 'POST', headers, body: JSON.stringify(body) }
  const response = await handle(new Request(`${origin}/api/sign-in/verify`, init))
  const { code, error } = await response.json()
  return { status: response.status, code, error }
}
/** Collects what the server logs as errors. */
function logged(): unknown[] {
  const errors: unknown[] = []
  const spy = vi.spyOn(console, 'error').mockImplementation((...values) => void errors.push(values))
  onTestFinished(() => spy.mockRestore())
  return errors
}
const contract = { ...evm, address: '0x1111111111111111111111111111111111111111' }
const blob = `0x${'07'.repeat(96)}`

test('the server of the guide names a node that is away, logs it, and keeps the nonce [SG5, J4]', async () => {
  const { siwx } = openPage()
  const errors = logged()
  rpcUrls['eip155:1'] = ['http://127.0.0.1:9']
  onTestFinished(() => void delete rpcUrls['eip155:1'])
  const session = await sign(siwx, evm)
  const wrong = { ...session, signature: blob }
  expect(await verifyCall(wrong)).toMatchObject({ status: 503, code: 'endpoint/unreachable' })
  expect(errors).toHaveLength(1)
  await siwx.addSession(session)
})

test('the server of the guide refuses a namespace without adapter, names and logs it, and ends the nonce [SG5]', async () => {
  const { siwx } = openPage()
  const errors = logged()
  const { data } = await sign(siwx, evm)
  const ton = { ...data, chainId: toCaipNetworkId('ton:-239'), accountAddress: 'EQBvW8Z5huBkMJY' }
  const body = { message: formatMessage(ton, 'standard'), signature: '0x07' }
  expect(await verifyCall(body)).toEqual({
    status: 401,
    code: 'namespace',
    error: 'Accounts of this network cannot sign in here.',
  })
  expect(await verifyCall(body)).toMatchObject({ status: 401, code: 'nonce-used' })
  expect(errors).toEqual([['Sign-in refused:', "Adapter for namespace ton doesn't exist"]])
})

test.each(['/api/sign-up/nonce', '/api/sign-innonce', '/nonce', '/x/api/sign-in/nonce'])(
  'the server of the guide does not answer %s [SG5]',
  async (path) => {
    const headers = { 'x-latchkit-siwx': '1' }
    const response = await handle(new Request(`${origin}${path}`, { headers }))
    expect([response.status, (await response.json()).code]).toEqual([404, 'not-found'])
  },
)

test('the server of the guide without RPC URLs says that a signature is wrong, or what a contract needs [SG5]', async () => {
  const { siwx } = openPage()
  const errors = logged()
  const session = await sign(siwx, evm)
  const other = await sign(siwx, evm)
  const wrong = { ...session, signature: other.signature }
  expect(await verifyCall(wrong)).toMatchObject({ status: 401, code: 'siwx/not-verified' })
  expect(errors).toEqual([])
  const ofContract = { ...(await sign(siwx, contract)), signature: blob }
  const answer = { status: 503, code: 'endpoint/rpc-url-missing' }
  expect([await verifyCall(ofContract), await verifyCall(ofContract)]).toMatchObject([
    answer,
    answer,
  ])
  expect(String(errors[0])).toContain('No RPC URL for eip155:1')
})

test.each(['', '<h1>', 'null', '[]', '{}', '{"message":7,"signature":{}}', '{"message":""}'])(
  'the server of the guide answers the body %j by 400 [SG5]',
  async (body) => {
    const headers = { origin, 'x-latchkit-siwx': '1', 'content-type': 'application/json' }
    const url = `${origin}/api/sign-in/verify`
    const response = await handle(new Request(url, { method: 'POST', headers, body }))
    expect([response.status, (await response.json()).code]).toEqual([400, 'body'])
  },
)

test.each([
  ['localSessions', createForum, 'inactive'],
  ['serverSessions', createShop, 'inactive'],
  ['hostedSessions', () => createHostedShop('p'), 'inactive'],
  ['siweConfig', createSiweShop, 'inactive'],
])(
  'the kit of the guide with %s signs in once a wallet is connected',
  async (_, create, status) => {
    const kit = create()
    onTestFinished(() => kit.stop())
    expect(kit.session.get().status).toBe(status)
    const area = { hidden: false }
    const stop = showMembersArea(kit, area)
    expect(area.hidden).toBe(true)
    stop()
    await expect(signInHeadless(kit)).rejects.toMatchObject({ code: 'account/no-active-address' })
  },
)

test('the own extension of the guide signs in through its server, and knows and signs out only its account [SG2]', async () => {
  const { chainId, address } = evm
  const site = { host: 'shop.example', origin }
  const issuedAt = new Date().toISOString()
  let account: string | null = null
  const siwx = ownSessions(
    {
      prepare: async (owner) => ({ text: `I am ${owner}.`, nonce: 'abcdefgh', issuedAt }),
      async verify(text) {
        account = /^I am (.*)\.$/.exec(text)?.[1] ?? ''
        return account
      },
      account: async () => account,
      async signOut() {
        account = null
      },
    },
    site,
  )
  await siwx.setSessions([await sign(siwx, evm)])
  await expect(siwx.getSessions(chainId, address)).resolves.toHaveLength(1)
  await expect(siwx.getSessions(chainId, '0x1')).resolves.toEqual([])
  await siwx.revokeSession(chainId, '0x1')
  await expect(siwx.getSessions(chainId, address)).resolves.toHaveLength(1)
  await siwx.revokeSession(chainId, address)
  await expect(siwx.getSessions(chainId, address)).resolves.toEqual([])
})
