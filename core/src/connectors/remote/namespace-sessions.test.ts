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

async function watchedSession(session = rawSession()) {
  const sdk = scriptedProvider()
  sdk.setSession(session)
  const run = setup({ sdk })
  await run.resume()
  return run
}
const { eip155, solana } = rawSession().namespaces
const hostile = new Proxy(
  {},
  {
    get() {
      throw new Error('no')
    },
  },
)

describe('accountsChanged of the wallet', () => {
  test.each([
    ['a plain address', [bob.toLowerCase()]],
    ['a CAIP-10 id', [`eip155:10:${bob}`]],
    ['duplicates and invalid values', [bob, `eip155:1:${bob}`, 7, null, '0x1', `solana:1:${ada}`]],
  ])('accountsChanged of the wallet changes the active account: %s', async (_, data) => {
    const { emitWallet, events } = await watchedSession()
    emitWallet('accountsChanged', data)
    expect(events).toEqual([
      { namespace: 'eip155', type: 'accounts.changed', accounts: plainAccounts([bob, ada]) },
    ])
  })
  test('accountsChanged of the wallet accepts an address that the session does not grant', async () => {
    const { emitWallet, events } = await watchedSession(
      rawSession({ namespaces: { eip155: { ...eip155, accounts: [`eip155:1:${ada}`] } } }),
    )
    emitWallet('accountsChanged', [bob])
    expect(events).toEqual([
      { namespace: 'eip155', type: 'accounts.changed', accounts: plainAccounts([bob, ada]) },
    ])
  })
  test('accountsChanged of the wallet without an address disconnects its own namespace only', async () => {
    const { emitWallet, events, connector } = await watchedSession()
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
    ['a hostile object', () => hostile],
    ['the active account', () => [ada]],
  ])('accountsChanged of the wallet emits nothing for %s', async (_, data) => {
    const { emitWallet, events } = await watchedSession()
    emitWallet('accountsChanged', data())
    expect(events).toEqual([])
  })
})

describe('chainChanged of the wallet', () => {
  test.each([[10], ['10'], ['0xa'], ['0x0A'], ['eip155:10']])(
    'chainChanged of the wallet accepts %j',
    async (data) => {
      const { emitWallet, events } = await watchedSession()
      emitWallet('chainChanged', data)
      expect(events).toEqual([
        { namespace: 'eip155', type: 'chain.changed', caipNetworkId: 'eip155:10' },
      ])
    },
  )
  test('chainChanged of the wallet without data switches to the chain on which the event was sent', async () => {
    const { emitWallet, events } = await watchedSession()
    emitWallet('chainChanged', null, 'eip155:10')
    expect(events).toMatchObject([{ caipNetworkId: 'eip155:10' }])
  })
  test('chainChanged of the wallet emits the network with its own accounts in one event', async () => {
    const accounts = [`eip155:1:${ada}`, `eip155:10:${bob}`]
    const { emitWallet, events } = await watchedSession(
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
  test('chainChanged of the wallet switches to a network that is neither granted nor configured, with the same accounts [K4]', async () => {
    const { emitWallet, events, updateSession } = await watchedSession()
    emitWallet('chainChanged', '0x2105')
    updateSession({ eip155, solana })
    expect(events).toEqual([
      { namespace: 'eip155', type: 'chain.changed', caipNetworkId: 'eip155:8453' },
    ])
  })
  test('chainChanged of the wallet emits nothing for a hostile object', async () => {
    const { emitWallet, events } = await watchedSession()
    emitWallet('chainChanged', hostile)
    expect(events).toEqual([])
  })
  test('chainChanged of the wallet accepts current and legacy references on solana', async () => {
    const { emitWallet, events } = await watchedSession()
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
    'chainChanged of the wallet emits nothing for %j',
    async (data) => {
      const { emitWallet, events } = await watchedSession()
      emitWallet('chainChanged', data)
      expect(events).toEqual([])
    },
  )
})

describe('an update of the session', () => {
  test('an update of the session adds accounts behind the active one', async () => {
    const { updateSession, emitWallet, events } = await watchedSession(
      rawSession({ namespaces: { eip155: { ...eip155, accounts: [`eip155:1:${ada}`] } } }),
    )
    updateSession({ eip155: { ...eip155, accounts: [`eip155:1:${bob}`, `eip155:1:${ada}`] } })
    emitWallet('accountsChanged', [bob])
    expect(events.map((event) => event.type === 'accounts.changed' && event.accounts)).toEqual([
      plainAccounts([ada, bob]),
      plainAccounts([bob, ada]),
    ])
  })
  test('an update of the session that removes the current network switches to the next one', async () => {
    const { updateSession, events } = await watchedSession()
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
  test('an update of the session that removes the active account makes another one active', async () => {
    const { updateSession, events } = await watchedSession()
    updateSession({
      eip155: { ...eip155, accounts: [`eip155:10:${bob}`, `eip155:1:${bob}`] },
      solana,
    })
    expect(events).toEqual([
      { namespace: 'eip155', type: 'accounts.changed', accounts: plainAccounts([bob]) },
    ])
  })
  test('an update of the session that removes a namespace or its last account disconnects that namespace', async () => {
    const { updateSession, events } = await watchedSession()
    updateSession({ eip155: { ...eip155, accounts: [] } })
    expect(events.map(({ namespace, type }) => `${namespace} ${type}`)).toEqual([
      'eip155 disconnected',
      'solana disconnected',
    ])
  })
})

test('events of one namespace do not affect others, and events of other sessions are ignored [K6]', async () => {
  const { emitWallet, events } = await watchedSession()
  emitWallet(
    'accountsChanged',
    ['So11111111111111111111111111111111111111112', '4fYNw3dojWmQ4dXtSGE9epjRGy9pFSx62YypT7avPYvA'],
    solanaMain,
  )
  emitWallet('accountsChanged', [bob], 'eip155:1', 'topic-2')
  emitWallet('accountsChanged', [bob], 'near:mainnet')
  emitWallet('accountsChanged', [bob], '')
  expect(events).toEqual([
    {
      namespace: 'solana',
      type: 'accounts.changed',
      accounts: plainAccounts([
        'So11111111111111111111111111111111111111112',
        '4fYNw3dojWmQ4dXtSGE9epjRGy9pFSx62YypT7avPYvA',
      ]),
    },
  ])
})

test('watch() emits what happened after the connection was returned [B9]', async () => {
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
