import { expect, test } from 'vitest'
import { settle, signal, startConnector } from './embedded.fixture.ts'
import { ada, ethereum, grace, polygon, solana } from './scripted-frame.fixture.ts'

type Page = ReturnType<typeof startConnector>
const toPolygon = { namespace: 'eip155', caipNetworkId: polygon } as const
const toSmart = { namespace: 'eip155', accountType: 'smartAccount' } as const

const changes = {
  switchNetwork: {
    start: ({ connector }: Page, caller: AbortSignal) => connector.switchNetwork(toPolygon, caller),
    active: ada.eoa,
    chainId: '0x89',
    event: { namespace: 'eip155', type: 'chain.changed', caipNetworkId: polygon },
  },
  setAccountType: {
    start: ({ connector }: Page, caller: AbortSignal) => connector.setAccountType(toSmart, caller),
    active: ada.smart,
    chainId: '0x1',
    event: {
      namespace: 'eip155',
      type: 'accounts.changed',
      accounts: [
        { address: ada.smart, type: 'smartAccount' },
        { address: ada.eoa, type: 'eoa' },
      ],
    },
  },
}
const names = ['switchNetwork', 'setAccountType'] as const

test.each(names)(
  '%s that is cancelled after its first request rejects with kit/aborted, and the session follows the frame',
  async (name) => {
    const page = startConnector()
    const { frame, logIn, provider, walletEvents } = page
    const { start, active, chainId, event } = changes[name]
    await logIn()
    frame.hold('SWITCH_NETWORK')
    const caller = new AbortController()
    const changing = start(page, caller.signal)
    await settle()
    expect(frame.count('SWITCH_NETWORK')).toBe(1)
    caller.abort()
    await expect(changing).rejects.toMatchObject({ code: 'kit/aborted' })
    frame.release('SWITCH_NETWORK')
    await settle()
    expect(provider().connection()?.accounts[0]?.address).toBe(active)
    expect(await provider().request({ method: 'eth_accounts' })).toEqual([active])
    expect(await provider().request({ method: 'eth_chainId' })).toBe(chainId)
    expect(walletEvents).toContainEqual(event)
  },
)

test.each(names)(
  '%s that is cancelled while another request runs posts nothing and changes nothing',
  async (name) => {
    const page = startConnector()
    const { frame, logIn, provider, walletEvents } = page
    await logIn()
    frame.hold('RPC_REQUEST')
    const read = provider().request({ method: 'eth_blockNumber' })
    await settle()
    const before = provider().connection()
    const since = frame.posted.length
    const caller = new AbortController()
    const changing = changes[name].start(page, caller.signal)
    await settle()
    caller.abort()
    await expect(changing).rejects.toMatchObject({ code: 'kit/aborted' })
    frame.release('RPC_REQUEST')
    expect(await read).toBe('0x10')
    expect([frame.names(since), walletEvents]).toEqual([[], []])
    expect(provider().connection()).toEqual(before)
  },
)

test('a change that is cancelled and then fails ends no session, and the next request sets the network again', async () => {
  const page = startConnector()
  const { frame, connector, logIn, provider } = page
  await logIn()
  frame.hold('SWITCH_NETWORK')
  const caller = new AbortController()
  const changing = connector.switchNetwork(toPolygon, caller.signal)
  await settle()
  caller.abort()
  await expect(changing).rejects.toMatchObject({ code: 'kit/aborted' })
  frame.refuse('SWITCH_NETWORK', { message: 'No' })
  frame.release('SWITCH_NETWORK')
  await settle()
  expect(provider().connection()?.caipNetworkId).toBe(ethereum)
  const since = frame.posted.length
  await provider().request({ method: 'eth_blockNumber' })
  expect(frame.names(since)).toEqual(['SWITCH_NETWORK', 'RPC_REQUEST'])
})

