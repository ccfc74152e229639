import { expect, test } from 'vitest'
import { until } from '../../clients/http/until.fixture.ts'
import type { WalletEvent } from '../../domain/account/wallet-event.ts'
import { ada, bob, meet, type TestKey } from './scripted-keplr.fixture.ts'

const { signal } = new AbortController()

async function watching() {
  const wallet: { key: TestKey; answer: (() => unknown) | null } = { key: ada, answer: null }
  const met = await meet({
    getKey: (chainId) =>
      wallet.answer?.() ??
      wallet.key.answer(chainId === 'osmosis-1' ? 'osmo' : 'cosmos', { name: '' }),
  })
  await met.chain.connect({ connectorId: 'keplr', caipNetworkId: null }, signal)
  const events: WalletEvent[] = []
  const stop = met.chain.watch('keplr', (event) => events.push(event))
  return {
    ...met,
    events,
    stop,
    says: wallet,
    changed: () => met.platform.controls.emit('keplr_keystorechange'),
  }
}
function later() {
  let resolve = (_: unknown) => {}
  const promise = new Promise((settle) => {
    resolve = settle
  })
  return { promise, resolve }
}
const account = (key: TestKey, prefix = 'cosmos') => ({
  address: key.addressOn(prefix),
  type: 'eoa',
  publicKey: key.publicKey,
})

test('another account in front is asked for, without a prompt', async () => {
  const { says, changed, events, wallet } = await watching()
  says.key = bob
  changed()
  await until(() => events.length > 0)
  expect(events).toEqual([{ type: 'accounts.changed', accounts: [account(bob)] }])
  expect(wallet.methods()).toEqual(['enable', 'getKey', 'getKey'])
})

test('only the last word counts', async () => {
  const { says, changed, events } = await watching()
  const first = later()
  says.answer = () => first.promise
  changed()
  says.answer = null
  says.key = bob
  changed()
  await until(() => events.length > 0)
  first.resolve(ada.answer('cosmos'))
  await first.promise
  expect(events).toEqual([{ type: 'accounts.changed', accounts: [account(bob)] }])
})

test.each([
  ['no key', () => Promise.reject(new Error('Request rejected'))],
  [
    'a key that is not its own',
    () => ada.answer('cosmos', { bech32Address: bob.addressOn('cosmos') }),
  ],
])('B8: %s is the end', async (_, answer) => {
  const { says, changed, events, chain } = await watching()
  says.answer = answer
  changed()
  await until(() => events.length > 0)
  expect([events, chain.provider('keplr')]).toEqual([[{ type: 'disconnected' }], null])
})

test('events of other wallets are not this one’s', async () => {
  const { platform, wallet } = await watching()
  platform.controls.emit('leap_keystorechange')
  expect(wallet.methods()).toEqual(['enable', 'getKey'])
})

test.each(['its own stop', 'the adapter’s stop'])(
  '%s ends the watching, also of what was being asked',
  async (which) => {
    const { says, changed, events, stop, adapter, platform } = await watching()
    const late = later()
    says.answer = () => late.promise
    changed()
    if (which === 'its own stop') stop()
    else adapter.stop()
    late.resolve(bob.answer('cosmos'))
    await late.promise
    changed()
    expect([events, platform.controls.listeners()]).toEqual([[], which === 'its own stop' ? 1 : 0])
  },
)

test('a wallet that is not on the page is disconnected from the start', async () => {
  const { chain } = await meet()
  const events: WalletEvent[] = []
  chain.watch('leap', (event) => events.push(event))()
  expect(events).toEqual([{ type: 'disconnected' }])
})

test('an account that is not connected is not asked for', async () => {
  const { chain, platform, wallet } = await meet()
  chain.watch('keplr', () => {})
  platform.controls.emit('keplr_keystorechange')
  expect(wallet.asked).toEqual([])
})
