import { inventory } from '@latchkit/core/devtools'
import { describe, expect, test } from 'vitest'
import { timeouts } from '../../../../core/src/domain/constants.ts'
import { disconnectMachine } from '../../../../core/src/flows/disconnect/disconnect.machine.ts'
import { disconnectReactions } from '../../../../core/src/flows/disconnect/disconnect.reactions.ts'
import type { Queries } from '../../../../core/src/protocol/reactions.ts'
import { mainnet, owl } from '../../samples.ts'
import { messagesAfter, queriesOf } from '../../walker/react.ts'
import { scenario } from '../../walker/scenario.ts'
import { disconnectInputs } from './disconnect.cases.ts'
import { disconnectModel } from './disconnect.model.ts'

test('the drawing is the one that was reviewed', () =>
  expect(inventory(disconnectMachine)).toMatchFileSnapshot('disconnect.inventory.txt'))

const begin = () => scenario(disconnectModel, disconnectInputs.two)
const { leaving } = disconnectInputs.two
const leftBy = (namespace: string) => [
  { to: 'connections', type: 'connection.clear', namespace },
  { to: 'account', namespace, type: 'connection.clear' },
]
const widened = { to: 'modal', type: 'namespace.set', namespace: null }
const close = { to: 'modal', type: 'close' }
const next = {
  to: 'network',
  type: 'network.set',
  caipNetworkId: mainnet.caipNetworkId,
  activate: true,
  quiet: true,
}
const dropped = leaving.flatMap(({ namespace }) => leftBy(namespace))
/** Each namespace is connected with the wallet that is left, unless it is named here. */
const connected = (others: Readonly<Record<string, string | null>> = {}): Queries => ({
  ...queriesOf(),
  connectorOf: (namespace) =>
    namespace in others
      ? (others[namespace] ?? null)
      : (leaving.find((one) => one.namespace === namespace)?.connectorId ?? null),
})

describe('leaving wallets (specification, section 4)', () => {
  test('every namespace is dropped and the modal closes', async () => {
    const run = begin()
    await run.answer('leaveWallets', [])
    expect(messagesAfter(disconnectReactions, run.output(), connected())).toEqual([
      ...dropped,
      widened,
      close,
    ])
  })

  test.each([
    ['another wallet was connected to', owl.id, [leftBy('solana'), [next]]],
    ['whose wallet let go by itself', null, [leftBy('solana'), [next]]],
  ])('a namespace that %s meanwhile is left alone', async (_, now, told) => {
    const run = begin()
    await run.answer('leaveWallets', [])
    const asked: (readonly string[])[] = []
    const ask = connected({ eip155: now })
    const nextConnectedNetwork: Queries['nextConnectedNetwork'] = (without) => {
      asked.push(without)
      return mainnet.caipNetworkId
    }
    const tells = messagesAfter(disconnectReactions, run.output(), {
      ...ask,
      nextConnectedNetwork,
      activeNamespace: () => 'solana',
    })
    expect(tells).toEqual([...told.flat(), close])
    // a namespace with another wallet is one that may be looked at
    expect(asked).toEqual([now === null ? ['eip155', 'solana'] : ['solana']])
  })

  test('K6 where another namespace is looked at that stays connected, nothing moves', async () => {
    const run = begin()
    await run.answer('leaveWallets', [])
    const ask = {
      ...connected(),
      nextConnectedNetwork: () => mainnet.caipNetworkId,
      activeNamespace: () => 'cosmos',
    }
    expect(messagesAfter(disconnectReactions, run.output(), ask)).toEqual(dropped)
  })

  test('a page on which another wallet is being asked stays', async () => {
    const run = begin()
    await run.answer('leaveWallets', [])
    const ask: Queries = {
      ...connected(),
      currentView: () => 'ConnectingExternal',
      isConnecting: () => true,
    }
    expect(messagesAfter(disconnectReactions, run.output(), ask)).toEqual([...dropped, widened])
  })

  test('where a wallet does not let go the modal stays to say so, and our side is disconnected all the same', async () => {
    const run = begin()
    await run.answer('leaveWallets', [{ namespace: 'solana', text: 'busy' }])
    const page = (view: string) => ({ to: 'router', type: 'reset', view })
    expect(messagesAfter(disconnectReactions, run.output(), connected())).toEqual([
      ...dropped,
      widened,
      page('Connect'),
    ])
    const others = {
      ...connected(),
      nextConnectedNetwork: () => mainnet.caipNetworkId,
      activeNamespace: () => 'solana',
    }
    expect(messagesAfter(disconnectReactions, run.output(), others)).toEqual([
      ...dropped,
      next,
      page('Account'),
    ])
  })

  test('a silent wallet is waited for 3 s at most', async () => {
    const run = begin()
    await run.wait(timeouts.signOutTimeout - 1)
    expect(run.at()).toBe('leaving')
    await run.wait(1)
    expect(run.output()).toEqual({
      leaving,
      failed: [
        { namespace: 'eip155', text: 'timed out' },
        { namespace: 'solana', text: 'timed out' },
      ],
    })
  })

  test('nobody has to wait: a cancel is disconnected at once, and a late answer changes nothing', async () => {
    const run = begin()
    await run.send({ type: 'cancel' })
    await run.answerLate([{ namespace: 'solana', text: 'late' }])
    expect(run.output()).toEqual({ leaving, failed: [] })
  })

  test('a failure of the whole is a failure of each', async () => {
    const run = begin()
    await run.fail('leaveWallets', new Error('broken'))
    expect(run.output()?.failed.map(({ namespace }) => namespace)).toEqual(['eip155', 'solana'])
  })
})
