import { expect, test } from 'vitest'
import type { WalletEvent } from '../../domain/account/wallet-event.ts'
import { keyOf } from './keys.fixture.ts'
import { accountOf, meet } from './scripted-wallet.fixture.ts'
import type { SolanaProvider } from './solana.types.ts'

const [ada, bob] = [keyOf(1), keyOf(2)]
const { signal } = new AbortController()

async function connected() {
  const met = await meet([ada, bob])
  await met.chain.connect({ connectorId: 'Lumen', caipNetworkId: null }, signal)
  const events: WalletEvent[] = []
  const stop = met.chain.watch('Lumen', (event) => events.push(event))
  return { ...met, events, stop }
}

test('B9: what the wallet says while it connects is heard by who watches', async () => {
  const { events } = await connected()
  expect(events).toMatchObject([
    { type: 'accounts.changed', accounts: [{ address: ada.address }, { address: bob.address }] },
  ])
})

test('another account in front is told in full, and is whom the page speaks for', async () => {
  const { share, events, chain } = await connected()
  share(accountOf(bob), accountOf(ada))
  expect(events.at(-1)).toMatchObject({
    accounts: [{ address: bob.address }, { address: ada.address }],
  })
  expect((chain.provider('Lumen') as SolanaProvider).address).toBe(bob.address)
})

test('what did not change is not told', async () => {
  const { share, events } = await connected()
  share(accountOf(ada), accountOf(bob))
  expect(events).toHaveLength(1)
})

test('B8: no account any more, as when it is locked, is the end; so is rubbish', async () => {
  const { share, events, chain } = await connected()
  share({ address: 'nonsense' })
  expect(events.at(-1)).toEqual({ type: 'disconnected' })
  expect(chain.provider('Lumen')).toBeNull()
})

test.each(['its own stop', 'the adapter’s stop'])('%s ends the listening', async (which) => {
  const { share, events, stop, adapter, listening } = await connected()
  if (which === 'its own stop') stop()
  else adapter.stop()
  share()
  expect([events.length, listening()]).toEqual([1, 0])
})

test('a wallet that is gone is disconnected from the start', async () => {
  const { chain } = await meet([])
  const events: WalletEvent[] = []
  chain.watch('Gone', (event) => events.push(event))()
  expect(events).toEqual([{ type: 'disconnected' }])
})
