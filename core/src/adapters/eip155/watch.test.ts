import { describe, expect, test } from 'vitest'
import { until } from '../../clients/http/until.fixture.ts'
import { plainAccounts } from '../../domain/account/account.ts'
import type { WalletEvent } from '../../domain/account/wallet-event.ts'
import { info, startWithWallet } from './scripted-wallet.fixture.ts'

const ada = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

async function startWatching(scripts: Parameters<typeof startWithWallet>[0] = {}) {
  const started = await startWithWallet(scripts)
  const events: WalletEvent[] = []
  const unsubscribe = started.chain.watch(info.rdns, (event) => events.push(event))
  return { ...started, events, unsubscribe }
}

test('watch emits accounts.changed with checksummed addresses, without duplicates', async () => {
  const { wallet, events } = await startWatching()
  wallet.emit('accountsChanged', [ada.toLowerCase(), ada])
  expect(events).toEqual([{ type: 'accounts.changed', accounts: plainAccounts([ada]) }])
})

test('watch emits disconnected for an empty account list [B8]', async () => {
  const { wallet, events } = await startWatching()
  wallet.emit('accountsChanged', [])
  expect(events).toEqual([{ type: 'disconnected' }])
})

test.each([['0x2105'], ['8453'], [8453]])(
  'watch emits chain.changed with eip155:8453 for the chain id %j [B4]',
  async (payload) => {
    const { wallet, events } = await startWatching()
    wallet.emit('chainChanged', payload)
    expect(events).toEqual([{ type: 'chain.changed', caipNetworkId: 'eip155:8453' }])
  },
)

describe('invalid events', () => {
  const hostile = new Proxy(
    {},
    {
      get() {
        throw new Error('no')
      },
    },
  )
  test.each([
    ['accountsChanged with null', 'accountsChanged', () => null],
    ['accountsChanged with text', 'accountsChanged', () => 'text'],
    ['accountsChanged with invalid items', 'accountsChanged', () => ['rubbish', 7]],
    ['accountsChanged with a hostile object', 'accountsChanged', () => hostile],
    ['chainChanged with invalid hex', 'chainChanged', () => '0xZZ'],
    ['chainChanged with null', 'chainChanged', () => null],
    ['chainChanged with NaN', 'chainChanged', () => Number.NaN],
    ['chainChanged with a hostile object', 'chainChanged', () => hostile],
    ['the deprecated networkChanged', 'networkChanged', () => '1'],
    ['a message', 'message', () => ({ type: 'eth_subscription' })],
  ])('watch emits nothing for %s', async (_, event, payload) => {
    const { wallet, events } = await startWatching()
    wallet.emit(event, payload())
    expect(events).toEqual([])
  })

  test('watch emits disconnected for a disconnect event whose reason throws when it is read', async () => {
    const { wallet, events } = await startWatching()
    wallet.emit('disconnect', hostile)
    expect(events).toEqual([{ type: 'disconnected' }])
  })
})

describe('disconnect', () => {
  test.each([undefined, null, { code: 4900 }, 'gone'])(
    'watch emits disconnected for a disconnect event with the reason %j',
    async (reason) => {
      const { wallet, events } = await startWatching()
      wallet.emit('disconnect', reason)
      expect(events).toEqual([{ type: 'disconnected' }])
    },
  )

  test('watch emits nothing for a disconnect event with 1013 if the wallet still shares accounts', async () => {
    const { wallet, events } = await startWatching({ eth_accounts: () => [ada] })
    wallet.emit('disconnect', { code: 1013 })
    await until(() => wallet.methods().includes('eth_accounts'))
    wallet.emit('chainChanged', '0x1')
    expect(events).toEqual([{ type: 'chain.changed', caipNetworkId: 'eip155:1' }])
  })

  test('watch emits disconnected for a disconnect event with 1013 if the wallet shares no accounts', async () => {
    const { wallet, events } = await startWatching({ eth_accounts: () => [] })
    wallet.emit('disconnect', { code: 1013 })
    await until(() => events.length > 0)
    expect(events).toEqual([{ type: 'disconnected' }])
  })
})

test('watch emits disconnected for a missing wallet', async () => {
  const { chain } = await startWithWallet({})
  const events: WalletEvent[] = []
  chain.watch('dev.gone', (event) => events.push(event))()
  expect(events).toEqual([{ type: 'disconnected' }])
})

test.each(['unsubscribing', 'stopping the adapter'])(
  '%s removes the listeners of watch from the wallet',
  async (action) => {
    const { wallet, events, unsubscribe, adapter } = await startWatching()
    expect(wallet.listenerCount()).toBe(3)
    if (action === 'unsubscribing') unsubscribe()
    else adapter.stop()
    wallet.emit('accountsChanged', [])
    expect(wallet.listenerCount()).toBe(0)
    expect(events).toEqual([])
  },
)
