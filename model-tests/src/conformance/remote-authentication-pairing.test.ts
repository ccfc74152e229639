import { defineNetwork, mainnet } from '@latchkit/core/networks'
import type { RemoteWallet } from '@latchkit/sandbox/remote-wallet'
import { assert, beforeEach, expect, test } from 'vitest'
import { caipNetworkIdOf } from '../../../core/src/domain/caip/caip.ts'
import type { AuthenticationRequest } from '../../../core/src/domain/sign-in/authentication.ts'
import { safeGet } from '../../../core/src/domain/unknown.ts'
import { type Page, type RelayFixture, signal, startRelayForTest } from './remote.fixture.ts'

let fixture: RelayFixture
let page: Page
/** The requests that the page created, oldest first. */
let requests: AuthenticationRequest[]
beforeEach(async () => {
  fixture = await startRelayForTest()
  requests = []
  page = fixture.openPage({
    networks: () => [defineNetwork(mainnet)],
    async authentication(chains) {
      const nonce = `nonce${requests.length}${crypto.randomUUID().replaceAll('-', '')}`
      const request: AuthenticationRequest = {
        data: {
          accountAddress: '',
          chainId: caipNetworkIdOf('eip155', 1),
          domain: 'page.example',
          uri: 'https://page.example/',
          version: '1',
          nonce,
          statement: 'Sign in.',
          requestId: 'request-1',
          resources: ['https://page.example/terms'],
          expirationTime: '2100-01-01T00:00:00.000Z',
        },
        chains,
      }
      requests.push(request)
      return request
    },
  })
})

/** Resolves with the proposal that the phone received for a URI. */
async function proposal(wallet: RemoteWallet, uri: string) {
  await wallet.pair(uri)
  await expect.poll(() => wallet.state.get().proposals.length).toBe(1)
  const [first] = wallet.state.get().proposals
  assert(first !== undefined)
  return first
}
const noncesIn = (cacaos: readonly unknown[] = []) =>
  cacaos.map((cacao) => safeGet(cacao, 'p', 'nonce'))

test('the wallet receives every field of the request, and the page its answer, once', async () => {
  const wallet = await fixture.phone('ask')
  const { id, messages } = await proposal(wallet, await page.uri())
  const [request] = requests
  assert(request !== undefined)
  const lines = messages[0]?.text.split('\n') ?? []
  expect(lines).toEqual([
    'page.example wants you to sign in with your Ethereum account:',
    wallet.state.get().accounts[0]?.addresses['eip155:1'],
    '',
    'Sign in.',
    '',
    'URI: https://page.example/',
    'Version: 1',
    'Chain ID: 1',
    `Nonce: ${request.data.nonce}`,
    expect.stringMatching(/^Issued At: 20/),
    'Expiration Time: 2100-01-01T00:00:00.000Z',
    'Request ID: request-1',
    'Resources:',
    '- https://page.example/terms',
  ])
  expect(page.connector.takeCacaos()).toBeNull()
  await wallet.approve(id, { accounts: [0] })
  await expect.poll(() => page.eventTypes().at(-1)).toBe('wallet.approved')
  const answer = page.connector.takeCacaos()
  expect(answer?.request).toBe(request)
  expect(noncesIn(answer?.cacaos)).toEqual([request.data.nonce])
  expect(answer?.accounts).toEqual([`eip155:1:${lines[1]}`])
  expect(page.connector.takeCacaos()).toBeNull()
})

test('a pairing after an approved one has a request of its own; callers that join a pairing share it', async () => {
  const first = await page.uri()
  expect(await page.uri()).toBe(first)
  expect(requests).toHaveLength(1)
  await page.pairWith(await fixture.phone('approve'))
  await page.uri({ fresh: true })
  expect(new Set(requests.map(({ data }) => data.nonce)).size).toBe(2)
})

test('a wallet that is silent on a request to sign in connects with the second code, and with each later one [V10]', async () => {
  const wallet = await fixture.phone('approve', { signIn: 'silent' })
  await wallet.pair(await page.uri())
  await page.uri({ fresh: true })
  await page.pairWith(wallet)
  expect(page.connector.takeCacaos()).toBeNull()
  await page.connector.disconnect(signal)
  await page.pairWith(wallet)
  expect(requests).toHaveLength(1)
  expect(wallet.state.get().sessions).toHaveLength(1)
})

test('a wallet that approves a replaced code answers the request of that code [C9]', async () => {
  const wallet = await fixture.phone('ask')
  const { id } = await proposal(wallet, await page.uri())
  await page.uri({ fresh: true })
  await wallet.approve(id)
  await expect.poll(() => page.eventTypes().at(-1)).toBe('wallet.approved')
  const answer = page.connector.takeCacaos()
  expect(answer?.request).toBe(requests[0])
  expect(noncesIn(answer?.cacaos)).toEqual([requests[0]?.data.nonce])
})

test('the answer of a wallet that approves when the code is not shown any more is dropped with its session', async () => {
  const wallet = await fixture.phone('ask')
  const { id } = await proposal(wallet, await page.uri())
  page.clock.advance(231_000)
  page.unsubscribe()
  await wallet.approve(id)
  await expect.poll(() => wallet.state.get().sessions).toEqual([])
  expect(page.connector.takeCacaos()).toBeNull()
})

test('an answer is dropped when its session ends before it is taken', async () => {
  const wallet = await fixture.phone('approve')
  await page.pairWith(wallet)
  await page.connector.disconnect(signal)
  expect(page.connector.takeCacaos()).toBeNull()
})

test('a resumed session has no answer', async () => {
  await page.pairWith(await fixture.phone('approve'))
  page.connector.stop()
  const reloaded = fixture.openPage({ platform: page.platform })
  const resumed = await reloaded.connector.resume({ namespace: 'eip155', address: null }, signal)
  expect(resumed).not.toBeNull()
  expect(reloaded.connector.takeCacaos()).toBeNull()
})

test('a settlement with 1,000 invalid cacaos connects, and 100 of them are kept', async () => {
  const wallet = await fixture.phone('approve')
  wallet.settleNext({ proposalRequestsResponses: { authentication: Array(1_000).fill({ p: 1 }) } })
  await page.pairWith(wallet)
  expect(page.connector.takeCacaos()?.cacaos).toHaveLength(100)
})

test.each([[[]], ['text'], [{ length: 3 }], [null]])(
  'a settlement with the cacaos %j connects without an answer',
  async (authentication) => {
    const wallet = await fixture.phone('approve')
    wallet.settleNext({ proposalRequestsResponses: { authentication } })
    await page.pairWith(wallet)
    expect(page.connector.takeCacaos()).toBeNull()
  },
)
