import { describe, expect, test } from 'vitest'
import {
  ada,
  bob,
  rawSession,
  scriptedProvider,
  solanaMain,
} from '../../clients/relay/scripted-provider.fixture.ts'
import { plainAccounts } from '../../domain/account/account.ts'
import { world } from './remote.fixture.ts'

async function watched(session = rawSession()) {
  const sdk = scriptedProvider()
  sdk.hold(session)
  const it = world({ sdk })
  await it.resume()
  return it
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

describe('the wallet says which account is active', () => {
  test.each([
    ['plain', [bob.toLowerCase()]],
    ['with its chain', [`eip155:10:${bob}`]],
    ['more than once, among rubbish', [bob, `eip155:1:${bob}`, 7, null, '0x1', `solana:1:${ada}`]],
  ])('%s', async (_, data) => {
    const { event, told } = await watched()
    event('accountsChanged', data)
    expect(told).toEqual([
      { of: 'eip155', type: 'accounts.changed', accounts: plainAccounts([bob, ada]) },
    ])
  })
  test('one that the session does not hold counts, too', async () => {
    const { event, told } = await watched(
      rawSession({ namespaces: { eip155: { ...eip155, accounts: [`eip155:1:${ada}`] } } }),
    )
    event('accountsChanged', [bob])
    expect(told).toEqual([
      { of: 'eip155', type: 'accounts.changed', accounts: plainAccounts([bob, ada]) },
    ])
  })
  test('none is the end of that namespace only', async () => {
    const { event, told, connector } = await watched()
    event('accountsChanged', [])
    expect(told).toEqual([{ of: 'eip155', type: 'disconnected' }])
    expect([connector.provider('eip155'), connector.provider('solana')]).toEqual([
      null,
      expect.anything(),
    ])
  })
  test.each([
    ['text', () => ada],
    ['nothing', () => null],
    ['rubbish', () => ['x', {}]],
    ['a hostile object', () => hostile],
    ['the same', () => [ada]],
  ])('%s changes nothing', async (_, data) => {
    const { event, told } = await watched()
    event('accountsChanged', data())
    expect(told).toEqual([])
  })
})

describe('the wallet says which network it is on', () => {
  test.each([[10], ['10'], ['0xa'], ['0x0A'], ['eip155:10']])('as %j', async (data) => {
    const { event, told } = await watched()
    event('chainChanged', data)
    expect(told).toEqual([{ of: 'eip155', type: 'chain.changed', caipNetworkId: 'eip155:10' }])
  })
  test('by the chain it says it on, when it says nothing else', async () => {
    const { event, told } = await watched()
    event('chainChanged', null, 'eip155:10')
    expect(told).toMatchObject([{ caipNetworkId: 'eip155:10' }])
  })
  test('with its accounts there, and no others, in the same word', async () => {
    const accounts = [`eip155:1:${ada}`, `eip155:10:${bob}`]
    const { event, told } = await watched(
      rawSession({ namespaces: { eip155: { ...eip155, accounts } } }),
    )
    event('chainChanged', 10)
    expect(told).toEqual([
      {
        of: 'eip155',
        type: 'chain.changed',
        caipNetworkId: 'eip155:10',
        accounts: plainAccounts([bob]),
      },
    ])
  })
  test('K4: one that nobody granted or configured is where it is, with the same accounts, until it moves', async () => {
    const { event, told, change } = await watched()
    event('chainChanged', '0x2105')
    change({ eip155, solana })
    expect(told).toEqual([{ of: 'eip155', type: 'chain.changed', caipNetworkId: 'eip155:8453' }])
  })
  test('a hostile object changes nothing', async () => {
    const { event, told } = await watched()
    event('chainChanged', hostile)
    expect(told).toEqual([])
  })
  test('elsewhere than on eip155, also by a name it had before', async () => {
    const { event, told } = await watched()
    event('chainChanged', '4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ', solanaMain)
    event('chainChanged', 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1', solanaMain)
    expect(told).toEqual([
      {
        of: 'solana',
        type: 'chain.changed',
        caipNetworkId: 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
      },
    ])
  })
  test.each([[-1], [0], ['0x'], ['x'], [2 ** 60], [{}], ['solana:1'], [1]])(
    '%j changes nothing',
    async (data) => {
      const { event, told } = await watched()
      event('chainChanged', data)
      expect(told).toEqual([])
    },
  )
})

describe('the wallet changes the session', () => {
  test('accounts and networks join: the active ones stay', async () => {
    const { change, event, told } = await watched(
      rawSession({ namespaces: { eip155: { ...eip155, accounts: [`eip155:1:${ada}`] } } }),
    )
    change({ eip155: { ...eip155, accounts: [`eip155:1:${bob}`, `eip155:1:${ada}`] } })
    event('accountsChanged', [bob])
    expect(told.map((one) => one.type === 'accounts.changed' && one.accounts)).toEqual([
      plainAccounts([ada, bob]),
      plainAccounts([bob, ada]),
    ])
  })
  test('the network it is on goes: it is on the next one', async () => {
    const { change, told } = await watched()
    change({ eip155: { ...eip155, chains: ['eip155:10'], accounts: [`eip155:10:${ada}`] }, solana })
    expect(told).toEqual([
      {
        of: 'eip155',
        type: 'chain.changed',
        caipNetworkId: 'eip155:10',
        accounts: plainAccounts([ada]),
      },
    ])
  })
  test('the active account goes', async () => {
    const { change, told } = await watched()
    change({ eip155: { ...eip155, accounts: [`eip155:10:${bob}`, `eip155:1:${bob}`] }, solana })
    expect(told).toEqual([
      { of: 'eip155', type: 'accounts.changed', accounts: plainAccounts([bob]) },
    ])
  })
  test('a namespace goes, or loses its last account', async () => {
    const { change, told } = await watched()
    change({ eip155: { ...eip155, accounts: [] } })
    expect(told.map(({ of, type }) => `${of} ${type}`)).toEqual([
      'eip155 disconnected',
      'solana disconnected',
    ])
  })
})

test('K6: what one namespace hears, the others do not; other sessions are not heard at all', async () => {
  const { event, told } = await watched()
  event(
    'accountsChanged',
    ['So11111111111111111111111111111111111111112', '4fYNw3dojWmQ4dXtSGE9epjRGy9pFSx62YypT7avPYvA'],
    solanaMain,
  )
  event('accountsChanged', [bob], 'eip155:1', 'topic-2')
  event('accountsChanged', [bob], 'near:mainnet')
  event('accountsChanged', [bob], '')
  expect(told).toEqual([
    {
      of: 'solana',
      type: 'accounts.changed',
      accounts: plainAccounts([
        'So11111111111111111111111111111111111111112',
        '4fYNw3dojWmQ4dXtSGE9epjRGy9pFSx62YypT7avPYvA',
      ]),
    },
  ])
})

test('B9: what happens between being handed a connection and listening is not lost', async () => {
  const sdk = scriptedProvider()
  sdk.hold(rawSession())
  const { connector, event, say, signal } = world({ sdk })
  await connector.resume({ namespace: 'eip155', address: null }, signal)
  event('accountsChanged', [bob])
  event('chainChanged', 10)
  const told: unknown[] = []
  connector.watch('eip155', (one) => told.push(one))()
  expect(told).toEqual([
    { type: 'chain.changed', caipNetworkId: 'eip155:10' },
    { type: 'accounts.changed', accounts: plainAccounts([bob, ada]) },
  ])
  say('session_delete', { topic: 'topic-1' })
  connector.watch('eip155', (one) => told.push(one))
  expect(told.slice(2)).toEqual([{ type: 'disconnected' }])
})
