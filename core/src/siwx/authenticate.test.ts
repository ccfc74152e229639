import { privateKeyToAccount } from 'viem/accounts'
import { describe, expect, test } from 'vitest'
import { caipAddressOf, caipNetworkIdOf } from '../domain/caip/caip.ts'
import type { AuthenticationRequest } from '../domain/sign-in/authentication.ts'
import type { Cacao } from '../domain/sign-in/cacao.ts'
import { cacaoText } from '../domain/sign-in/cacao-session.ts'
import type { SignInData } from '../domain/sign-in/session.ts'
import { catalogue } from '../errors/catalogue.ts'
import { KitError } from '../errors/kit-error.ts'
import { createManualClock } from '../platform/manual-clock.ts'
import { createMemoryPlatform } from '../platform/memory.ts'
import { authenticate, requestAuthentication } from './authenticate.ts'
import { adapters } from './testing/adapters.fixture.ts'
import { createVerifier } from './verify-session.ts'

const mainnet = caipNetworkIdOf('eip155', 1)
const optimism = caipNetworkIdOf('eip155', 10)
const base = caipNetworkIdOf('eip155', 8453)
const ada = privateKeyToAccount(`0x${'11'.repeat(32)}`)
const bob = privateKeyToAccount(`0x${'22'.repeat(32)}`)
const clock = createManualClock()
const platform = createMemoryPlatform({ clock })
const { signal } = new AbortController()
const verify = createVerifier({
  ...platform,
  adapters,
  rpcUrls: () => [],
  projectId: null,
  customRpcUrls: {},
})
const siteUrl = 'https://page.example/start'

const data: SignInData = {
  accountAddress: '',
  chainId: mainnet,
  domain: 'page.example',
  uri: 'https://page.example/',
  version: '1',
  nonce: 'abcdefghij0123456789',
  issuedAt: '1970-01-01T00:00:00.000Z',
  statement: 'Sign in.',
}
const request: AuthenticationRequest = { data, chains: [mainnet, optimism] }

type Signed = { account?: typeof ada; key?: typeof ada; chain?: string; changes?: object }

/** A cacao that answers the request. `key`: whose key signs. */
async function sign({ account = ada, key = account, chain = mainnet, changes }: Signed = {}) {
  const { domain, uri: aud, version, nonce, statement } = data
  const iss = `did:pkh:${chain}:${account.address}`
  const iat = '1970-01-01T00:00:00.000Z'
  const p = { iss, domain, aud, version, nonce, iat, statement, ...changes }
  const s = await key.signMessage({ message: cacaoText(p) })
  return { h: { t: 'caip122' }, p, s: { t: 'eip191', s } } satisfies Cacao
}
const granted = [mainnet, optimism].flatMap((chain) =>
  [ada, bob].map(({ address }) => caipAddressOf(chain, address)),
)
const answer = (cacaos: readonly unknown[], more = {}) =>
  authenticate({ request, cacaos, accounts: granted, ...more }, { verify, platform }, signal)

