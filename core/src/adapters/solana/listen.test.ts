import { expect, test } from 'vitest'
import type { WalletEvent } from '../../domain/account/wallet-event.ts'
import { createKey } from './keys.fixture.ts'
import { accountOf, startWithWallet } from './scripted-wallet.fixture.ts'
import type { SolanaProvider } from './solana.types.ts'

const ada = createKey(1)
const bob = createKey(2)
const { signal } = new AbortController()

async function startConnected() {
  const started = await startWithWallet([ada, bob])
  await started.chain.connect({ connectorId: 'Lumen', caipNetworkId: null }, signal)
  const events: WalletEvent[] = []
  const unsubscribe = started.chain.watch('Lumen', (event) => events.push(event))
  return { ...started, events, unsubscribe }
}

test('watch replays the events that the wallet emits while connecting [B9]', async () => {
  const { events } = await startConnected()
  expect(events).toMatchObject([
    { type: 'accounts.changed', accounts: [{ address: ada.address }, { address: bob.address }] },
  ])
})

test('watch emits all accounts when the first account changes, and the provider uses the new first account', async () => {
  const { share, events, chain } = await startConnected()
  share(accountOf(bob), accountOf(ada))
  expect(events.at(-1)).toMatchObject({
    accounts: [{ address: bob.address }, { address: ada.address }],
  })
  expect((chain.provider('Lumen') as SolanaProvider).address).toBe(bob.address)
})

test('watch emits nothing if the accounts are the same', async () => {
  const { share, events } = await startConnected()
  share(accountOf(ada), accountOf(bob))
  expect(events).toHaveLength(1)
})

test('watch emits disconnected when the wallet shares no valid account any more [B8]', async () => {
  const { share, events, chain } = await startConnected()
  share({ address: 'nonsense' })
  expect(events.at(-1)).toEqual({ type: 'disconnected' })
  expect(chain.provider('Lumen')).toBeNull()
})

test.each(['unsubscribing', 'stopping the adapter'])(
  '%s removes the listener of watch from the wallet',
  async (action) => {
    const { share, events, unsubscribe, adapter, listenerCount } = await startConnected()
    if (action === 'unsubscribing') unsubscribe()
    else adapter.stop()
    share()
    expect(events.length).toBe(1)
    expect(listenerCount()).toBe(0)
  },
)

test('watch emits disconnected for a missing wallet', async () => {
  const { chain } = await startWithWallet([])
  const events: WalletEvent[] = []
  chain.watch('Gone', (event) => events.push(event))()
  expect(events).toEqual([{ type: 'disconnected' }])
})