const calls = {
  connect: ({ connect }: Page) => connect(polygon),
  switchNetwork: ({ connector }: Page) => connector.switchNetwork(toPolygon, signal),
  setAccountType: ({ connector }: Page) => connector.setAccountType(toSmart, signal),
}
test.each(['connect', 'switchNetwork', 'setAccountType'] as const)(
  '%s rejects with embedded/frame-error if the frame states the user of another network [F5]',
  async (name) => {
    const page = startConnector()
    const { frame, logIn, provider } = page
    await logIn()
    const before = provider().connection()
    frame.answers.set('GET_USER', { address: ada.eoa, chainId: 10 })
    await expect(calls[name](page)).rejects.toMatchObject({ code: 'embedded/frame-error' })
    expect(provider().connection()).toEqual(before)
    const since = frame.posted.length
    await provider().request({ method: 'eth_blockNumber' })
    expect(frame.names(since)).toEqual(['SWITCH_NETWORK', 'RPC_REQUEST'])
    expect(frame.posted.at(-1)?.network).toBe(1)
  },
)

test('switchNetwork refuses a network that the frame does not serve, and a namespace that is not connected', async () => {
  const { connector, frame, logIn } = startConnector({ servedNetworks: [ethereum, solana] })
  await logIn()
  const since = frame.posted.length
  for (const request of [toPolygon, { namespace: 'solana', caipNetworkId: solana }])
    await expect(connector.switchNetwork(request, signal)).rejects.toMatchObject({
      code: 'network/not-supported-by-wallet',
    })
  expect(frame.names(since)).toEqual([])
})

test('a network without smart accounts changes the list of accounts, but not that of the provider if the EOA stays active', async () => {
  const { connector, logIn, provider, walletEvents } = startConnector()
  await logIn()
  const emitted: unknown[] = []
  for (const name of ['accountsChanged', 'chainChanged'])
    provider().on(name, (value) => emitted.push([name, value]))
  await connector.switchNetwork(toPolygon, signal)
  expect(emitted).toEqual([['chainChanged', '0x89']])
  expect(walletEvents).toEqual([
    { namespace: 'eip155', type: 'chain.changed', caipNetworkId: polygon },
    {
      namespace: 'eip155',
      type: 'accounts.changed',
      accounts: [{ address: ada.eoa, type: 'eoa' }],
    },
  ])
})

test('a network without smart accounts emits accountsChanged with the EOA if the smart account was active', async () => {
  const { connector, logIn, provider } = startConnector({ accountType: () => 'smartAccount' })
  await logIn()
  const accounts: unknown[] = []
  provider().on('accountsChanged', (value) => accounts.push(value))
  await connector.switchNetwork(toPolygon, signal)
  expect(accounts).toEqual([[ada.eoa]])
})

test('a request on another network than that of the frame follows SWITCH_NETWORK', async () => {
  const { frame, logIn, provider } = startConnector()
  await logIn(ethereum, solana)
  const since = frame.posted.length
  const read = { method: 'eth_blockNumber' }
  const message = { method: 'solana_signMessage', params: { message: '2Z', pubkey: ada.solana } }
  await provider().request(read)
  await provider().request(read)
  await provider('solana').request(message)
  await provider().request(read)
  const sent = frame.posted.slice(since).filter(({ name }) => !name.startsWith('SYNC_'))
  expect(sent.map(({ name, payload, network }) => [name, payload.chainId ?? network])).toEqual([
    ['SWITCH_NETWORK', 1],
    ['RPC_REQUEST', 1],
    ['RPC_REQUEST', 1],
    ['SWITCH_NETWORK', solana],
    ['RPC_REQUEST', solana],
    ['SWITCH_NETWORK', 1],
    ['RPC_REQUEST', 1],
  ])
})

