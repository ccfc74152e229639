import { describe, expect, test } from 'vitest'
import { until } from '../../clients/http/until.fixture.ts'
import { plainAccounts } from '../../domain/account/account.ts'
import type { WalletEvent } from '../../domain/account/wallet-event.ts'
import { info, startWithWallet } from './scripted-wallet.fixture.ts'

const ada = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

async function watching(scripts: Parameters<typeof startWithWallet>[0] = {}) {
  const met = await startWithWallet(scripts)
  const events: WalletEvent[] = []
  const stop = met.chain.watch(info.rdns, (event) => events.push(event))
  return { ...met, events, stop }
}

test('accounts come checksummed', async () => {
  const { wallet, events } = await watching()
  wallet.emit('accountsChanged', [ada.toLowerCase(), ada])
  expect(events).toEqual([{ type: 'accounts.changed', accounts: plainAccounts([ada]) }])
})

test('B8: no account left is the end', async () => {
  const { wallet, events } = await watching()
  wallet.emit('accountsChanged', [])
  expect(events).toEqual([{ type: 'disconnected' }])
})

test.each([['0x2105'], ['8453'], [8453]])('B4: the chain %j is Base', async (payload) => {
  const { wallet, events } = await watching()
  wallet.emit('chainChanged', payload)
  expect(events).toEqual([{ type: 'chain.changed', caipNetworkId: 'eip155:8453' }])
})

describe('what cannot be read is dropped', () => {
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
    ['accountsChanged with rubbish', 'accountsChanged', () => ['rubbish', 7]],
    ['accountsChanged with a hostile object', 'accountsChanged', () => hostile],
    ['chainChanged with no number', 'chainChanged', () => '0xZZ'],
    ['chainChanged with null', 'chainChanged', () => null],
    ['chainChanged with NaN', 'chainChanged', () => Number.NaN],
    ['chainChanged with a hostile object', 'chainChanged', () => hostile],
    ['the old networkChanged', 'networkChanged', () => '1'],
    ['a message', 'message', () => ({ type: 'eth_subscription' })],
  ])('%s', async (_, event, payload) => {
    const { wallet, events } = await watching()
    wallet.emit(event, payload())
    expect(events).toEqual([])
  })

  test('a disconnect with a hostile reason is still one', async () => {
    const { wallet, events } = await watching()
    wallet.emit('disconnect', hostile)
    expect(events).toEqual([{ type: 'disconnected' }])
  })
})

describe('disconnect', () => {
  test.each([undefined, null, { code: 4900 }, 'gone'])('with %j is the end', async (reason) => {
    const { wallet, events } = await watching()
    wallet.emit('disconnect', reason)
    expect(events).toEqual([{ type: 'disconnected' }])
  })

  test('with 1013 is a pause where accounts are still shared', async () => {
    const { wallet, events } = await watching({ eth_accounts: () => [ada] })
    wallet.emit('disconnect', { code: 1013 })
    await until(() => wallet.methods().includes('eth_accounts'))
    wallet.emit('chainChanged', '0x1')
    expect(events).toEqual([{ type: 'chain.changed', caipNetworkId: 'eip155:1' }])
  })

  test('with 1013 is the end where none is', async () => {
    const { wallet, events } = await watching({ eth_accounts: () => [] })
    wallet.emit('disconnect', { code: 1013 })
    await until(() => events.length > 0)
    expect(events).toEqual([{ type: 'disconnected' }])
  })
})

test('a wallet that is not on the page is disconnected from the start', async () => {
  const { chain } = await startWithWallet({})
  const events: WalletEvent[] = []
  chain.watch('dev.gone', (event) => events.push(event))()
  expect(events).toEqual([{ type: 'disconnected' }])
})

test.each(['its own stop', 'the adapter’s stop'])(
  '%s ends the watching and takes the listeners back',
  async (which) => {
    const { wallet, events, stop, adapter } = await watching()
    expect(wallet.listening()).toBe(3)
    if (which === 'its own stop') stop()
    else adapter.stop()
    wallet.emit('accountsChanged', [])
    expect([wallet.listening(), events]).toEqual([0, []])
  },
)
