import { describe, expect, test } from 'vitest'
import type { CaipNetworkId } from '../../../../core/src/domain/caip/caip.ts'
import type { Outcome } from '../../../../core/src/protocol/kit-state.ts'
import { routerReactions, selectRouter } from '../../../../core/src/stores/router/router.store.ts'
import type { RouterEvent } from '../../../../core/src/stores/router/router.types.ts'
import { mainnet, sepolia } from '../../samples.ts'
import { messagesOf, queriesOf } from '../../walker/react.ts'
import { scenario } from '../../walker/scenario.ts'
import { outcomes } from './router.cases.ts'
import { routerModel } from './router.model.ts'

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
    ['router starts with Connect', [], ['Connect']],
    ['push adds a view on top', [push('Account')], ['Connect', 'Account']],
    [
      'push of the top view does not change the stack',
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
      'replace of the top view by itself does not change the stack',
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
      'back.to the top index does not change the stack',
      [push('Account'), { type: 'back.to', index: 1 }],
      ['Connect', 'Account'],
    ],
  ]
  test.each(cases)('%s', async (_, events, views) =>
    expect((await runEvents(...events)).views).toEqual(views),
  )

  test.each(['push', 'replace'] as const)('%s of the top view keeps its entry', async (type) => {
    for (const before of [[], [push('Account')]]) {
      const run = await runEvents(...before)
      const { entries } = selectRouter(run.snapshot())
      await run.send({ type, view: before.length === 0 ? 'Connect' : 'Account' })
      expect(selectRouter(run.snapshot()).entries).toEqual(entries)
    }
  })

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

  test('push of SwitchNetwork twice creates two entries with different data', async () => {
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
    ['replace', { type: 'replace', view: 'Account' }],
    ['push', { type: 'push', view: 'Account' }],
  ] as const)('%s gives its entry a new key each time', async (_, event) => {
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

  test('back.to the top or a missing index changes neither the stack nor the direction', async () => {
    for (const index of [1, 2]) {
      const run = await runEvents(push('Account'), { type: 'back.to', index })
      expect(selectRouter(run.snapshot())).toMatchObject({
        direction: 'forward',
        entries: [{ view: 'Connect' }, { view: 'Account' }],
      })
    }
  })

  test('router has the direction forward after push, and back after back', async () => {
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

  test('network.close of the second view leaves the root view, and back then closes the modal', async () => {
    const run = await runEvents(push('Networks'), closeNetworks)
    expect([run.views, run.messages, run.statePath()]).toEqual([['Connect'], [], 'root'])
  })

  test.each(['UnsupportedChain', 'Networks'] as const)(
    'network.close closes the modal if the root view is %s',
    async (view) => {
      const run = await runEvents({ type: 'reset', view }, closeNetworks)
      expect(run.messages).toEqual([{ to: 'modal', type: 'close' }])
    },
  )

  test('network.close closes the modal if SwitchNetwork is above a view other than Networks', async () => {
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
  const pushTransaction: RouterEvent = { type: 'transaction.push', outcomes, earlier: [] }
  const end = (request: string | null, outcome: Outcome = 'error'): RouterEvent => ({
    type: 'transaction.pop',
    outcome,
    request,
  })
  test.each([
    [
      'transaction.pop with success sends the messages of this outcome and keeps the view',
      'success',
      [...outcomes.success],
    ],
    [
      'transaction.pop with error sends the messages of this outcome and goes back',
      'error',
      [...outcomes.error, { to: 'router', type: 'back' }],
    ],
    [
      'transaction.pop with cancel sends the messages of this outcome and goes back',
      'cancel',
      [...outcomes.cancel, { to: 'router', type: 'back' }],
    ],
  ] as const)('%s', async (_, outcome, messages) => {
    expect(
      (await runEvents(push('Account'), pushTransaction, end(null, outcome))).messages,
    ).toEqual(messages)
  })

  test('transaction.pop of a request ends the transaction that waits for it, and does not go back itself [V6]', async () => {
    const first: RouterEvent = { type: 'transaction.push', outcomes, earlier: ['foreign'] }
    const shake = { to: 'modal', type: 'shake' } as const
    const second: RouterEvent = {
      type: 'transaction.push',
      outcomes: { success: [shake], error: [], cancel: [] },
      earlier: ['foreign', 'one'],
    }
    const run = scenario(routerModel, undefined)
    const messages = () => messagesOf(routerReactions, run.emitted())
    for (const event of [first, second, end('foreign')]) await run.send(event)
    expect([messages(), selectRouter(run.snapshot()).transactions]).toEqual([[], 2])
    await run.send(end('one'))
    expect(messages()).toEqual(outcomes.error)
    await run.send(end('two', 'success'))
    expect(messages()).toEqual([...outcomes.error, shake])
    await run.send(end('three'))
    expect([messages().length, selectRouter(run.snapshot()).transactions]).toEqual([2, 0])
  })

  test('transaction.pop of the last request ends all transactions that were pushed before it arrived, newest first [V6]', async () => {
    const shake = { to: 'modal', type: 'shake' } as const
    const second: RouterEvent = {
      type: 'transaction.push',
      outcomes: { success: [shake], error: [], cancel: [] },
      earlier: ['one'],
    }
    const run = await runEvents(pushTransaction, second, end('two', 'success'))
    expect(run.messages).toEqual([shake, ...outcomes.success])
    expect(selectRouter(run.snapshot()).transactions).toBe(0)
  })

  test('back.from goes back from this view only, and closes the modal on the root view [V6]', async () => {
    const from = (view: 'Account' | 'Networks' | 'Connect'): RouterEvent => ({
      type: 'back.from',
      from: view,
    })
    const views = async (...events: RouterEvent[]) => (await runEvents(...events)).views
    expect(await views(push('Account'), from('Networks'))).toEqual(['Connect', 'Account'])
    expect(await views(push('Account'), from('Account'))).toEqual(['Connect'])
    expect(await views(push('Account'), from('Account'), push('Networks'))).toEqual([
      'Connect',
      'Networks',
    ])
    expect(await views(push('Account'), push('Networks'), from('Networks'))).toEqual([
      'Connect',
      'Account',
    ])
    expect((await runEvents(from('Networks'))).messages).toEqual([])
    expect((await runEvents(from('Connect'))).messages).toEqual([{ to: 'modal', type: 'close' }])
  })

  test('transaction.pop pops the newest transaction', async () => {
    const otherOutcomes = {
      success: [{ to: 'modal', type: 'shake' }],
      error: [],
      cancel: [],
    } as const
    const run = await runEvents(
      pushTransaction,
      { type: 'transaction.push', outcomes: otherOutcomes, earlier: [] },
      end(null, 'success'),
    )
    expect(run.messages).toEqual(otherOutcomes.success)
    expect(selectRouter(run.snapshot()).transactions).toBe(1)
  })

  test('transactions.cancel cancels all transactions once, newest first, without going back', async () => {
    const otherOutcomes = {
      success: [],
      error: [],
      cancel: [{ to: 'modal', type: 'shake' }],
    } as const
    const cancelAll: RouterEvent = { type: 'transactions.cancel' }
    const run = await runEvents(
      push('Account'),
      pushTransaction,
      { type: 'transaction.push', outcomes: otherOutcomes, earlier: [] },
      cancelAll,
      cancelAll,
    )
    expect(run.messages).toEqual([...otherOutcomes.cancel, ...outcomes.cancel])
    expect(run.views).toEqual(['Connect', 'Account'])
    expect(selectRouter(run.snapshot()).transactions).toBe(0)
  })

  test('transactions.cancel on an empty stack emits no event', async () => {
    expect((await runEvents({ type: 'transactions.cancel' })).emitted()).toEqual([])
  })

  test('transaction.pop on an empty stack sends no message', async () => {
    expect((await runEvents(end(null))).messages).toEqual([])
  })
})

test('the router is nested while there are several views, and else at its root', async () => {
  const stateAfter = async (...events: RouterEvent[]) => {
    const run = await runEvents(push('Account'), ...events)
    return [run.statePath(), run.views.length, run.snapshot().context.openedCount]
  }
  expect(await stateAfter()).toEqual(['nested', 2, 1])
  expect(await stateAfter({ type: 'reset', view: 'Networks' })).toEqual(['root', 1, 2])
  // The view on top starts again.
  expect(await stateAfter({ type: 'reset', view: 'Account' })).toEqual(['root', 1, 2])
  expect(await stateAfter(back)).toEqual(['root', 1, 1])
  expect(await stateAfter(push('Networks'), back)).toEqual(['nested', 2, 2])
  expect(await stateAfter(push('Networks'), { type: 'back.to', index: 0 })).toEqual(['root', 1, 2])
})

describe('the views that the router shows', () => {
  const shown = async (...events: RouterEvent[]) => {
    const { emitted } = await runEvents(...events)
    return emitted().filter(({ type }) => type === 'view.shown')
  }

  test('push, replace and reset emit view.shown with the view on top', async () => {
    expect(
      await shown(
        push('Account'),
        push('Networks'),
        { type: 'replace', view: 'WhatIsAWallet' },
        { type: 'reset', view: 'Connect' },
        { type: 'reset', view: 'Account' },
        { type: 'replace', view: 'Networks' },
      ),
    ).toEqual(
      ['Account', 'Networks', 'WhatIsAWallet', 'Connect', 'Account', 'Networks'].map((view) => ({
        type: 'view.shown',
        view,
      })),
    )
  })

  test('going back and opening the view that is on top emit no view.shown', async () => {
    const before = [push('Account'), push('Networks'), push('WhatIsAWallet')]
    expect(await shown(...before, back, { type: 'back.to', index: 0 })).toHaveLength(3)
    expect(await shown(push('Networks'), closeNetworks)).toHaveLength(1)
    expect(
      await shown({ type: 'reset', view: 'Connect' }, push('Account'), push('Account'), {
        type: 'reset',
        view: 'Account',
      }),
    ).toHaveLength(1)
  })

  test('a view that is shown while the modal is open applies the configuration of the project', () => {
    const emitted = [{ type: 'view.shown', view: 'Account' }]
    expect(messagesOf(routerReactions, emitted, queriesOf({ isOpen: true }))).toEqual([
      { to: 'config', type: 'apply' },
    ])
    expect(messagesOf(routerReactions, emitted, queriesOf({ isOpen: false }))).toEqual([])
  })
})
