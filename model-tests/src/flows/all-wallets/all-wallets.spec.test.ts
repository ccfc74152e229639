import { inventory } from '@latchkit/core/devtools'
import { describe, expect, test } from 'vitest'
import { timeouts } from '../../../../core/src/domain/constants.ts'
import { allWalletsMachine } from '../../../../core/src/flows/all-wallets/all-wallets.machine.ts'
import { allWalletsReactions } from '../../../../core/src/flows/all-wallets/all-wallets.reactions.ts'
import type { AllWalletsInput } from '../../../../core/src/flows/all-wallets/all-wallets.types.ts'
import { allWalletsView } from '../../../../core/src/flows/all-wallets/all-wallets.view.ts'
import { fox, foxSolana, lynx } from '../../samples.ts'
import { messagesOf, queriesOf } from '../../walker/react.ts'
import { scenario } from '../../walker/scenario.ts'
import { allWalletsInputs, pages, unreachable, wallet } from './all-wallets.cases.ts'
import { allWalletsModel } from './all-wallets.model.ts'

test('the drawing is the one that was reviewed', () =>
  expect(inventory(allWalletsMachine)).toMatchFileSnapshot('all-wallets.inventory.txt'))

const begin = (input: AllWalletsInput = allWalletsInputs.headed) => {
  const run = scenario(allWalletsModel, input)
  const view = () => allWalletsView(run.snapshot(), () => {})
  return {
    ...run,
    view,
    ids() {
      const shown = view()
      return 'wallets' in shown ? shown.wallets.map(({ id }) => id) : shown.step
    },
    type: (text: string) => run.send({ type: 'search', text }),
    /** Waits until the letters are in, and answers. */
    async find(page: { wallets: readonly object[]; count: number }) {
      await run.wait(timeouts.walletSearchDebounce)
      await run.answer('searchWallets', page)
    },
  }
}
const many = (from: number, amount: number) =>
  Array.from({ length: amount }, (_, at) => wallet(`wallet-${from + at}`))

describe('browsing', () => {
  test('begins with featured and recommended wallets, then the pages', async () => {
    const run = begin()
    expect(run.ids()).toEqual(['lynx', 'moth'])
    await run.answer('readPage', pages.first)
    expect(run.ids()).toEqual(['lynx', 'moth', 'ant', 'bee'])
    expect(run.view()).toMatchObject({ step: 'browsing', rest: 'more', count: 102 })
  })

  test('a page is 40 wallets of the networks of the page, without those that are in the list already', async () => {
    const run = begin()
    const { chains, exclude, include } = allWalletsInputs.headed
    expect(run.asked('readPage')).toEqual([
      {
        page: 1,
        entries: 40,
        include,
        exclude: ['moth', 'lynx', ...exclude],
        chains,
        search: null,
        certified: false,
      },
    ])
  })

  test('the next page comes when the grid asks, and once', async () => {
    const run = begin()
    await run.answer('readPage', { wallets: many(0, 40), count: 90 })
    await run.send({ type: 'more' })
    await run.send({ type: 'more' })
    expect(run.asked('readPage')).toHaveLength(2)
    await run.answer('readPage', { wallets: many(40, 40), count: 90 })
    await run.send({ type: 'more' })
    await run.answer('readPage', { wallets: many(80, 10), count: 90 })
    expect(run.view()).toMatchObject({ rest: 'end', count: 92 })
    await run.send({ type: 'more' })
    expect(run.asked('readPage')).toHaveLength(3)
  })

  test('the count only grows', async () => {
    const run = begin()
    await run.answer('readPage', { wallets: many(0, 40), count: 300 })
    await run.send({ type: 'more' })
    await run.answer('readPage', { wallets: many(40, 40), count: 200 })
    expect(run.view()).toMatchObject({ rest: 'more', count: 302 })
  })

  test('G8: the same page for ever is the end', async () => {
    const run = begin()
    await run.answer('readPage', { wallets: many(0, 40), count: 5_000 })
    await run.send({ type: 'more' })
    await run.answer('readPage', { wallets: many(0, 40), count: 5_000 })
    expect(run.view()).toMatchObject({ rest: 'end', count: 42 })
  })

  test('a page that does not come within 10 s is said so and can be asked for again', async () => {
    const run = begin()
    await run.wait(timeouts.apiTimeout)
    expect(run.view()).toMatchObject({ step: 'browsing', rest: 'stuck', problem: 'kit/timed-out' })
    await run.send({ type: 'more' })
    await run.answer('readPage', pages.first)
    expect(run.view()).toMatchObject({ rest: 'more', problem: null })
  })

  test('with nothing to show yet it is loading, then it failed, and can be tried again', async () => {
    const run = begin(allWalletsInputs.bare)
    expect(run.view().step).toBe('loading')
    await run.fail('readPage', unreachable)
    expect(run.view()).toMatchObject({ step: 'failed', problem: 'endpoint/unreachable' })
    await run.send({ type: 'more' })
    expect(run.view().step).toBe('loading')
  })
})