test.each([
  [ethereum, 'smartAccount', { chainId: 1, preferredAccountType: 'smartAccount' }],
  [ethereum, 'eoa', { chainId: 1, preferredAccountType: 'eoa' }],
  [polygon, 'smartAccount', { chainId: 137, preferredAccountType: 'eoa' }],
  [solana, 'smartAccount', { chainId: solana }],
] as const)(
  'GET_USER of %s states the account type that the network has, of the preferred type %s',
  async (network, accountType, payload) => {
    const { frame, logIn } = startConnector({ accountType: () => accountType })
    await logIn(network)
    expect(frame.last('GET_USER')).toEqual(payload)
  },
)

test('a read without an answer rejects at once with rpc/provider-disconnected when the session ends', async () => {
  const { connector, frame, logIn, provider } = startConnector()
  await logIn()
  frame.hold('RPC_REQUEST')
  const kept = provider()
  const reading = kept.request({ method: 'eth_blockNumber' })
  const ended = expect(reading).rejects.toMatchObject({ code: 'rpc/provider-disconnected' })
  await settle()
  expect(frame.count('RPC_REQUEST')).toBe(1)
  await connector.disconnect(signal)
  await ended
  await expect(kept.request({ method: 'eth_accounts' })).rejects.toMatchObject({
    code: 'rpc/provider-disconnected',
  })
})

test.each([
  ['waits for the network of the frame', 'SWITCH_NETWORK', solana],
  ['waits for a request on another network', 'RPC_REQUEST', solana],
] as const)(
  'a read that %s rejects at once when the session ends, and is not posted',
  async (_, held, other) => {
    const { connector, frame, logIn, provider } = startConnector()
    await logIn(ethereum, other)
    frame.hold(held)
    const params = { message: '2Z', pubkey: ada.solana }
    const first = provider(held === 'RPC_REQUEST' ? 'solana' : 'eip155')
    const rejected = { code: 'rpc/provider-disconnected' }
    const ended = [
      first.request(
        held === 'RPC_REQUEST'
          ? { method: 'solana_signMessage', params }
          : { method: 'eth_gasPrice' },
      ),
      provider().request({ method: 'eth_blockNumber' }),
    ].map((request) => expect(request).rejects.toMatchObject(rejected))
    await settle()
    const reads = () => frame.posted.filter(({ payload }) => payload.method === 'eth_blockNumber')
    expect(frame.count(held)).toBe(1)
    connector.forgetSession()
    await Promise.all(ended)
    frame.release(held)
    await settle()
    expect(reads()).toEqual([])
  },
)

test('a provider that the page keeps rejects eth_accounts after stop, and an open read with kit/stopped', async () => {
  const { connector, frame, logIn, provider } = startConnector()
  await logIn()
  const kept = provider()
  frame.hold('RPC_REQUEST')
  const reading = kept.request({ method: 'eth_blockNumber' })
  const stopped = expect(reading).rejects.toMatchObject({ code: 'kit/stopped' })
  await settle()
  connector.stop()
  await stopped
  expect(kept.connection()).toBeNull()
  await expect(kept.request({ method: 'eth_accounts' })).rejects.toMatchObject({
    code: 'rpc/provider-disconnected',
  })
})

/** Sends messages to sign, of which the frame has the first. Returns their outcomes. */
async function signMessages(page: Page, ...texts: readonly string[]) {
  page.frame.hold('RPC_REQUEST')
  const outcomes = texts.map((text) =>
    page
      .provider()
      .request({ method: 'personal_sign', params: [text, ada.eoa] })
      .catch(({ code }) => code),
  )
  await settle()
  return outcomes
}
const posted = ({ frame }: Page) =>
  frame.posted.flatMap(({ payload }) => (Array.isArray(payload.params) ? [payload.params[0]] : []))

test('setAccountType rejects the open and the queued requests of the account before [EM4]', async () => {
  const page = startConnector()
  await page.logIn()
  const outcomes = await signMessages(page, '0x01', '0x02')
  const changed = page.connector.setAccountType(toSmart, signal)
  expect(await Promise.all(outcomes)).toEqual(['rpc/account-changed', 'rpc/account-changed'])
  expect((await changed).address).toBe(ada.smart)
  expect(posted(page)).toEqual(['0x01'])
})

