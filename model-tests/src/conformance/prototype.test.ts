import type { Hex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterEach, expect, test } from 'vitest'
import { eip155 } from '../../../core/src/adapters/eip155/eip155.ts'
import { info, scriptedWallet } from '../../../core/src/adapters/eip155/scripted-wallet.fixture.ts'
import { codeOf } from '../../../core/src/errors/kit-error.ts'
import { activityFlow, allWalletsFlow, sendFlow } from '../../../core/src/flows/index.ts'
import type { Kit } from '../../../core/src/kit/api/kit.ts'
import { createKit } from '../../../core/src/kit/create-kit.ts'
import {
  address,
  chain,
  firstNetwork,
  secondNetwork,
  settle,
} from '../../../core/src/kit/kit.fixture.ts'
import { createManualClock } from '../../../core/src/platform/manual-clock.ts'
import { createMemoryPlatform } from '../../../core/src/platform/memory.ts'

const account = privateKeyToAccount(`0x${'11'.repeat(32)}`)
const typedData = {
  domain: { name: 'D', chainId: 1337 },
  types: { M: [{ name: 'a', type: 'string' }] },
  primaryType: 'M' as const,
  message: { a: 'x' },
}
const typedSignature = await account.signTypedData(typedData)
const added: string[] = []
const remove = () => {
  for (const name of added.splice(0)) Reflect.deleteProperty(Object.prototype, name)
}
afterEach(remove)

const hash = `0x${'ab'.repeat(32)}`
const transaction = {
  id: 'row',
  metadata: {
    operationType: 'receive',
    chain: firstNetwork,
    minedAt: '2026-01-01T00:00:00Z',
    sentFrom: account.address,
    sentTo: account.address,
    status: 'confirmed',
  },
  transfers: [{ direction: 'in', quantity: { numeric: '1' } }],
}
/** Responses of the services by path. */
const services: Readonly<Record<string, unknown>> = {
  '/v1/supported-chains': { http: [firstNetwork] },
  '/v1/identity': { name: 'alice.example', avatar: null },
  balance: {
    balances: [
      {
        name: 'Ether',
        symbol: 'ETH',
        chainId: firstNetwork,
        quantity: { decimals: '18', numeric: '2' },
      },
    ],
  },
  history: { data: [transaction], next: null },
  '/getWallets': { data: [{ id: 'w1', name: 'Pocket', chains: [firstNetwork] }], count: 1 },
}
/** Results of the node by method. */
const node: Readonly<Record<string, unknown>> = {
  eth_chainId: '0x539',
  eth_getBalance: '0x8ac7230489e80000',
  eth_getCode: '0x',
  eth_call: '0x',
  eth_estimateGas: '0x5208',
  eth_gasPrice: '0x1',
  eth_maxPriorityFeePerGas: '0x1',
  eth_getTransactionCount: '0x0',
  eth_blockNumber: '0x1',
  eth_getBlockByNumber: {
    baseFeePerGas: '0x1',
    number: '0x1',
    hash,
    timestamp: '0x1',
    transactions: [],
  },
}
async function fetchScripted(...[input, init]: Parameters<typeof fetch>): Promise<Response> {
  const request = new Request(input, init)
  const { pathname } = new URL(request.url)
  if (request.method === 'POST') {
    const body: unknown = await request.json()
    const respond = (call: { id?: number; method?: string }) => ({
      jsonrpc: '2.0',
      id: call.id,
      result: node[call.method ?? ''] ?? null,
    })
    return Response.json(Array.isArray(body) ? body.map(respond) : respond(Object(body)))
  }
  const [, found] = Object.entries(services).find(([path]) => pathname.includes(path)) ?? []
  return found === undefined ? new Response('', { status: 404 }) : Response.json(found)
}

type Running<View> = { view(): View }
/** Waits until the view of a flow has the step, and returns that view. */
async function untilStep<View extends { step: string }, Step extends View['step']>(
  running: Running<View>,
  step: Step,
): Promise<Extract<View, { step: Step }>> {
  const isReached = (view: View): view is Extract<View, { step: Step }> => view.step === step
  await expect.poll(() => settle().then(() => running.view().step), { interval: 1 }).toBe(step)
  const view = running.view()
  if (!isReached(view)) throw new Error(`The flow left the step ${step} after it was polled`)
  return view
}
/** Waits until the flow has read its data, and returns its view. */
async function untilFresh<View extends { status: string }>({ view }: Running<View>): Promise<View> {
  await expect.poll(() => settle().then(() => view().status), { interval: 1 }).toBe('fresh')
  return view()
}

