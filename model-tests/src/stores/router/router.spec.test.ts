import { inventory } from '@latchkit/core/devtools'
import { describe, expect, test } from 'vitest'
import type { CaipNetworkId } from '../../../../core/src/domain/caip/caip.ts'
import {
  isNetworksNested,
  isNetworkView,
  isOnTop,
} from '../../../../core/src/stores/router/router.guards.ts'
import { routerMachine } from '../../../../core/src/stores/router/router.machine.ts'
import { routerReactions } from '../../../../core/src/stores/router/router.reactions.ts'
import { selectRouter } from '../../../../core/src/stores/router/router.store.ts'
import type { RouterContext, RouterEvent } from '../../../../core/src/stores/router/router.types.ts'
import { mainnet, sepolia } from '../../samples.ts'
import { messagesOf } from '../../walker/react.ts'
import { scenario } from '../../walker/scenario.ts'
import { outcomes } from './router.cases.ts'
import { routerModel } from './router.model.ts'

test('machine matches its reviewed inventory', () =>
  expect(inventory(routerMachine)).toMatchFileSnapshot('router.inventory.txt'))

async function runEvents(...events: RouterEvent[]) {
  const run = scenario(routerModel, undefined)
  for (const event of events) await run.send(event)
  return {
    ...run,
    views: selectRouter(run.snapshot()).entries.map(({ view }) => view),
    messages: messagesOf(routerReactions, run.emitted()),
  }
}
const push = (view: 'Account' | 'Networks' | 'WhatIsAWallet'): RouterEvent => ({
  type: 'push',
  view,
})
const switchTo = (caipNetworkId: CaipNetworkId): RouterEvent => ({
  type: 'push',
  view: 'SwitchNetwork',
  data: { caipNetworkId },
})
const back: RouterEvent = { type: 'back' }
const closeNetworks: RouterEvent = { type: 'network.close' }

describe('view stack', () => {
  const cases: [string, RouterEvent[], string[]][] = [
    ['the stack starts with Connect', [], ['Connect']],
    ['push adds a view on top', [push('Account')], ['Connect', 'Account']],
    [
      'push of the top view changes nothing',
      [push('Account'), push('Account')],
      ['Connect', 'Account'],
    ],
    [
      'push accepts a view that is deeper in the stack',
      [push('Account'), push('Networks'), push('Account')],
      ['Connect', 'Account', 'Networks', 'Account'],
    ],
    [
      'replace replaces the top view',
      [push('Account'), { type: 'replace', view: 'Networks' }],
      ['Connect', 'Networks'],
    ],
    [
      'replace of the top view by itself changes nothing',
      [push('Account'), { type: 'replace', view: 'Account' }],
      ['Connect', 'Account'],
    ],
    [
      'reset leaves one view',
      [push('Account'), push('Networks'), { type: 'reset', view: 'WhatIsAWallet' }],
      ['WhatIsAWallet'],
    ],
    ['back removes one view', [push('Account'), push('Networks'), back], ['Connect', 'Account']],
    [
      'back.to keeps the entries up to its index',
      [push('Account'), push('Networks'), { type: 'back.to', index: 1 }],
      ['Connect', 'Account'],
    ],
    [
      'back.to 0 keeps the root view',
      [push('Account'), push('Networks'), { type: 'back.to', index: 0 }],
      ['Connect'],
    ],
    [
      'back.to the top index changes nothing',
      [push('Account'), { type: 'back.to', index: 1 }],
      ['Connect', 'Account'],
    ],
  ]
  test.each(cases)('%s', async (_, events, views) =>
    expect((await runEvents(...events)).views).toEqual(views),
  )

  test('back on the root view closes the modal and keeps the view', async () => {
    const run = await runEvents(back)
    expect(run.views).toEqual(['Connect'])
    expect(run.messages).toEqual([{ to: 'modal', type: 'close' }])
  })

  test('back restores the data of the entry below', async () => {
    const run = await runEvents(switchTo(mainnet.caipNetworkId), push('WhatIsAWallet'), back)
    expect(selectRouter(run.snapshot()).entry.data).toEqual({
      caipNetworkId: mainnet.caipNetworkId,
    })
  })

  test('pushing SwitchNetwork twice creates two entries with different data', async () => {
    const run = await runEvents(
      switchTo(mainnet.caipNetworkId),
      push('WhatIsAWallet'),
      switchTo(sepolia.caipNetworkId),
    )
    const { entries } = selectRouter(run.snapshot())
    expect(new Set(entries.map(({ key }) => key)).size).toBe(4)
    expect(entries.map(({ data }) => data)).toEqual([
      null,
      { caipNetworkId: mainnet.caipNetworkId },
      null,
      { caipNetworkId: sepolia.caipNetworkId },
    ])
  })

  test.each([
    ['reset', { type: 'reset', view: 'Connect' }],
    ['replaced', { type: 'replace', view: 'Account' }],
    ['pushed', { type: 'push', view: 'Account' }],
  ] as const)('a view that is %s gets a new key each time', async (_, event) => {
    const run = scenario(routerModel, undefined)
    const keys: string[] = []
    for (let time = 0; time < 4; time += 1) {
      keys.push(selectRouter(run.snapshot()).entry.key)
      await run.send(event)
      keys.push(selectRouter(run.snapshot()).entry.key)
      await run.send({ type: 'reset', view: 'Connect' })
    }
    expect(new Set(keys).size).toBe(keys.length)
  })

  test('back.to the top or beyond the stack changes nothing', async () => {
    for (const index of [1, 2]) {
      const run = await runEvents(push('Account'), { type: 'back.to', index })
      expect(selectRouter(run.snapshot())).toMatchObject({
        direction: 'forward',
        entries: [{ view: 'Connect' }, { view: 'Account' }],
      })
    }
  })

  test('direction is forward after push and back after back', async () => {
    expect(selectRouter((await runEvents(push('Account'))).snapshot()).direction).toBe('forward')
    expect(selectRouter((await runEvents(push('Account'), back)).snapshot()).direction).toBe('back')
  })
})

