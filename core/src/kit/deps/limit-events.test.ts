import { expect, test } from 'vitest'
import { plainAccounts } from '../../domain/account/account.ts'
import type { WalletEvent } from '../../domain/account/wallet-event.ts'
import { toCaipNetworkId } from '../../domain/caip/caip.ts'
import { limits } from '../../domain/constants.ts'
import { createManualClock } from '../../platform/manual-clock.ts'
import { limitEvents } from './limit-events.ts'

const accounts = (...addresses: string[]): WalletEvent => ({
  type: 'accounts.changed',
  accounts: plainAccounts(addresses),
})
const network = (id: number, addresses?: readonly string[]): WalletEvent => ({
  type: 'chain.changed',
  caipNetworkId: toCaipNetworkId(`cosmos:${id}`),
  ...(addresses && { accounts: plainAccounts(addresses) }),
})

/** Creates a limiter that has already passed the maximum number of events of the current second. */
function setup() {
  const clock = createManualClock()
  const received: WalletEvent[] = []
  const { receive, stop } = limitEvents(clock, (event) => received.push(event))
  for (let index = 0; index < limits.walletEvents; index += 1) receive(accounts(`a${index}`))
  expect(received).toHaveLength(limits.walletEvents)
  received.length = 0
  return { clock, received, receive, stop }
}

test('limitEvents emits the last waiting event of each type at the end of the second [XB3]', () => {
  const { clock, received, receive } = setup()
  for (const event of [accounts('a'), network(1), network(2), accounts('b')]) receive(event)
  clock.advance(999)
  expect(received).toEqual([])
  clock.advance(1)
  expect(received).toEqual([network(2), accounts('b')])
  expect(clock.pending()).toBe(0)
})

test('limitEvents keeps the accounts of an earlier network change unless the accounts changed since [XB3]', () => {
  const { clock, received, receive } = setup()
  for (const event of [network(1, ['a1']), network(2)]) receive(event)
  clock.advance(1_000)
  expect(received).toEqual([network(2, ['a1'])])
  for (const event of [network(1, ['a1']), accounts('b1'), network(2)]) receive(event)
  expect(received.slice(1)).toEqual([network(1, ['a1']), accounts('b1'), network(2)])
})

test('limitEvents emits `disconnected` at once and drops the waiting events [XB3]', () => {
  const { clock, received, receive } = setup()
  receive(accounts('a'))
  receive({ type: 'disconnected' })
  expect([received, clock.pending()]).toEqual([[{ type: 'disconnected' }], 0])
})

test('stop() of limitEvents drops the waiting events', () => {
  const { clock, received, receive, stop } = setup()
  receive(accounts('a'))
  stop()
  clock.advance(2_000)
  expect([received, clock.pending()]).toEqual([[], 0])
})
