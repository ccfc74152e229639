import { eip155 } from '@latchkit/core/adapters/eip155'
import { defineNetwork } from '@latchkit/core/networks'
import {
  createWalletClient,
  custom,
  type EIP1193RequestFn,
  type Hex,
  isHex,
  UnsupportedProviderMethodError,
  UserRejectedRequestError,
} from 'viem'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { embeddedConnectorId, remoteConnectorId } from '../../../core/src/domain/wallet/wallet.ts'
import { createWalletRouter } from '../../../core/src/kit/deps/wallet-router.ts'
import { type Networks, signal, startNetworks } from './embedded.fixture.ts'
import { openAdapter } from './embedded-contract.fixture.ts'
import { openPage, realClock } from './page.fixture.ts'
import { type RelayFixture, startRelayFixture } from './remote.fixture.ts'

let networks: Networks
let relay: RelayFixture
beforeAll(async () => {
  ;[networks, relay] = await Promise.all([startNetworks(), startRelayFixture()])
  networks.embedded.set({ email: 'none' })
})
afterAll(() => Promise.all([networks.stop(), relay.close()]))

/** A connected wallet: the provider that a page gets, and its account. `decline`: from now on. */
type Connected = { provider: unknown; address: string; decline(): void }

async function connectExtension(): Promise<Connected> {
  const { one } = networks
  const noContracts = {
    token: `0x${'0'.repeat(40)}`,
    tokens: [],
    collections: [],
    market: null,
  } as const
  const chain = { chainId: one.chainId, name: 'One', rpc: one.url, ...noContracts }
  const page = openPage([chain], 'foxglove', { knownChainCount: 1 })
  onTestFinished(page.close)
  page.control.announce()
  const router = createWalletRouter({
    namespace: 'eip155',
    connectors: [],
    chain: await page.adapter.load(),
    clock: realClock,
  })
  const { connectorId } = page
  const { address } = await router.connect({ connectorId, caipNetworkId: null }, signal)
  return {
    address,
    provider: router.provider(connectorId),
    decline: () => page.control.setMode('reject'),
  }
}

async function connectEmbedded(): Promise<Connected> {
  networks.embedded.set({ approve: 'auto' })
  const { chainId, url } = networks.one
  const network = defineNetwork({
    id: chainId,
    name: 'One',
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: [url] } },
  })
  const page = await openAdapter(networks, { entry: eip155, network, other: null })
  onTestFinished(page.stop)
  const { address } = await page.logIn(`${crypto.randomUUID()}@example.com`)
  return {
    address,
    provider: page.chain.provider(embeddedConnectorId),
    decline: () => networks.embedded.set({ approve: 'reject' }),
  }
}

async function connectRemote(): Promise<Connected> {
  const page = relay.openPage()
  const wallet = await relay.phone('approve')
  const [connection] = await page.pairWith(wallet)
  const router = createWalletRouter({
    namespace: 'eip155',
    connectors: [page.connector],
    chain: null,
    clock: realClock,
  })
  return {
    address: connection?.address ?? '',
    provider: router.provider(remoteConnectorId),
    decline: () => wallet.setMode('reject'),
  }
}

const hex = (value: string): Hex => {
  if (isHex(value)) return value
  throw new Error(`${value} is not hex`)
}

test.each([
  ['an extension', connectExtension],
  ['the embedded wallet', connectEmbedded],
  ['a remote wallet', connectRemote],
])('viem knows the errors of the provider of %s by their numbers [EM7]', async (_, connect) => {
  const { provider, address, decline } = await connect()
  const client = createWalletClient({
    account: hex(address),
    transport: custom(provider as { request: EIP1193RequestFn }, { retryCount: 0 }),
  })
  const sign = () => client.signMessage({ message: 'hello' })
  expect(isHex(await sign())).toBe(true)
  decline()
  const declined = await sign().catch((error: unknown) => error)
  expect(declined).toMatchObject({ code: 4001 })
  const unwrapped = declined instanceof Error ? declined : null
  expect(unwrapped).toBeInstanceOf(UserRejectedRequestError)
  expect(unwrapped?.cause).toMatchObject({
    code: 4001,
    cause: { name: 'KitError', code: 'rpc/user-rejected' },
  })
})

test('viem knows a method that the embedded wallet does not allow as unsupported [EM7]', async () => {
  const { provider } = await connectEmbedded()
  const { request } = custom(provider as { request: EIP1193RequestFn })({ retryCount: 0 })
  await expect(request({ method: 'eth_sign', params: [] })).rejects.toBeInstanceOf(
    UnsupportedProviderMethodError,
  )
})
