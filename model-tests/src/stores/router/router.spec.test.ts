import { inventory } from '@latchkit/core/devtools'
import { describe, expect, test } from 'vitest'
import type { CaipNetworkId } from '../../../../core/src/domain/caip/caip.ts'
import {
  isAboutNetwork,
  isOnNetworks,
  isShown,
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

test('the drawing is the one that was reviewed', () =>
  expect(inventory(routerMachine)).toMatchFileSnapshot('router.inventory.txt'))

async function after(...events: RouterEvent[]) {
  const run = scenario(routerModel, undefined)
  for (const event of events) await run.send(event)
  return {
    ...run,
    views: selectRouter(run.snapshot()).entries.map(({ view }) => view),
    tells: messagesOf(routerReactions, run.facts()),
  }
}
const push = (view: 'Account' | 'Networks' | 'WhatIsAWallet'): RouterEvent => ({
  type: 'push',
  view,
})
const to = (caipNetworkId: CaipNetworkId): RouterEvent => ({
  type: 'push',
  view: 'SwitchNetwork',
  data: { caipNetworkId },
})
const back: RouterEvent = { type: 'back' }
const switched: RouterEvent = { type: 'network.close' }

describe('the view stack (specification, section 2)', () => {
  const lines: [string, RouterEvent[], string[]][] = [
    ['starts on Connect', [], ['Connect']],
    ['a pushed view lies on top', [push('Account')], ['Connect', 'Account']],
    [
      'pushing the current view changes nothing',
      [push('Account'), push('Account')],
      ['Connect', 'Account'],
    ],
    [
      'a view may lie deeper as well',
      [push('Account'), push('Networks'), push('Account')],
      ['Connect', 'Account', 'Networks', 'Account'],
    ],
    [
      'replace takes the top away',
      [push('Account'), { type: 'replace', view: 'Networks' }],
      ['Connect', 'Networks'],
    ],
    [
      'replacing the current view by itself changes nothing',
      [push('Account'), { type: 'replace', view: 'Account' }],
      ['Connect', 'Account'],
    ],
    [
      'reset leaves one view',
      [push('Account'), push('Networks'), { type: 'reset', view: 'WhatIsAWallet' }],
      ['WhatIsAWallet'],
    ],
    ['going back pops one view', [push('Account'), push('Networks'), back], ['Connect', 'Account']],
    [
      'going back to an index keeps what lies up to it',
      [push('Account'), push('Networks'), { type: 'back.to', index: 1 }],
      ['Connect', 'Account'],
    ],
    [
      'going back to the first',
      [push('Account'), push('Networks'), { type: 'back.to', index: 0 }],
      ['Connect'],
    ],
    [
      'going back to where one is changes nothing',
      [push('Account'), { type: 'back.to', index: 1 }],
      ['Connect', 'Account'],
    ],
  ]
  test.each(lines)('%s', async (_, events, views) =>
    expect((await after(...events)).views).toEqual(views),
  )

  test('going back with one view left closes the modal and keeps the view', async () => {
    const run = await after(back)
    expect(run.views).toEqual(['Connect'])
    expect(run.tells).toEqual([{ to: 'modal', type: 'close' }])
  })

  test('going back shows older data again: each entry keeps its own', async () => {
    const run = await after(to(mainnet.caipNetworkId), push('WhatIsAWallet'), back)
    expect(selectRouter(run.snapshot()).entry.data).toEqual({
      caipNetworkId: mainnet.caipNetworkId,
    })
  })

  test('a switch page opened twice is two pages with different data', async () => {
    const run = await after(
      to(mainnet.caipNetworkId),
      push('WhatIsAWallet'),
      to(sepolia.caipNetworkId),
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
  ] as const)(
    'a page that is %s is a new one each time, never one that was there before',
    async (_, event) => {
      const run = scenario(routerModel, undefined)
      const keys: string[] = []
      for (let time = 0; time < 4; time += 1) {
        keys.push(selectRouter(run.snapshot()).entry.key)
        await run.send(event)
        keys.push(selectRouter(run.snapshot()).entry.key)
        await run.send({ type: 'reset', view: 'Connect' })
      }
      expect(new Set(keys).size).toBe(keys.length)
    },
  )

  test('going back to the page one is on, or to one that does not lie there, is no move', async () => {
    for (const index of [1, 2]) {
      const run = await after(push('Account'), { type: 'back.to', index })
      expect(selectRouter(run.snapshot())).toMatchObject({
        direction: 'forward',
        entries: [{ view: 'Connect' }, { view: 'Account' }],
      })
    }
  })

  test('the view travels on when pushed and back when popped', async () => {
    expect(selectRouter((await after(push('Account'))).snapshot()).direction).toBe('forward')
    expect(selectRouter((await after(push('Account'), back)).snapshot()).direction).toBe('back')
  })
})

describe('after a network switch', () => {
  test('Networks, and what lies on it, is left for the entry before it', async () => {
    const run = await after(push('Account'), push('Networks'), to(sepolia.caipNetworkId), switched)
    expect(run.views).toEqual(['Connect', 'Account'])
    expect(run.tells).toEqual([])
  })

  test('a page about the network with nothing to go back to closes the modal', async () => {
    const run = await after({ type: 'reset', view: 'UnsupportedChain' }, switched)
    expect(run.tells).toEqual([{ to: 'modal', type: 'close' }])
  })

  test('so does one that lies on a page which is not about networks', async () => {
    const run = await after(push('Account'), to(sepolia.caipNetworkId), switched)
    expect(run.tells).toEqual([{ to: 'modal', type: 'close' }])
  })

  test('any other page stays', async () => {
    for (const events of [[], [push('Account')]]) {
      const run = await after(...events, switched)
      expect(run.views).toEqual(['Connect', ...events.map(() => 'Account')])
      expect(run.tells).toEqual([])
    }
  })
})

describe('the transaction stack (specification, section 4)', () => {
  const wait: RouterEvent = { type: 'transaction.push', outcomes }
  test.each([
    ['success runs the success outcome and stays', 'success', [...outcomes.success]],
    [
      'error runs the error outcome and goes back',
      'error',
      [...outcomes.error, { to: 'router', type: 'back' }],
    ],
    [
      'cancel runs the cancel outcome and goes back',
      'cancel',
      [...outcomes.cancel, { to: 'router', type: 'back' }],
    ],
  ] as const)('%s', async (_, outcome, tells) => {
    expect(
      (await after(push('Account'), wait, { type: 'transaction.pop', outcome })).tells,
    ).toEqual(tells)
  })

  test('the last one in is the first one out', async () => {
    const other = { success: [{ to: 'modal', type: 'shake' }], error: [], cancel: [] } as const
    const run = await after(
      wait,
      { type: 'transaction.push', outcomes: other },
      { type: 'transaction.pop', outcome: 'success' },
    )
    expect(run.tells).toEqual(other.success)
    expect(selectRouter(run.snapshot()).transactions).toBe(1)
  })

  test('the visitor leaves: all are cancelled once, the newest first, and nobody goes back', async () => {
    const other = { success: [], error: [], cancel: [{ to: 'modal', type: 'shake' }] } as const
    const leave: RouterEvent = { type: 'transactions.cancel' }
    const run = await after(
      push('Account'),
      wait,
      { type: 'transaction.push', outcomes: other },
      leave,
      leave,
    )
    expect(run.tells).toEqual([...other.cancel, ...outcomes.cancel])
    expect(run.views).toEqual(['Connect', 'Account'])
    expect(selectRouter(run.snapshot()).transactions).toBe(0)
  })

  test('an empty stack answers nothing', async () => {
    expect((await after({ type: 'transaction.pop', outcome: 'error' })).tells).toEqual([])
  })
})

describe('guards', () => {
  const lying = (
    ...views: ('Connect' | 'Account' | 'Networks' | 'UnsupportedChain')[]
  ): RouterContext => ({
    entries: views.map((view, index) => ({ key: `${index}`, view, data: null })),
    opened: 0,
    direction: 'forward',
    transactions: [],
  })
  const event: RouterEvent = { type: 'push', view: 'Networks' }

  test.each([
    [['Connect'], false],
    [['Connect', 'Networks'], true],
    [['Networks', 'Connect'], false],
  ] as const)('isShown with %s on the stack', (views, shown) =>
    expect(isShown({ context: lying(...views), event })).toBe(shown),
  )

  test.each([
    [['Networks', 'Account'], false],
    [['Connect', 'Networks'], false],
    [['Connect', 'Account', 'Networks'], true],
  ] as const)('isOnNetworks with %s', (views, on) =>
    expect(isOnNetworks({ context: lying(...views), event })).toBe(on),
  )

  test.each([
    [['Connect'], false],
    [['UnsupportedChain'], true],
    [['UnsupportedChain', 'Account'], false],
    [['Account', 'Networks'], true],
  ] as const)('isAboutNetwork with %s', (views, about) =>
    expect(isAboutNetwork({ context: lying(...views), event })).toBe(about),
  )
})
