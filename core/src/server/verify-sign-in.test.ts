import { describe, expect, test } from 'vitest'
import { parseAddress } from '../clients/address/parse-address.ts'
import { caipAddressOf, namespaceOf, toCaipNetworkId } from '../domain/caip/caip.ts'
import { cacaoText } from '../domain/sign-in/cacao-session.ts'
import type { SignInData } from '../domain/sign-in/session.ts'
import { adapters } from '../siwx/testing/adapters.fixture.ts'
import { dataOf, type Signer, signers, signIn } from '../siwx/testing/signers.fixture.ts'
import { createMessage } from './create-message.ts'
import { createNonce } from './create-nonce.ts'
import { type SignedMessage, verifyCacao, verifySignIn } from './verify-sign-in.ts'

const domain = 'app.example.com'
const now = Date.parse('2026-03-01T10:00:30.000Z')
const [evm, solana] = signers
if (evm === undefined || solana === undefined) throw new Error('no signers')

/** A signed message of the page, and what the server expects. */
async function signed(
  signer: Signer = evm as Signer,
  change: Partial<SignInData> = {},
): Promise<SignedMessage> {
  const data = { ...dataOf(signer), ...change }
  const { message, signature } = await signIn(signer, data)
  return { adapters, message, signature, domain, nonce: data.nonce, now }
}

const code = (problem: string) => expect.objectContaining({ code: problem })

test.each(signers.map((signer) => [signer.kind, signer] as const))(
  'verifySignIn returns the account that signed: %s',
  async (_, signer) => {
    const { account, data } = await verifySignIn(await signed(signer))
    const address = parseAddress(namespaceOf(signer.chainId), signer.address, signer.chainId)
    expect(account).toBe(caipAddressOf(signer.chainId, address ?? ''))
    expect(data).toEqual(dataOf(signer))
  },
)

describe('the account', () => {
  test('has its EIP-55 checksum, however the text writes it', async () => {
    const lower = { ...evm, address: evm.address.toLowerCase() }
    const { account } = await verifySignIn(await signed(lower))
    expect(account).toBe(`eip155:1:${evm.address}`)
  })

  test('has to be the expected one, on the expected network', async () => {
    const request = await signed()
    const account = `eip155:1:${evm.address.toLowerCase()}`
    await expect(verifySignIn({ ...request, account })).resolves.toMatchObject({
      account: `eip155:1:${evm.address}`,
    })
    for (const other of [`eip155:10:${evm.address}`, `eip155:1:0x${'0'.repeat(40)}`])
      await expect(verifySignIn({ ...request, account: other })).rejects.toEqual(
        code('siwx/other-account'),
      )
  })

  test('is the one in the text, not one with a wrong checksum', async () => {
    const address = `${evm.address.slice(0, -1)}${evm.address.endsWith('a') ? 'A' : 'a'}`
    await expect(verifySignIn(await signed({ ...evm, address }))).rejects.toEqual(
      code('siwx/message-invalid'),
    )
  })
})

test('verifySignIn rejects the signature of another text', async () => {
  for (const signer of signers) {
    if (signer === evm) continue
    const { signature } = await signed(signer, { requestId: 'another' })
    await expect(verifySignIn({ ...(await signed(signer)), signature })).rejects.toEqual(
      code('siwx/not-verified'),
    )
  }
})

test.each<[string, unknown, string]>([
  ['a number', 1, 'siwx/message-invalid'],
  ['an object', { toString: () => 'text' }, 'siwx/message-invalid'],
  ['null', null, 'siwx/message-invalid'],
  ['another text', 'Sign in', 'siwx/message-invalid'],
])('verifySignIn rejects %s as message', async (_, message, problem) => {
  await expect(verifySignIn({ ...(await signed()), message })).rejects.toEqual(code(problem))
})

test.each<[string, unknown]>([
  ['a number', 1],
  ['an object', {}],
  ['an empty text', ''],
])('verifySignIn rejects %s as signature', async (_, signature) => {
  await expect(verifySignIn({ ...(await signed()), signature })).rejects.toEqual(
    code('siwx/not-verified'),
  )
})

