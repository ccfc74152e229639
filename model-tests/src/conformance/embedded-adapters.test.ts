import { eip155 } from '@latchkit/core/adapters/eip155'
import { solana } from '@latchkit/core/adapters/solana'
import { defineNetwork } from '@latchkit/core/networks'
import type { ScriptedAnswer } from '@latchkit/sandbox/wallets'
import { createPublicClient, http, isAddress, isHex } from 'viem'
import { afterAll, assert, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { embeddedConnectorId as connectorId } from '../../../core/src/domain/wallet/wallet.ts'
import type { ErrorCode } from '../../../core/src/errors/catalogue.ts'
import {
  chainOne,
  chainTwo,
  createBrowserStorage,
  signal,
  solanaChain,
  startNetworks,
} from './embedded.fixture.ts'
import { type EmbeddedSubject, openAdapter, openEmbeddedPage } from './embedded-contract.fixture.ts'
import { testAdapterContract } from './namespaces/suite.ts'
import { isSignedIndependently } from './verify-independently.fixture.ts'

// The networks of the subjects contain the ports of the servers.
const networks = await startNetworks()
beforeEach(() => {
  networks.embedded.set({ email: 'none', approve: 'auto' })
  networks.embedded.frameFaults([])
})
afterAll(() => networks.stop())

const evmNetwork = ({ chainId, url }: { chainId: number; url: string }) =>
  defineNetwork({
    id: chainId,
    name: `Chain ${chainId}`,
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: [url] } },
  })
const solanaNetwork = defineNetwork({
  id: solanaChain.slice('solana:'.length),
  name: 'Local Solana',
  chainNamespace: 'solana',
  caipNetworkId: solanaChain,
  nativeCurrency: { name: 'Solana', symbol: 'SOL', decimals: 9 },
  rpcUrls: { default: { http: [networks.svm.url] } },
})

const evmAddress = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const solanaAddress = '9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM'
/** Answers to GET_USER that connect nothing. `address`: a valid one. `foreign`: of another namespace. */
const invalidUsers = (user: { address: string; chainId: unknown }, foreign: string) => {
  const error = 'embedded/frame-error'
  const results: readonly (readonly [string, unknown])[] = [
    ['an undefined result', undefined],
    ['a text', 'yes'],
    ['a user with a blank address', { ...user, address: ' ' }],
    ['an address that is too long', { ...user, address: `${user.address}1` }],
    ['an address of another namespace', { ...user, address: foreign }],
    ['another network', { ...user, chainId: 10 }],
    ['a network that is an object', { ...user, chainId: {} }],
    ['accounts that are not a list', { ...user, accounts: {} }],
    ['an account of an unknown type', { ...user, accounts: [{ ...user, type: 'safe' }] }],
  ]
  const errors: readonly (readonly [string, ScriptedAnswer, ErrorCode])[] = [
    ['an error without a message', { error: undefined }, error],
    ['an error with a message', { error: { message: 'No' } }, 'embedded/frame-refused'],
  ]
  return [...results.map(([title, result]) => [title, { result }, error] as const), ...errors]
}

const common = {
  connectorId,
  isActive: null,
  methods: { connect: 'GET_USER', sign: 'RPC_REQUEST' },
  responses: null,
  emitsNetworkChange: false,
} as const

const ethereum: EmbeddedSubject = {
  ...common,
  title: 'the embedded wallet on eip155',
  entry: eip155,
  network: evmNetwork(networks.one),
  other: evmNetwork(networks.two),
  isActive: ({ type }) => type === 'smartAccount',
  async verify({ address }, message, signature) {
    if (!isAddress(address) || !isHex(signature)) throw new Error('No signature')
    const client = createPublicClient({ transport: http(networks.one.url) })
    return client.verifyMessage({ address, message, signature })
  },
  invalidResponses: [
    ...invalidUsers({ address: evmAddress, chainId: networks.one.chainId }, solanaAddress),
    [
      'an address with a wrong checksum',
      { result: { address: evmAddress.replace('d8d', 'd8D'), chainId: networks.one.chainId } },
      'embedded/frame-error',
    ],
  ],
  balance: { value: String(10n ** 19n), decimals: 18, symbol: 'ETH' },
  traits: {
    isDiscovered: false,
    declined: 'email/code-wrong',
    restoredAccount: 'wallet',
    selectsAccount: true,
  },
}

const subjects: readonly EmbeddedSubject[] = [
  ethereum,
  {
    ...common,
    title: 'the embedded wallet on Solana',
    entry: solana,
    network: solanaNetwork,
    other: null,
    verify: ({ address }, message, signature) =>
      isSignedIndependently('solana', { publicKey: null, address, message, signature }),
    invalidResponses: invalidUsers({ address: solanaAddress, chainId: solanaChain }, evmAddress),
    balance: { value: String(10n ** 10n), decimals: 9, symbol: 'SOL' },
    traits: { ...ethereum.traits, selectsAccount: false },
  },
]

for (const subject of subjects)
  testAdapterContract(subject, () => openEmbeddedPage(networks, subject))