async function send(kit: Kit) {
  const running = await kit.run(sendFlow)
  const { assets, pick } = await untilStep(running, 'filling')
  const [native] = assets
  if (native === undefined) throw new Error('The form lists no token')
  pick(native)
  const form = await untilStep(running, 'filling')
  form.setAmount('1')
  form.pasteReceiver(address)
  await settle()
  ;(await untilStep(running, 'filling')).preview?.()
  const review = await untilStep(running, 'reviewing')
  review.confirm?.()
  return [review, await untilStep(running, 'sent')]
}

/** Connects, signs, switches the network and sends. Resolves with the observed state, as JSON. */
async function journey() {
  const clock = createManualClock()
  const platform = createMemoryPlatform({ clock, fetch: fetchScripted })
  const wallet = scriptedWallet({
    eth_requestAccounts: () => [account.address],
    eth_accounts: () => [account.address],
    eth_chainId: () => '0x539',
    personal_sign: (params) => {
      const [raw] = params as [Hex]
      return account.signMessage({ message: { raw } })
    },
    eth_signTypedData_v4: () => typedSignature,
    eth_sendTransaction: () => hash,
    wallet_switchEthereumChain: () => {
      throw { message: 'some failure' }
    },
  })
  platform.page.on('eip6963:requestProvider', () =>
    platform.controls.emit('eip6963:announceProvider', { info, provider: wallet.provider }),
  )
  const networks = [chain(1337), chain(1338)]
  const kit = createKit({ projectId: 'p', adapters: [eip155()], networks, platform })
  await kit.open({ view: 'Connect' })
  kit.modal.push('ConnectingExternal', { connectorId: info.rdns })
  const status = () => settle().then(() => kit.account.get('eip155').status)
  await expect.poll(status, { interval: 1 }).toBe('connected')
  const outcomes = [
    await kit.wallet.signMessage('hi').catch(codeOf),
    await kit.wallet.signTypedData(typedData).catch(codeOf),
    await kit.network.switch(secondNetwork).then(() => 'switched', codeOf),
    await kit.network.switch(firstNetwork).then(() => 'switched', codeOf),
  ]
  const services = [
    await kit.account.refreshBalance().then(({ data }) => data),
    await kit.account.refreshPortfolio().then(({ data }) => data),
    await untilFresh(await kit.run(activityFlow)),
    await untilFresh(await kit.run(allWalletsFlow)),
    await send(kit),
  ]
  const { router, connections, alert } = kit.state.getSnapshot()
  const seen = {
    outcomes,
    services,
    requests: wallet.requests,
    account: kit.account.get('eip155'),
    connectors: connections.connectors,
    view: router.entry.view,
    alert,
    stored: [...(platform.controls.storage?.values.entries() ?? [])].toSorted(),
    logged: platform.controls.logged,
  }
  kit.stop()
  return JSON.stringify(seen)
}

// `error` is omitted: Vitest reads this property when it imports modules.
const properties: Readonly<Record<string, unknown>> = {
  extend: () => {},
  last: null,
  missing: undefined,
  version: '9',
  salt: `0x${'00'.repeat(32)}`,
  code: 4001,
  namespace: 'solana',
  disputed: true,
  projectId: 'evil',
  cause: 'user rejected',
  message: 'user rejected',
  data: { code: 4001 },
  chainId: 1,
  wallet: {},
  view: 'AllWallets',
  redact: 1,
  rdns: 'com.example',
  homepage: 'https://a.example',
  timestamp: 1,
  type: null,
}

test.each([
  ['enumerable', true],
  ['hidden', false],
])(
  '%s properties on Object.prototype do not change a journey through the kit [XP1]',
  async (_, enumerable) => {
    const clean: unknown = JSON.parse(await journey())
    for (const [name, value] of Object.entries(properties)) {
      const property = { value, enumerable, configurable: true, writable: true }
      Object.defineProperty(Object.prototype, name, property)
      added.push(name)
    }
    const changed = await journey().catch((error) => JSON.stringify(String(error)))
    remove()
    expect(JSON.parse(changed)).toEqual(clean)
  },
)