test.each<[string, Partial<SignedMessage>, string]>([
  ['another nonce [J2]', { nonce: createNonce() }, 'siwx/nonce-invalid'],
  ['no nonce [J2]', { nonce: '' }, 'siwx/nonce-invalid'],
  ['another domain [J1]', { domain: 'evil.example' }, 'siwx/domain-mismatch'],
  ['another origin [J1]', { uri: 'https://app.example.com:8443/' }, 'siwx/domain-mismatch'],
  ['an insecure origin [J1]', { uri: 'http://app.example.com/' }, 'siwx/domain-mismatch'],
  ['a clock 10 min behind [J6]', { now: now - 600_000 }, 'siwx/clock-wrong'],
  ['a clock 10 min ahead [J6]', { now: now + 600_000 }, 'siwx/clock-wrong'],
  ['a tolerance of 10 s [J6]', { clockTolerance: 10_000 }, 'siwx/clock-wrong'],
  ['an invalid URI', { uri: 'app.example.com' }, 'config/option-invalid'],
  ['another namespace', { namespace: 'solana' }, 'siwx/message-invalid'],
])('verifySignIn rejects a message with %s', async (_, change, problem) => {
  await expect(verifySignIn({ ...(await signed()), ...change })).rejects.toEqual(code(problem))
})

test('verifySignIn rejects a message that has expired or not started', async () => {
  const expired = await signed(evm, { expirationTime: new Date(now).toISOString() })
  await expect(verifySignIn(expired)).rejects.toEqual(code('siwx/expired'))
  const later = await signed(evm, { notBefore: new Date(now + 1).toISOString() })
  await expect(verifySignIn(later)).rejects.toEqual(code('siwx/not-yet-valid'))
  await expect(verifySignIn({ ...later, now: now + 1 })).resolves.toBeDefined()
})

test('verifySignIn expects http on localhost', async () => {
  for (const host of ['localhost:5173', '127.0.0.1:5173', 'shop.localhost', '[::1]:80']) {
    const request = await signed(evm, { domain: host, uri: `http://${host}/` })
    await expect(verifySignIn({ ...request, domain: host })).resolves.toBeDefined()
  }
})

test('verifySignIn rejects a namespace that has no verifier', async () => {
  const ton = { ...evm, chainId: toCaipNetworkId('ton:-239'), address: 'EQBvW8Z5huBkMJYdnfAEM5Jq' }
  await expect(verifySignIn(await signed(ton))).rejects.toEqual(code('adapter/not-found'))
})

test('verifySignIn accepts accounts of the namespaces of `adapters` only', async () => {
  const request = { ...(await signed(solana as Signer)), adapters: adapters.slice(0, 1) }
  await expect(verifySignIn(request)).rejects.toEqual(code('adapter/not-found'))
})

test('verifySignIn needs an RPC URL for a signature that is not of the key [SG5]', async () => {
  const contract = { ...evm, address: '0x1111111111111111111111111111111111111111' }
  const request = await signed(contract)
  const wrong = await verifySignIn(request).catch((error: unknown) => error)
  expect(wrong).toEqual(code('siwx/not-verified'))
  expect(wrong).toMatchObject({ cause: { code: 'endpoint/rpc-url-missing' } })
  const blob = `0x${'07'.repeat(96)}`
  await expect(verifySignIn({ ...request, signature: blob })).rejects.toMatchObject({
    code: 'endpoint/rpc-url-missing',
    message: expect.stringContaining('No RPC URL for eip155:1'),
  })
  const bodies: unknown[] = []
  const fetch = async (input: RequestInfo | URL): Promise<Response> => {
    const request = new Request(input)
    const body: { id: number; method: string } = await request.clone().json()
    bodies.push([request.url, body.method])
    // no code at the address: the account has no contract
    const result = body.method === 'eth_chainId' ? '0x1' : '0x'
    return Response.json({ jsonrpc: '2.0', id: body.id, result })
  }
  const rpcUrls = { 'eip155:1': ['https://node.example'] }
  await expect(verifySignIn({ ...request, rpcUrls, fetch })).rejects.toEqual(
    code('siwx/not-verified'),
  )
  expect(bodies).toContainEqual(['https://node.example/', 'eth_getCode'])
})