/** Opens a page with a visitor who needs no code. */
async function openPage(subject: EmbeddedSubject, browser = createBrowserStorage()) {
  const page = await openAdapter(networks, subject, browser)
  onTestFinished(page.stop)
  const { chain } = page
  const { caipNetworkId } = subject.network
  return {
    ...page,
    caipNetworkId,
    logIn: () => page.logIn(`${crypto.randomUUID()}@example.com`, caipNetworkId),
    sign: (address: string, message: string) =>
      chain.signMessage({ connectorId, address, message, caipNetworkId }, signal),
  }
}

describe.each(subjects)('$title', (subject) => {
  const namespace = subject.network.chainNamespace
  const message = 'Grüezi <b>&amp;</b> 你好\n0xdeadbeef'

  test('the provider of the connector has the accounts and the network of the login', async () => {
    const { logIn, connector, caipNetworkId } = await openPage(subject)
    const { accounts } = await logIn()
    expect(connector.provider(namespace)?.connection()).toEqual({ accounts, caipNetworkId })
  })

  test('connect that the caller aborts has no effect when the user arrives late [B1]', async () => {
    const { connector, caipNetworkId, walletEvents } = await openPage(subject)
    await connector.submitEmail('abort@example.com', signal)
    networks.embedded.frameFaults([{ fails: 'late', request: 'GET_USER', times: 1 }])
    const caller = new AbortController()
    const since = networks.embedded.mark()
    const connecting = connector.connect({ caipNetworkId, socialUri: null }, caller.signal)
    const aborted = expect(connecting).rejects.toMatchObject({ code: 'kit/aborted' })
    const isAsked = () => networks.embedded.requests(since).length >= 2
    await expect.poll(isAsked).toBe(true)
    caller.abort()
    await aborted
    // The next request releases the late answer.
    await connector.farcasterUrl(signal)
    expect([connector.provider(namespace), walletEvents]).toEqual([null, []])
  })

  test('signMessage causes one prompt, and throws rpc/user-rejected when the visitor declines [B5, O3]', async () => {
    networks.embedded.set({ approve: 'ask' })
    const { logIn, sign, screen } = await openPage(subject)
    const { address } = await logIn()
    expect(screen()).toBeNull()
    const signing = sign(address, message)
    const rejected = expect(signing).rejects.toMatchObject({ code: 'rpc/user-rejected' })
    await expect.poll(() => screen()).not.toBeNull()
    screen()?.decline()
    await rejected
    expect(screen()).toBeNull()
  })

  test.each(['bad-schema', 'huge', 'extra-keys', 'error'] as const)(
    'signMessage rejects an answer with the fault %s as a signature, and accepts the next [B6, F5]',
    async (fails) => {
      const { logIn, sign } = await openPage(subject)
      const account = (await logIn()).accounts[0]
      assert.isDefined(account)
      networks.embedded.frameFaults([{ fails, request: 'RPC_REQUEST', times: 1 }])
      await expect(sign(account.address, message)).rejects.toMatchObject({ name: 'KitError' })
      const signature = await sign(account.address, message)
      assert.isTrue(await subject.verify(account, message, signature))
    },
  )

  test('the provider refuses a method outside of the allow-list, which does not leave the page [F6, R4]', async () => {
    const { connector, logIn } = await openPage(subject)
    await logIn()
    const since = networks.embedded.mark()
    await expect(
      connector.provider(namespace)?.request({ method: 'wallet_exportKey', params: [] }),
    ).rejects.toMatchObject({
      code: 'embedded/method-not-allowed',
      message: expect.stringContaining('Requested RPC call is not allowed'),
    })
    expect(networks.embedded.requests(since)).toEqual([])
  })

  test('watch emits `disconnected` once when the visitor signs out twice [B8]', async () => {
    const { connector, logIn } = await openPage(subject)
    await logIn()
    const events: unknown[] = []
    connector.watch(namespace, (event) => events.push(event))
    await connector.disconnect(signal)
    await connector.disconnect(signal)
    expect(events).toEqual([{ type: 'disconnected' }])
  })

  test('stopping the connector rejects a request that waits for the visitor with kit/stopped', async () => {
    networks.embedded.set({ approve: 'never' })
    const { connector, logIn, sign } = await openPage(subject)
    const { address } = await logIn()
    const since = networks.embedded.mark()
    const signing = sign(address, message)
    const stopped = expect(signing).rejects.toMatchObject({ code: 'kit/stopped' })
    await expect
      .poll(() => networks.embedded.requests(since).some(({ path }) => path === '/api/rule'))
      .toBe(true)
    connector.stop()
    await stopped
  })
})

test('each switch of the network of the embedded wallet emits chain.changed once', async () => {
  const { connector, logIn, walletEvents } = await openPage(ethereum)
  await logIn()
  for (const caipNetworkId of [chainTwo, chainOne])
    await connector.switchNetwork({ namespace: 'eip155', caipNetworkId }, signal)
  expect(walletEvents.filter(({ type }) => type === 'chain.changed')).toEqual(
    [chainTwo, chainOne].map((caipNetworkId) => ({
      namespace: 'eip155',
      type: 'chain.changed',
      caipNetworkId,
    })),
  )
})