describe('searching', () => {
  test('waits 300 ms after the last letter, and asks once for what was typed', async () => {
    const run = begin()
    await run.type(' ly')
    await run.wait(timeouts.walletSearchDebounce - 1)
    await run.type(' lynx ')
    await run.wait(timeouts.walletSearchDebounce - 1)
    expect([run.view().step, run.asked('searchWallets')]).toEqual(['searching', []])
    await run.wait(1)
    const { chains, exclude, include } = allWalletsInputs.headed
    expect(run.asked('searchWallets')).toEqual([
      { page: 1, entries: 100, include, exclude, chains, search: 'lynx', certified: false },
    ])
    await run.answer('searchWallets', pages.match)
    expect(run.view()).toMatchObject({ step: 'found', text: ' lynx ', count: 1 })
  })

  test('G5: the newest question wins; what an older one brings is dropped', async () => {
    const run = begin()
    await run.type('a')
    await run.wait(timeouts.walletSearchDebounce)
    await run.type('ab')
    await run.wait(timeouts.walletSearchDebounce)
    await run.answerLate({ wallets: [wallet('old')], count: 1 })
    expect(run.view().step).toBe('searching')
    await run.answer('searchWallets', { wallets: [wallet('new')], count: 1 })
    expect(run.ids()).toEqual(['new'])
    await run.answerLate({ wallets: [wallet('old')], count: 1 })
    expect(run.ids()).toEqual(['new'])
  })

  test('G4: what comes after the page was left changes nothing', async () => {
    const run = begin()
    await run.type('a')
    await run.wait(timeouts.walletSearchDebounce)
    run.stop()
    await run.answerLate(pages.match)
    expect([run.snapshot().context.found, run.facts()]).toEqual([[], []])
  })

  test('spaces, and what nobody can see, are no new question', async () => {
    const run = begin()
    await run.type('lynx')
    await run.find(pages.match)
    await run.type('lynx \u200b')
    expect([run.view().step, run.view().text]).toEqual(['found', 'lynx \u200b'])
    expect(run.asked('searchWallets')).toHaveLength(1)
  })

  test('long and hostile text is cut to 100 characters and never splits one', async () => {
    const run = begin()
    await run.type('🦊'.repeat(50_000))
    await run.wait(timeouts.walletSearchDebounce)
    expect(Array.from(run.view().text)).toHaveLength(100)
    await run.type('\u202e\u0000../?a=b\ud800')
    await run.wait(timeouts.walletSearchDebounce)
    expect(run.asked('searchWallets')[1]).toMatchObject({ search: '../?a=b' })
  })

  test('certified wallets can be listed without a word', async () => {
    const run = begin()
    await run.send({ type: 'certify', on: true })
    await run.wait(timeouts.walletSearchDebounce)
    expect(run.asked('searchWallets')).toMatchObject([{ search: null, certified: true }])
    await run.send({ type: 'certify', on: false })
    expect(run.view()).toMatchObject({ step: 'browsing', certified: false })
  })

  test('clearing the text returns to the list where it was', async () => {
    const run = begin()
    await run.answer('readPage', { wallets: many(0, 40), count: 90 })
    const before = run.ids()
    await run.type('x')
    await run.find(pages.nothing)
    expect(run.view().step).toBe('none')
    await run.send({ type: 'clear' })
    expect([run.ids(), run.view().text, run.asked('readPage').length]).toEqual([before, '', 1])
    await run.type('x')
    await run.type('')
    await run.send({ type: 'more' })
    expect(run.asked('readPage')).toMatchObject([{ page: 1 }, { page: 2 }])
  })

  test('a page that was on its way when the search began is asked for again afterwards', async () => {
    const run = begin()
    await run.type('x')
    await run.answerLate(pages.first)
    await run.type('')
    expect(run.asked('readPage')).toMatchObject([{ page: 1 }, { page: 1 }])
    await run.answer('readPage', pages.first)
    expect(run.ids()).toEqual(['lynx', 'moth', 'ant', 'bee'])
  })

  test('a question that gets no answer within 10 s failed, and can be asked again', async () => {
    const run = begin()
    await run.type('lynx')
    await run.wait(timeouts.walletSearchDebounce)
    await run.wait(timeouts.apiTimeout)
    expect(run.view()).toMatchObject({ step: 'failed', problem: 'kit/timed-out' })
    await run.send({ type: 'retry' })
    await run.find(pages.match)
    expect(run.ids()).toEqual(['lynx'])
  })
})

describe('picking', () => {
  const picked = async (walletId: string) => {
    const run = begin()
    await run.answer('readPage', pages.first)
    await run.send({ type: 'pick', walletId })
    return run.facts()
  }
  test('a wallet of the list is told, one that is not there is not', async () => {
    expect(await picked('ant')).toEqual([
      { type: 'wallet.picked', wallet: wallet('ant'), remote: true },
    ])
    expect(await picked('nobody')).toEqual([])
  })
  test('one that is in this browser is asked here, all others by a link or a code', async () => {
    const facts = await picked('lynx')
    expect(messagesOf(allWalletsReactions, facts)).toEqual([
      {
        to: 'router',
        type: 'push',
        view: 'ConnectingWalletConnect',
        data: { walletId: lynx.id, wallet: lynx },
      },
    ])
    expect(messagesOf(allWalletsReactions, facts, queriesOf({ connectorsFor: [fox] }))).toEqual([
      {
        to: 'router',
        type: 'push',
        view: 'ConnectingExternal',
        data: { connectorId: fox.id, namespace: 'eip155', wallet: lynx },
      },
    ])
    expect(
      messagesOf(allWalletsReactions, facts, queriesOf({ connectorsFor: [fox, foxSolana] })),
    ).toEqual([
      { to: 'router', type: 'push', view: 'ConnectingMultiChain', data: { connectorId: fox.id } },
    ])
  })
  test('without a relay one that is not in this browser leads to where it can be got', () => {
    const facts = [{ type: 'wallet.picked', wallet: lynx, remote: false }] as const
    expect(messagesOf(allWalletsReactions, facts)).toEqual([
      { to: 'router', type: 'push', view: 'Downloads', data: { walletId: lynx.id, wallet: lynx } },
    ])
    expect(
      messagesOf(allWalletsReactions, facts, queriesOf({ connectorsFor: [fox] })),
    ).toMatchObject([{ view: 'ConnectingExternal' }])
  })
})