test('a request that arrives while the account changes is for the account before, too [EM4]', async () => {
  const page = startConnector()
  await page.logIn()
  page.frame.hold('SET_PREFERRED_ACCOUNT')
  const changed = page.connector.setAccountType(toSmart, signal)
  const outcomes = await signMessages(page, '0x01')
  page.frame.release('SET_PREFERRED_ACCOUNT')
  expect((await changed).address).toBe(ada.smart)
  expect(await Promise.all(outcomes)).toEqual(['rpc/account-changed'])
  expect(posted(page)).toEqual([])
})

test('setAccountType keeps the requests of an account that stays active, and those of other namespaces [EM4]', async () => {
  const page = startConnector()
  await page.logIn(solana, ethereum)
  page.frame.hold('RPC_REQUEST')
  const message = { message: '2Z', pubkey: ada.solana }
  const other = page.provider('solana').request({ method: 'solana_signMessage', params: message })
  const [own] = await signMessages(page, '0x01')
  const toEoa = page.connector.setAccountType({ namespace: 'eip155', accountType: 'eoa' }, signal)
  page.frame.release('RPC_REQUEST')
  expect(await Promise.all([other, own])).toEqual([{ signature: '2Z' }, '0x10'])
  expect((await toEoa).address).toBe(ada.eoa)
  page.frame.hold('RPC_REQUEST')
  const kept = page.provider('solana').request({ method: 'solana_signMessage', params: message })
  await settle()
  const toSmartAccount = page.connector.setAccountType(toSmart, signal)
  page.frame.release('RPC_REQUEST')
  expect(await kept).toEqual({ signature: '2Z' })
  await toSmartAccount
})

test('a switch of the network rejects the requests that wait behind it [EM4]', async () => {
  const page = startConnector()
  const { connector, frame, logIn } = page
  await logIn()
  const [open, queued] = await signMessages(page, '0x01', '0x02')
  const switched = connector.switchNetwork(toPolygon, signal)
  frame.release('RPC_REQUEST')
  expect(await open).toBe('0x10')
  expect(await queued).toBe('rpc/network-changed')
  expect(await switched).toBe(polygon)
  expect(posted(page)).toEqual(['0x01'])
})

test.each(['logs out', 'has another user'] as const)(
  'the open and the queued requests reject when the frame %s, also while the visitor decides [EM4]',
  async (cause) => {
    const page = startConnector()
    const { frame, logIn } = page
    await logIn()
    const outcomes = await signMessages(page, '0x01', '0x02')
    if (cause === 'logs out') frame.isConnected = false
    else frame.user = grace
    frame.emit('SESSION_UPDATE', { token: 'new' })
    const ended = 'rpc/provider-disconnected'
    expect(await Promise.all(outcomes)).toEqual([ended, ended])
    expect([posted(page), page.connector.provider('eip155')]).toEqual([['0x01'], null])
  },
)

test('forgetSession ends all sessions, and neither loads nor stores anything', async () => {
  const { connector, platform, frame, logIn, walletEvents, events, stored } = startConnector()
  connector.forgetSession()
  expect(platform.controls.frames).toEqual([])
  await logIn(ethereum, solana)
  const before = { stored: stored(), posted: frame.posted.length }
  expect(Object.keys(before.stored).length).toBeGreaterThan(0)
  connector.forgetSession()
  expect(walletEvents.filter(({ type }) => type === 'disconnected')).toEqual([
    { type: 'disconnected', namespace: 'eip155' },
    { type: 'disconnected', namespace: 'solana' },
  ])
  expect([connector.provider('eip155'), connector.provider('solana')]).toEqual([null, null])
  expect(events.at(-1)).toEqual({ type: 'user.changed', user: null })
  await settle()
  expect({ stored: stored(), posted: frame.posted.length }).toEqual(before)
})
