import { onTestFinished } from 'vitest'
import type { TransferClient } from '../adapters/transfer-client.ts'
import { createManualClock } from '../platform/manual-clock.ts'
import { createMemoryPlatform } from '../platform/memory.ts'
import { createScriptedAdapter, scriptedConnector } from '../testing/scripted-adapter.ts'
import { createScriptedTransferClient } from '../testing/scripted-transfer-client.ts'
import type { KitOptions } from './api/kit-options.ts'
import { createKit } from './create-kit.ts'
import { settle } from './kit.fixture.ts'
import { connectionIn, networkId, networkOption } from './namespaces.fixture.ts'

type BalanceRequest = {
  url: URL
  signal: AbortSignal
  respond(body: unknown, status?: number): void
}
const networks = [networkOption('eip155'), networkOption('eip155', 2), networkOption('solana')]

/** The network of a request. */
export const chainIdOf = ({ url }: Pick<BalanceRequest, 'url'>): string | null =>
  url.searchParams.get('chainId')

/** A transfer client that only reads balances. Its wallet does not list assets. */
export const balanceClient: TransferClient = createScriptedTransferClient({
  receiver: async () => ({ isContract: true }),
  walletAssets: async () => null,
})

/** A row in the format of the data service. */
export const balanceRow = (symbol: string, network: string, decimals = '6') => ({
  name: symbol,
  symbol,
  chainId: network,
  address: `${network}:0x00000000219ab540356cBB839Cbe05303d7705Fa`,
  value: 3.5,
  price: 1,
  quantity: { decimals, numeric: '3.5' },
  iconUrl: '',
})

/** A response of the data service with a row in eip155 for each symbol. */
export const balanceRows = (...symbols: readonly string[]) => ({
  balances: symbols.map((symbol) => balanceRow(symbol, networkId('eip155'))),
})

/** A record whose name has this address on Ethereum. */
export const recordOf = (address: string) =>
  Response.json({ addresses: { 60: { address } }, attributes: [] })

/**
 * Creates a kit with a connected wallet in eip155 and solana. Its data service responds to a
 * request for balances when the test calls `respond`. `names` responds for names of addresses,
 * `record` for the record of a name.
 */
export async function createPortfolioKit({
  transferClient,
  names = () => Response.json({ name: 'alice.example', avatar: null }),
  record = () => recordOf(connectionIn('eip155').address),
  ...options
}: Partial<KitOptions> & {
  transferClient?: TransferClient
  names?: () => Response
  record?: () => Response
} = {}) {
  const clock = createManualClock()
  const requests: BalanceRequest[] = []
  const supported = {
    http: networks.map(({ chainNamespace, id }) => `${chainNamespace}:${id}`),
    ws: [],
  }
  const fetch: typeof globalThis.fetch = (request, init) => {
    const { url, signal } = new Request(request, init)
    const path = new URL(url).pathname
    if (path.endsWith('/supported-chains')) return Promise.resolve(Response.json(supported))
    if (/\/(?:identity|profile\/reverse)\//.test(path)) return Promise.resolve(names())
    if (/\/profile\/account\//.test(path)) return Promise.resolve(record())
    if (path.endsWith('/fungible/price'))
      return Promise.resolve(
        Response.json({ fungibles: [{ name: 'Own', symbol: 'OWN', iconUrl: '', price: 2 }] }),
      )
    if (!path.endsWith('/balance')) return Promise.resolve(new Response('', { status: 404 }))
    return new Promise((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason))
      requests.push({
        url: new URL(url),
        signal,
        respond: (body, status = 200) => resolve(Response.json(body, { status })),
      })
    })
  }
  const platform = createMemoryPlatform({ clock, fetch })
  const adapters = {
    eip155: createScriptedAdapter('eip155'),
    solana: createScriptedAdapter('solana'),
  }
  for (const namespace of ['eip155', 'solana'] as const)
    adapters[namespace].announce(scriptedConnector('fox', namespace))
  if (transferClient !== undefined) adapters.eip155.setTransferClient(transferClient)
  const kit = createKit({
    projectId: 'p',
    adapters: Object.values(adapters),
    networks,
    platform,
    ...options,
  })
  onTestFinished(kit.stop)
  for (const namespace of ['eip155', 'solana'] as const) {
    void kit.open({ view: 'Connect' })
    kit.modal.push('ConnectingExternal', { connectorId: 'fox', namespace })
    await settle()
    adapters[namespace].calls.connect.at(-1)?.resolve(connectionIn(namespace))
    await settle()
    clock.advance(1_000)
    await settle()
    clock.advance(1_000)
    await settle()
  }
  const accountOf = (namespace: 'eip155' | 'solana') => kit.state.getSnapshot().accounts[namespace]
  const symbols = (namespace: 'eip155' | 'solana') =>
    accountOf(namespace)?.tokens.map(({ symbol }) => symbol)
  return { clock, platform, adapters, kit, requests, accountOf, symbols }
}