describe('verifyCacao', () => {
  const { domain: host, uri: aud, nonce } = dataOf(evm)
  const payload = {
    iss: `did:pkh:eip155:1:${evm.address}`,
    domain: host,
    aud,
    version: '1',
    nonce,
    iat: new Date(now).toISOString(),
  }
  const cacaoOf = async (p: typeof payload) => ({
    h: { t: 'caip122' },
    p,
    s: { t: 'eip191', s: await evm.sign(cacaoText(p)) },
  })
  const expected = { adapters, domain, nonce, now }

  test('returns the account that signed', async () => {
    const cacao = await cacaoOf(payload)
    await expect(verifyCacao({ cacao, ...expected })).resolves.toMatchObject({
      account: `eip155:1:${evm.address}`,
      data: { uri: aud, issuedAt: payload.iat },
    })
  })

  test('rejects a changed payload, another page, nonce and anything else', async () => {
    const cacao = await cacaoOf(payload)
    const iss = 'did:pkh:eip155:10:0x1111111111111111111111111111111111111111'
    await expect(
      verifyCacao({ cacao: { ...cacao, p: { ...payload, iss } }, ...expected }),
    ).rejects.toEqual(code('siwx/not-verified'))
    await expect(verifyCacao({ cacao, ...expected, domain: 'evil.example' })).rejects.toEqual(
      code('siwx/domain-mismatch'),
    )
    await expect(verifyCacao({ cacao, ...expected, nonce: createNonce() })).rejects.toEqual(
      code('siwx/nonce-invalid'),
    )
    await expect(verifyCacao({ cacao: {}, ...expected })).rejects.toEqual(
      code('siwx/message-invalid'),
    )
  })
})

describe('createMessage', () => {
  const fields = { domain, uri: `https://${domain}/?x[]=1`, nonce: createNonce(), now }

  test('creates a message that its account can sign', async () => {
    const message = createMessage({
      ...fields,
      account: `${evm.chainId}:${evm.address.toLowerCase()}`,
      statement: 'I accept',
      resources: ['https://app.example.com/terms'],
      requestId: 'r1',
      notBefore: '2026-03-01T10:00:00Z',
      expiration: 60_000,
    })
    expect(message).toMatchObject({
      accountAddress: evm.address,
      uri: `https://${domain}/?x%5B%5D=1`,
      issuedAt: '2026-03-01T10:00:30.000Z',
      notBefore: '2026-03-01T10:00:00.000Z',
      expirationTime: '2026-03-01T10:01:00.000Z',
    })
    const text = message.toString()
    const signature = await evm.sign(text)
    const { nonce } = fields
    await expect(
      verifySignIn({ adapters, message: text, signature, domain, nonce, now }),
    ).resolves.toMatchObject({ account: `eip155:1:${evm.address}`, data: { requestId: 'r1' } })
  })

  test('leaves out what is not given, and starts expiration now', () => {
    const account = caipAddressOf(solana.chainId, solana.address)
    const message = createMessage({ ...fields, account, expiration: 1_000, resources: [] })
    expect(Object.keys(message)).toEqual([
      'accountAddress',
      'chainId',
      'domain',
      'uri',
      'version',
      'nonce',
      'issuedAt',
      'expirationTime',
      'toString',
    ])
    expect(message.expirationTime).toBe('2026-03-01T10:00:31.000Z')
  })

  test.each<[string, Partial<Parameters<typeof createMessage>[0]>, string]>([
    ['an account that is no CAIP-10 id', { account: evm.address }, 'caip/not-an-account-id'],
    [
      'an address of another namespace',
      { account: `solana:x:${evm.address}` },
      'siwx/message-invalid',
    ],
    ['a nonce that is too short [J2]', { nonce: '1234567' }, 'siwx/message-invalid'],
    ['a line break in the statement [J7]', { statement: 'a\nb' }, 'siwx/message-invalid'],
    ['a start that is no time', { notBefore: 'soon' }, 'siwx/message-invalid'],
  ])('throws for %s', (_, change, problem) => {
    const account = `${evm.chainId}:${evm.address}`
    expect(() => createMessage({ ...fields, account, ...change })).toThrow(code(problem))
  })
})

test('createNonce returns another nonce on each call [J2]', () => {
  const nonces = Array.from({ length: 100 }, createNonce)
  expect(new Set(nonces).size).toBe(100)
  expect(nonces.every((nonce) => /^[a-zA-Z0-9]{24}$/.test(nonce))).toBe(true)
})
