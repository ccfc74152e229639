import type { TransferClient } from '../adapters/transfer-client.ts'
import { createManualClock } from '../platform/manual-clock.ts'
import { createMemoryPlatform } from '../platform/memory.ts'
import { neverCalled } from '../testing/never-called.ts'
import { createScriptedAdapter, scriptedConnector } from '../testing/scripted-adapter.ts'
import type { KitOptions } from './api/kit-options.ts'
import { createKit } from './create-kit.ts'
import { grantedIn, networkOption } from './families.fixture.ts'
import { settle } from './kit.fixture.ts'

type Asked = { url: URL; signal: AbortSignal; answer(body: unknown, status?: number): void }
const networks = [networkOption('eip155'), networkOption('eip155', 2), networkOption('solana')]

/** What a family can do with money that only looks: no wallet says what it holds. */
export const money: TransferClient = {
  checkAddress: neverCalled,
  receiver: async () => ({ isContract: true }),
  token: neverCalled,
  walletAssets: async () => null,
  feeReserve: neverCalled,
  prepare: neverCalled,
  review: neverCalled,
  digest: neverCalled,
  recheck: neverCalled,
  submit: neverCalled,
  track: neverCalled,
  countPending: neverCalled,
}

/** A row as the data service writes it. */
export const served = (symbol: string, network: string, decimals = '6') => ({
  name: symbol,
  symbol,
  chainId: network,
  address: `${network}:0x00000000219ab540356cBB839Cbe05303d7705Fa`,
  value: 3.5,
  price: 1,
  quantity: { decimals, numeric: '3.5' },
  iconUrl: '',
})

/** A kit of two families with a wallet connected in each, and a data service that answers when the test says so. */
export async function createHoldings({
  money,
  ...options
}: Partial<KitOptions> & { money?: TransferClient } = {}) {
  const clock = createManualClock()
  const asked: Asked[] = []
  const known = {
    http: networks.map(({ chainNamespace, id }) => `${chainNamespace}:${id}`),
    ws: [],
  }
  const fetch: typeof globalThis.fetch = (request, init) => {
    const { url, signal } = new Request(request, init)
    const path = new URL(url).pathname
    if (path.endsWith('/supported-chains')) return Promise.resolve(Response.json(known))
    if (path.includes('/identity/'))
      return Promise.resolve(Response.json({ name: 'alice.example', avatar: null }))
    if (!path.endsWith('/balance')) return Promise.resolve(new Response('', { status: 404 }))
    return new Promise((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason))
      asked.push({
        url: new URL(url),
        signal,
        answer: (body, status = 200) => resolve(Response.json(body, { status })),
      })
    })
  }
  const platform = createMemoryPlatform({ clock, fetch })
  const adapters = {
    eip155: createScriptedAdapter('eip155'),
    solana: createScriptedAdapter('solana'),
  }
  for (const family of ['eip155', 'solana'] as const)
    adapters[family].announce(scriptedConnector('fox', family))
  if (money !== undefined) adapters.eip155.lend(money)
  const kit = createKit({
    projectId: 'p',
    adapters: Object.values(adapters),
    networks,
    platform,
    ...options,
  })
  for (const family of ['eip155', 'solana'] as const) {
    void kit.open({ view: 'Connect' })
    kit.modal.push('ConnectingExternal', { connectorId: 'fox', namespace: family })
    await settle()
    adapters[family].calls.connect.at(-1)?.resolve(grantedIn(family))
    await settle()
    clock.advance(1_000)
    await settle()
    clock.advance(1_000)
    await settle()
  }
  const shown = (family: 'eip155' | 'solana') => kit.state.getSnapshot().accounts[family]
  const symbols = (family: 'eip155' | 'solana') => shown(family)?.tokens.map(({ symbol }) => symbol)
  return { clock, platform, adapters, kit, asked, shown, symbols }
}