describe('authenticate()', () => {
  test('authenticate() resolves with the sessions of several accounts and networks', async () => {
    const cacaos = await Promise.all([
      sign(),
      sign({ chain: optimism }),
      sign({ account: bob }),
      sign({ account: bob, chain: optimism }),
    ])
    const sessions = await answer(cacaos)
    expect(
      sessions.map(({ data: { chainId, accountAddress } }) => [chainId, accountAddress]),
    ).toEqual([
      [mainnet, ada.address],
      [optimism, ada.address],
      [mainnet, bob.address],
      [optimism, bob.address],
    ])
    expect(sessions[0]).toMatchObject({
      data: { domain: 'page.example', uri: 'https://page.example/', nonce: data.nonce },
      signature: cacaos[0]?.s.s,
      cacao: cacaos[0],
    })
    expect(sessions[0]?.message).toBe(cacaoText((await sign()).p))
  })

  test('authenticate() ignores a second cacao of an account, and one of a network that is not granted', async () => {
    const cacaos = [await sign(), await sign(), await sign({ chain: optimism })]
    const accounts = [caipAddressOf(mainnet, ada.address)]
    await expect(answer(cacaos, { accounts })).resolves.toHaveLength(1)
    await expect(answer(cacaos.slice(2), { accounts })).resolves.toEqual([])
  })

  test('authenticate() accepts an address whose letters differ in case from the granted one', async () => {
    const accounts = [caipAddressOf(mainnet, ada.address.toLowerCase())]
    await expect(answer([await sign()], { accounts })).resolves.toHaveLength(1)
  })

  test.each<[string, string, Signed]>([
    ['of an account that is not granted', 'siwx/other-account', { account: bob }],
    ['signed by another account', 'siwx/not-verified', { key: bob }],
    ['of a network that was not requested', 'siwx/not-verified', { chain: base }],
    ['with another nonce', 'siwx/not-verified', { changes: { nonce: 'abcdefghij012345678X' } }],
    ['for another domain', 'siwx/not-verified', { changes: { domain: 'other.example' } }],
    ['for another URI', 'siwx/not-verified', { changes: { aud: 'https://other.example/' } }],
    ['with another statement', 'siwx/not-verified', { changes: { statement: 'Pay.' } }],
    ['without the statement', 'siwx/not-verified', { changes: { statement: undefined } }],
    ['with an expiry', 'siwx/not-verified', { changes: { exp: '2100-01-01T00:00:00.000Z' } }],
    ['with a start', 'siwx/not-verified', { changes: { nbf: '1970-01-01T00:00:00.000Z' } }],
    ['with a request id', 'siwx/not-verified', { changes: { requestId: '1' } }],
    ['with a resource', 'siwx/not-verified', { changes: { resources: ['https://a.example'] } }],
  ])('authenticate() rejects all cacaos if one is %s', async (_, code, signed) => {
    const accounts = [mainnet, optimism, base].map((chain) => caipAddressOf(chain, ada.address))
    const cacaos = [await sign(), await sign(signed)]
    await expect(answer(cacaos, { accounts })).rejects.toMatchObject({ code })
  })

  test.each([
    ['version', { p: { version: '2' } }],
    ['issuer', { p: { iss: `did:pkh:eip155:1:${bob.address}` } }],
    ['time', { p: { iat: '1971-01-01T00:00:00.000Z' } }],
    ['type of the signature', { s: { t: 'eip1271' } }],
    ['signature', { s: { s: `0x${'00'.repeat(65)}` } }],
    ['header', { h: { t: 'other' } }],
  ])(
    'authenticate() rejects a cacao whose %s was changed after it was signed',
    async (_, changes) => {
      const { h, p, s } = { ...(await sign()) }
      const { h: header, p: payload, s: signature } = { h: {}, p: {}, s: {}, ...changes }
      const changed = { h: { ...h, ...header }, p: { ...p, ...payload }, s: { ...s, ...signature } }
      await expect(answer([changed])).rejects.toBeInstanceOf(KitError)
    },
  )

  test.each([[null], ['text'], [{}], [{ h: {}, p: {}, s: {} }], [[]]])(
    'authenticate() rejects %j',
    async (cacao) => {
      await expect(answer([cacao])).rejects.toMatchObject({ code: 'siwx/not-verified' })
    },
  )

  test('authenticate() rejects a cacao that has expired', async () => {
    const exp = '1970-01-01T00:00:00.000Z'
    const cacaos = [await sign({ changes: { exp } })]
    const expiring = { ...request, data: { ...data, expirationTime: exp } }
    await expect(answer(cacaos, { request: expiring })).rejects.toMatchObject({
      code: 'siwx/expired',
    })
  })

  test('authenticate() rejects if the signature cannot be verified', async () => {
    const unverified = () => Promise.reject(new KitError(catalogue, 'endpoint/unreachable'))
    const cacaos = [await sign()]
    const run = authenticate(
      { request, cacaos, accounts: granted },
      { verify: unverified, platform },
      signal,
    )
    await expect(run).rejects.toMatchObject({ code: 'endpoint/unreachable' })
  })
})

describe('requestAuthentication()', () => {
  const create = (
    changes: Partial<SignInData> = {},
    { active = mainnet, site = siteUrl, chains = [optimism, mainnet, base] } = {},
  ) =>
    requestAuthentication(
      { chains, siteUrl: site },
      async (input) => ({ ...data, ...input, ...changes, toString: () => '' }),
      { platform, activeNetwork: () => active },
    )

  test('requestAuthentication() asks for the active network first, without an account', async () => {
    await expect(create()).resolves.toEqual({ data, chains: [mainnet, optimism, base] })
  })

  test('requestAuthentication() asks for the first network if the active one is not proposed', async () => {
    const { data: fields, chains } = await create({}, { active: mainnet, chains: [optimism, base] })
    expect([fields.chainId, chains]).toEqual([optimism, [optimism, base]])
  })

  test.each<[string, string, Partial<SignInData>]>([
    ['another domain', 'siwx/domain-mismatch', { domain: 'other.example' }],
    ['another origin', 'siwx/domain-mismatch', { uri: 'https://other.example/' }],
    ['another network', 'siwx/other-account', { chainId: base }],
    ['a short nonce', 'siwx/message-invalid', { nonce: 'abc1234' }],
    ['a line break in the statement', 'siwx/message-invalid', { statement: 'One\nNonce: 1' }],
    ['another version', 'siwx/message-invalid', { version: '2' }],
    ['a wrong time', 'siwx/clock-wrong', { issuedAt: '2000-01-01T00:00:00.000Z' }],
  ])('requestAuthentication() rejects a message with %s [R17]', async (_, code, changes) => {
    await expect(create(changes)).rejects.toMatchObject({ code })
  })

  test('requestAuthentication() rejects if the wallet would show the URL of another page [M3]', async () => {
    await expect(create({}, { site: 'https://other.example' })).rejects.toMatchObject({
      code: 'siwx/domain-mismatch',
    })
  })

  test('requestAuthentication() rejects without a network', async () => {
    await expect(create({}, { chains: [] })).rejects.toMatchObject({
      code: 'account/no-active-network',
    })
  })
})
