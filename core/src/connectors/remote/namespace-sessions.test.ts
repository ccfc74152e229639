import { describe, expect, test } from 'vitest'
import {
  ada,
  bob,
  rawSession,
  scriptedProvider,
  solanaMain,
} from '../../clients/relay/scripted-provider.fixture.ts'
import { plainAccounts } from '../../domain/account/account.ts'
import { setup } from './remote.fixture.ts'

async function createWatched(session = rawSession()) {
  const sdk = scriptedProvider()
  sdk.setSession(session)
  const run = setup({ sdk })
  await run.resume()
  return run
}
const { eip155, solana } = rawSession().namespaces
const throwingObject = new Proxy(
  {},
  {
    get() {
      throw new Error('no')
    },
  },
)

describe('accountsChanged', () => {
  test.each([
    ['a plain address', [bob.toLowerCase()]],
    ['a CAIP-10 id', [`eip155:10:${bob}`]],
    ['duplicates and invalid values', [bob, `eip155:1:${bob}`, 7, null, '0x1', `solana:1:${ada}`]],
  ])('accountsChanged with %s changes the active account', async (_, data) => {
    const { emitWallet, events } = await createWatched()
    emitWallet('accountsChanged', data)
    expect(events).toEqual([
      { namespace: 'eip155', type: 'accounts.changed', accounts: plainAccounts([bob, ada]) },
    ])
  })
  test('accountsChanged ignores an address that the session does not grant until an update grants it [W7]', async () => {
    const { emitWallet, events, updateSession } = await createWatched(
      rawSession({ namespaces: { eip155: { ...eip155, accounts: [`eip155:1:${ada}`] } } }),
    )
    emitWallet('accountsChanged', [bob])
    expect(events).toEqual([])
    updateSession({ eip155 })
    emitWallet('accountsChanged', [bob])
    expect(events.at(-1)).toEqual({
      namespace: 'eip155',
      type: 'accounts.changed',
      accounts: plainAccounts([bob, ada]),
    })
  })
  test('accountsChanged without an address disconnects only the namespace of the event', async () => {
    const { emitWallet, events, connector } = await createWatched()
    emitWallet('accountsChanged', [])
    expect(events).toEqual([{ namespace: 'eip155', type: 'disconnected' }])
    expect([connector.provider('eip155'), connector.provider('solana')]).toEqual([
      null,
      expect.anything(),
    ])
  })
  test.each([
    ['text', () => ada],
    ['null', () => null],
    ['invalid addresses', () => ['x', {}]],
    ['a throwing object', () => throwingObject],
    ['the account that is already active', () => [ada]],
  ])('accountsChanged emits nothing for %s', async (_, data) => {
    const { emitWallet, events } = await createWatched()
    emitWallet('accountsChanged', data())
    expect(events).toEqual([])
  })
})