describe('network.close', () => {
  test('network.close removes Networks and the views above it', async () => {
    const run = await runEvents(
      push('Account'),
      push('Networks'),
      switchTo(sepolia.caipNetworkId),
      closeNetworks,
    )
    expect(run.views).toEqual(['Connect', 'Account'])
    expect(run.messages).toEqual([])
  })

  test('network.close on a root view about the network closes the modal', async () => {
    const run = await runEvents({ type: 'reset', view: 'UnsupportedChain' }, closeNetworks)
    expect(run.messages).toEqual([{ to: 'modal', type: 'close' }])
  })

  test('network.close on SwitchNetwork above another view closes the modal', async () => {
    const run = await runEvents(push('Account'), switchTo(sepolia.caipNetworkId), closeNetworks)
    expect(run.messages).toEqual([{ to: 'modal', type: 'close' }])
  })

  test('network.close keeps views that are not about the network', async () => {
    for (const events of [[], [push('Account')]]) {
      const run = await runEvents(...events, closeNetworks)
      expect(run.views).toEqual(['Connect', ...events.map(() => 'Account')])
      expect(run.messages).toEqual([])
    }
  })
})

describe('transaction stack', () => {
  const pushTransaction: RouterEvent = { type: 'transaction.push', outcomes }
  test.each([
    [
      'success sends the messages of its outcome and keeps the view',
      'success',
      [...outcomes.success],
    ],
    [
      'error sends the messages of its outcome and goes back',
      'error',
      [...outcomes.error, { to: 'router', type: 'back' }],
    ],
    [
      'cancel sends the messages of its outcome and goes back',
      'cancel',
      [...outcomes.cancel, { to: 'router', type: 'back' }],
    ],
  ] as const)('%s', async (_, outcome, messages) => {
    expect(
      (await runEvents(push('Account'), pushTransaction, { type: 'transaction.pop', outcome }))
        .messages,
    ).toEqual(messages)
  })

  test('transaction.pop ends the newest transaction', async () => {
    const other = { success: [{ to: 'modal', type: 'shake' }], error: [], cancel: [] } as const
    const run = await runEvents(
      pushTransaction,
      { type: 'transaction.push', outcomes: other },
      { type: 'transaction.pop', outcome: 'success' },
    )
    expect(run.messages).toEqual(other.success)
    expect(selectRouter(run.snapshot()).transactions).toBe(1)
  })

  test('transactions.cancel cancels all transactions once, newest first, without going back', async () => {
    const other = { success: [], error: [], cancel: [{ to: 'modal', type: 'shake' }] } as const
    const cancelAll: RouterEvent = { type: 'transactions.cancel' }
    const run = await runEvents(
      push('Account'),
      pushTransaction,
      { type: 'transaction.push', outcomes: other },
      cancelAll,
      cancelAll,
    )
    expect(run.messages).toEqual([...other.cancel, ...outcomes.cancel])
    expect(run.views).toEqual(['Connect', 'Account'])
    expect(selectRouter(run.snapshot()).transactions).toBe(0)
  })

  test('transaction.pop on an empty stack sends no message', async () => {
    expect((await runEvents({ type: 'transaction.pop', outcome: 'error' })).messages).toEqual([])
  })
})

describe('router guards', () => {
  const contextOf = (
    ...views: ('Connect' | 'Account' | 'Networks' | 'UnsupportedChain')[]
  ): RouterContext => ({
    entries: views.map((view, index) => ({ key: `${index}`, view, data: null })),
    openedCount: 0,
    direction: 'forward',
    transactions: [],
  })
  const event: RouterEvent = { type: 'push', view: 'Networks' }

  test.each([
    [['Connect'], false],
    [['Connect', 'Networks'], true],
    [['Networks', 'Connect'], false],
  ] as const)('isOnTop with the stack %s', (views, shown) =>
    expect(isOnTop({ context: contextOf(...views), event })).toBe(shown),
  )

  test.each([
    [['Networks', 'Account'], false],
    [['Connect', 'Networks'], false],
    [['Connect', 'Account', 'Networks'], true],
  ] as const)('isNetworksNested with the stack %s', (views, on) =>
    expect(isNetworksNested({ context: contextOf(...views), event })).toBe(on),
  )

  test.each([
    [['Connect'], false],
    [['UnsupportedChain'], true],
    [['UnsupportedChain', 'Account'], false],
    [['Account', 'Networks'], true],
  ] as const)('isNetworkView with the stack %s', (views, about) =>
    expect(isNetworkView({ context: contextOf(...views), event })).toBe(about),
  )
})