describe('chainChanged', () => {
  test.each([[10], ['10'], ['0xa'], ['0x0A'], ['eip155:10']])(
    'chainChanged accepts %j',
    async (data) => {
      const { emitWallet, events } = await createWatched()
      emitWallet('chainChanged', data)
      expect(events).toEqual([
        { namespace: 'eip155', type: 'chain.changed', caipNetworkId: 'eip155:10' },
      ])
    },
  )
  test('chainChanged without data switches to the chain of the event', async () => {
    const { emitWallet, events } = await createWatched()
    emitWallet('chainChanged', null, 'eip155:10')
    expect(events).toMatchObject([{ caipNetworkId: 'eip155:10' }])
  })
  test('chainChanged emits the network and its accounts in one event', async () => {
    const accounts = [`eip155:1:${ada}`, `eip155:10:${bob}`]
    const { emitWallet, events } = await createWatched(
      rawSession({ namespaces: { eip155: { ...eip155, accounts } } }),
    )
    emitWallet('chainChanged', 10)
    expect(events).toEqual([
      {
        namespace: 'eip155',
        type: 'chain.changed',
        caipNetworkId: 'eip155:10',
        accounts: plainAccounts([bob]),
      },
    ])
  })
  test('chainChanged switches to a network that is neither granted nor configured, with the same accounts [K4]', async () => {
    const { emitWallet, events, updateSession } = await createWatched()
    emitWallet('chainChanged', '0x2105')
    updateSession({ eip155, solana })
    expect(events).toEqual([
      { namespace: 'eip155', type: 'chain.changed', caipNetworkId: 'eip155:8453' },
    ])
  })
  test('chainChanged emits nothing for a throwing object', async () => {
    const { emitWallet, events } = await createWatched()
    emitWallet('chainChanged', throwingObject)
    expect(events).toEqual([])
  })
  test('chainChanged accepts current and legacy references on solana', async () => {
    const { emitWallet, events } = await createWatched()
    emitWallet('chainChanged', '4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ', solanaMain)
    emitWallet('chainChanged', 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1', solanaMain)
    expect(events).toEqual([
      {
        namespace: 'solana',
        type: 'chain.changed',
        caipNetworkId: 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
      },
    ])
  })
  test.each([[-1], [0], ['0x'], ['x'], [2 ** 60], [{}], ['solana:1'], [1]])(
    'chainChanged emits nothing for %j',
    async (data) => {
      const { emitWallet, events } = await createWatched()
      emitWallet('chainChanged', data)
      expect(events).toEqual([])
    },
  )
})

describe('session update', () => {
  test('a session update adds new accounts after the active one', async () => {
    const { updateSession, emitWallet, events } = await createWatched(
      rawSession({ namespaces: { eip155: { ...eip155, accounts: [`eip155:1:${ada}`] } } }),
    )
    updateSession({ eip155: { ...eip155, accounts: [`eip155:1:${bob}`, `eip155:1:${ada}`] } })
    emitWallet('accountsChanged', [bob])
    expect(events.map((event) => event.type === 'accounts.changed' && event.accounts)).toEqual([
      plainAccounts([ada, bob]),
      plainAccounts([bob, ada]),
    ])
  })
  test('a session update that removes the current network switches to the next one', async () => {
    const { updateSession, events } = await createWatched()
    updateSession({
      eip155: { ...eip155, chains: ['eip155:10'], accounts: [`eip155:10:${ada}`] },
      solana,
    })
    expect(events).toEqual([
      {
        namespace: 'eip155',
        type: 'chain.changed',
        caipNetworkId: 'eip155:10',
        accounts: plainAccounts([ada]),
      },
    ])
  })
  test('a session update that removes the active account makes another one active', async () => {
    const { updateSession, events } = await createWatched()
    updateSession({
      eip155: { ...eip155, accounts: [`eip155:10:${bob}`, `eip155:1:${bob}`] },
      solana,
    })
    expect(events).toEqual([
      { namespace: 'eip155', type: 'accounts.changed', accounts: plainAccounts([bob]) },
    ])
  })
  test('a session update that removes a namespace or its last account disconnects that namespace', async () => {
    const { updateSession, events } = await createWatched()
    updateSession({ eip155: { ...eip155, accounts: [] } })
    expect(events.map(({ namespace, type }) => `${namespace} ${type}`)).toEqual([
      'eip155 disconnected',
      'solana disconnected',
    ])
  })
})

test('a wallet event changes only its namespace and is ignored if it names another session [K6]', async () => {
  const [first, second] = [
    'So11111111111111111111111111111111111111112',
    '4fYNw3dojWmQ4dXtSGE9epjRGy9pFSx62YypT7avPYvA',
  ]
  const { eip155: evm, solana } = rawSession().namespaces
  const accounts = [first, second].map((address) => `${solanaMain}:${address}`)
  const { emitWallet, events } = await createWatched(
    rawSession({ namespaces: { eip155: evm, solana: { ...solana, accounts } } }),
  )
  emitWallet('accountsChanged', [second], solanaMain)
  emitWallet('accountsChanged', [bob], 'eip155:1', 'topic-2')
  emitWallet('accountsChanged', [bob], 'near:mainnet')
  emitWallet('accountsChanged', [bob], '')
  expect(events).toEqual([
    {
      namespace: 'solana',
      type: 'accounts.changed',
      accounts: plainAccounts([second, first]),
    },
  ])
})

test('watch() replays the changes since the connection was returned [B9]', async () => {
  const sdk = scriptedProvider()
  sdk.setSession(rawSession())
  const { connector, emitWallet, emitSession, signal } = setup({ sdk })
  await connector.resume({ namespace: 'eip155', address: null }, signal)
  emitWallet('accountsChanged', [bob])
  emitWallet('chainChanged', 10)
  const events: unknown[] = []
  connector.watch('eip155', (event) => events.push(event))()
  expect(events).toEqual([
    { type: 'chain.changed', caipNetworkId: 'eip155:10' },
    { type: 'accounts.changed', accounts: plainAccounts([bob, ada]) },
  ])
  emitSession('session_delete', { topic: 'topic-1' })
  connector.watch('eip155', (event) => events.push(event))
  expect(events.slice(2)).toEqual([{ type: 'disconnected' }])
})
