import { describe, expect, test } from 'vitest'
import { timeouts } from '../../../../core/src/domain/constants.ts'
import { allWalletsReactions } from '../../../../core/src/flows/all-wallets/all-wallets.flow.ts'
import type {
  AllWalletsInput,
  ListedWallets,
} from '../../../../core/src/flows/all-wallets/all-wallets.types.ts'
import { fox, foxSolana, lynx } from '../../samples.ts'
import { messagesOf, queriesOf } from '../../walker/react.ts'
import { allWalletsInputs, pages, unreachable, wallet } from './all-wallets.cases.ts'
import { runAllWallets } from './all-wallets.run.ts'

const start = (input?: AllWalletsInput) => {
  const run = runAllWallets(input)
  return {
    ...run,
    type: (text: string) => run.send({ type: 'search', text }),
    /** Waits for the debounce and answers the search. */
    async find(found: ListedWallets) {
      await run.elapse(timeouts.walletSearchDebounce)
      await run.answer('search', found)
    },
  }
}
const many = (from: number, amount: number) =>
  Array.from({ length: amount }, (_, index) => wallet(`wallet-${from + index}`))

const more = { step: 'browsing', status: 'fresh', loadMore: expect.any(Function) }
const end = { ...more, loadMore: null }
const noData = { status: 'failed', data: null }

describe('allWallets while browsing', () => {
  test('allWallets lists featured and recommended wallets before the pages of the directory', async () => {
    const run = start()
    expect(run.ids()).toEqual(['lynx', 'moth'])
    await run.answer('page', pages.first)
    expect(run.ids()).toEqual(['lynx', 'moth', 'ant', 'bee'])
    expect(run.view()).toMatchObject({ ...more, data: { count: 102 } })
  })

  test("allWallets requests 40 wallets of the page's networks, without the wallets that are already listed", async () => {
    const run = start()
    const { chains, exclude, include } = allWalletsInputs.withListedWallets
    expect(run.requests('page')).toEqual([
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

  test('loadMore requests the next page once, and no page after the last one', async () => {
    const run = start()
    await run.answer('page', { wallets: many(0, 40), count: 90 })
    await run.send({ type: 'loadMore' })
    await run.send({ type: 'loadMore' })
    expect(run.requests('page')).toHaveLength(2)
    await run.answer('page', { wallets: many(40, 40), count: 90 })
    await run.send({ type: 'loadMore' })
    await run.answer('page', { wallets: many(80, 10), count: 90 })
    expect(run.view()).toMatchObject({ ...end, data: { count: 92 } })
    await run.send({ type: 'loadMore' })
    expect(run.requests('page')).toHaveLength(3)
  })

  test('allWallets never reduces the total count', async () => {
    const run = start()
    await run.answer('page', { wallets: many(0, 40), count: 300 })
    await run.send({ type: 'loadMore' })
    await run.answer('page', { wallets: many(40, 40), count: 200 })
    expect(run.view()).toMatchObject({ ...more, data: { count: 302 } })
  })

  test('allWallets loads no more pages after a page without a new wallet [G8]', async () => {
    const run = start()
    await run.answer('page', { wallets: many(0, 40), count: 5_000 })
    await run.send({ type: 'loadMore' })
    await run.answer('page', { wallets: many(0, 40), count: 5_000 })
    expect(run.view()).toMatchObject({ ...end, data: { count: 42 } })
  })

  test('allWallets fails when a page takes 10 s, and refresh requests the page again', async () => {
    const run = start()
    expect(run.view()).toMatchObject({ step: 'browsing', status: 'loading', loadMore: null })
    await run.elapse(timeouts.apiTimeout)
    const failed = { status: 'failed', problem: 'kit/timed-out', loadMore: null }
    expect([run.ids(), run.view()]).toMatchObject([['lynx', 'moth'], failed])
    await run.send({ type: 'refresh' })
    await run.answer('page', pages.first)
    expect(run.view()).toMatchObject(more)
  })

  test('loadMore requests a failed page again, and refresh starts with the first page', async () => {
    const run = start()
    await run.answer('page', { wallets: many(0, 40), count: 90 })
    await run.send({ type: 'loadMore' })
    await run.fail('page', unreachable)
    expect(run.view()).toMatchObject({ status: 'failed', loadMore: expect.any(Function) })
    await run.send({ type: 'loadMore' })
    await run.answer('page', { wallets: many(40, 40), count: 90 })
    await run.send({ type: 'refresh' })
    await run.answer('page', { wallets: many(0, 40), count: 90 })
    expect(run.requests('page').map(({ page }) => page)).toEqual([1, 2, 2, 1])
    expect([run.ids().length, run.view()]).toMatchObject([42, more])
  })

  test('allWallets has no data while no wallet is known, also after the first page failed', async () => {
    const run = start(allWalletsInputs.withoutListedWallets)
    expect(run.view()).toMatchObject({ status: 'loading', data: null })
    await run.fail('page', unreachable)
    expect(run.view()).toMatchObject({ ...noData, problem: 'endpoint/unreachable' })
    await run.send({ type: 'refresh' })
    expect(run.view()).toMatchObject({ status: 'loading', data: null })
  })
})

test('allWallets marks a wallet as installed when its connector is found', async () => {
  const run = start()
  const installed = () =>
    run
      .view()
      .data?.wallets.filter((one) => one.installed)
      .map(({ id }) => id)
  expect(installed()).toEqual([])
  const connector = { ...fox, id: 'io.lynx', rdns: lynx.rdns }
  await run.send({ type: 'connector.found', connector })
  expect(installed()).toEqual([lynx.id])
})

describe('allWallets while searching', () => {
  test('search sends one request 300 ms after the last input', async () => {
    const run = start()
    await run.type(' ly')
    await run.elapse(timeouts.walletSearchDebounce - 1)
    await run.type(' lynx ')
    await run.elapse(timeouts.walletSearchDebounce - 1)
    expect([run.view().step, run.ids(), run.requests('search')]).toEqual([
      'searching',
      'loading',
      [],
    ])
    await run.elapse(1)
    const { chains, exclude, include } = allWalletsInputs.withListedWallets
    expect(run.requests('search')).toEqual([
      { page: 1, entries: 100, include, exclude, chains, search: 'lynx', certified: false },
    ])
    await run.answer('search', pages.match)
    expect(run.view()).toMatchObject({ step: 'searching', text: ' lynx ', data: { count: 1 } })
  })

  test('search ignores the result of an earlier search [G5]', async () => {
    const run = start()
    await run.type('a')
    await run.elapse(timeouts.walletSearchDebounce)
    await run.type('ab')
    await run.elapse(timeouts.walletSearchDebounce)
    await run.answerLate('search', { wallets: [wallet('old')], count: 1 })
    expect(run.ids()).toBe('loading')
    await run.answer('search', { wallets: [wallet('new')], count: 1 })
    expect(run.ids()).toEqual(['new'])
    await run.answerLate('search', { wallets: [wallet('old')], count: 1 })
    expect(run.ids()).toEqual(['new'])
  })

  test('allWallets ignores a result that arrives after it stopped [G4]', async () => {
    const run = start()
    await run.type('a')
    await run.elapse(timeouts.walletSearchDebounce)
    run.stop()
    const emitted = run.emitted().length
    expect([run.stopped('page'), run.stopped('search')]).toEqual([[true], [true]])
    await run.answerLate('page', pages.match)
    await run.answerLate('search', pages.match)
    expect([run.ids(), run.emitted().length]).toEqual(['loading', emitted])
  })

  test('search sends no new request when only spaces or invisible characters change', async () => {
    const run = start()
    await run.type('lynx')
    await run.find(pages.match)
    await run.type('lynx \u200b')
    expect([run.ids(), run.view().text]).toEqual([['lynx'], 'lynx \u200b'])
    expect(run.requests('search')).toHaveLength(1)
  })

  test('search truncates the text to 100 characters and removes control characters', async () => {
    const run = start()
    await run.type('🦊'.repeat(50_000))
    await run.elapse(timeouts.walletSearchDebounce)
    expect(Array.from(run.view().text)).toHaveLength(100)
    await run.type('\u202e\u0000../?a=b\ud800')
    await run.elapse(timeouts.walletSearchDebounce)
    expect(run.requests('search')[1]).toMatchObject({ search: '../?a=b' })
  })

  test('certified.set lists certified wallets without a text', async () => {
    const run = start()
    await run.send({ type: 'certified.set', on: true })
    await run.elapse(timeouts.walletSearchDebounce)
    expect(run.requests('search')).toMatchObject([{ search: null, certified: true }])
    await run.send({ type: 'certified.set', on: false })
    expect(run.view()).toMatchObject({ step: 'browsing', certified: false })
  })

  test('certified.set restarts neither a search nor a page if the filter is unchanged', async () => {
    const run = start()
    await run.send({ type: 'certified.set', on: false })
    await run.send({ type: 'certified.set', on: true })
    await run.elapse(timeouts.walletSearchDebounce - 1)
    await run.send({ type: 'certified.set', on: true })
    await run.elapse(1)
    expect([run.requests('page').length, run.requests('search').length]).toEqual([1, 1])
  })

  test.each([
    ['with a further page', more, pages.first],
    ['without a further page', end, pages.last],
  ])('clear returns to a list %s', async (_, expected, page) => {
    const run = start()
    await run.answer('page', page)
    await run.type('x')
    await run.send({ type: 'clear' })
    expect(run.view()).toMatchObject(expected)
  })

  test('clear returns to the loaded pages', async () => {
    const run = start()
    await run.answer('page', { wallets: many(0, 40), count: 90 })
    const before = run.ids()
    await run.type('x')
    await run.find(pages.nothing)
    expect([run.view().status, run.ids()]).toEqual(['fresh', []])
    await run.send({ type: 'clear' })
    expect([run.ids(), run.view().text, run.requests('page').length]).toEqual([before, '', 1])
    await run.type('x')
    await run.type('')
    await run.send({ type: 'loadMore' })
    expect(run.requests('page')).toMatchObject([{ page: 1 }, { page: 2 }])
  })

  test('allWallets continues to read a page during a search', async () => {
    const run = start()
    await run.type('x')
    await run.answer('page', pages.first)
    expect([run.view().step, run.ids()]).toEqual(['searching', 'loading'])
    await run.type('')
    expect([run.ids(), run.requests('page').length]).toEqual([['lynx', 'moth', 'ant', 'bee'], 1])
  })

  test('search fails after an error or 10 s, and refresh searches again after the debounce', async () => {
    const run = start()
    await run.type('lynx')
    await run.elapse(timeouts.walletSearchDebounce)
    await run.elapse(timeouts.apiTimeout)
    expect(run.view()).toMatchObject({ ...noData, problem: 'kit/timed-out' })
    await run.send({ type: 'refresh' })
    expect(run.requests('search')).toHaveLength(1)
    await run.elapse(timeouts.walletSearchDebounce)
    await run.fail('search', unreachable)
    expect(run.view()).toMatchObject({ ...noData, problem: 'endpoint/unreachable' })
    await run.send({ type: 'refresh' })
    await run.find(pages.match)
    expect(run.ids()).toEqual(['lynx'])
  })

  test('search offers refresh after a failure, and not while it has results', async () => {
    const run = start()
    await run.type('lynx')
    await run.elapse(timeouts.walletSearchDebounce)
    await run.fail('search', unreachable)
    expect(run.view().refresh).not.toBeNull()
    await run.send({ type: 'refresh' })
    expect(run.view().refresh).toBeNull()
    await run.find(pages.match)
    expect([run.ids(), run.view().refresh]).toEqual([['lynx'], null])
  })
})

describe('allWallets on pick', () => {
  const emittedOnPick = async (walletId: string, search = '') => {
    const run = start()
    if (search === '') await run.answer('page', pages.first)
    await run.type(search)
    if (search !== '') await run.find(pages.match)
    const before = run.emitted().length
    await run.send({ type: 'pick', walletId })
    return run.emitted().slice(before)
  }
  test('pick emits wallet.picked for a listed wallet and ignores an unknown id', async () => {
    expect(await emittedOnPick('ant')).toEqual([
      { type: 'wallet.picked', wallet: wallet('ant'), remote: true },
    ])
    expect(await emittedOnPick(lynx.id, 'lynx')).toMatchObject([{ wallet: lynx }])
    expect(await emittedOnPick('unknown')).toEqual([])
  })
  test('wallet.picked opens ConnectingExternal or ConnectingMultiChain for an installed wallet, else ConnectingWalletConnect', async () => {
    const emitted = await emittedOnPick('lynx')
    expect(messagesOf(allWalletsReactions, emitted)).toEqual([
      {
        to: 'router',
        type: 'push',
        view: 'ConnectingWalletConnect',
        data: { walletId: lynx.id, wallet: lynx },
      },
    ])
    expect(messagesOf(allWalletsReactions, emitted, queriesOf({ connectorsFor: [fox] }))).toEqual([
      {
        to: 'router',
        type: 'push',
        view: 'ConnectingExternal',
        data: { connectorId: fox.id, namespace: 'eip155', wallet: lynx },
      },
    ])
    expect(
      messagesOf(allWalletsReactions, emitted, queriesOf({ connectorsFor: [fox, foxSolana] })),
    ).toEqual([
      {
        to: 'router',
        type: 'push',
        view: 'ConnectingMultiChain',
        data: { connectorId: fox.id, namespace: fox.chain },
      },
    ])
  })
  test('wallet.picked opens Downloads for a wallet that is not installed when remote wallets are unavailable', () => {
    const emitted = [{ type: 'wallet.picked', wallet: lynx, remote: false }] as const
    expect(messagesOf(allWalletsReactions, emitted)).toEqual([
      { to: 'router', type: 'push', view: 'Downloads', data: { walletId: lynx.id, wallet: lynx } },
    ])
    expect(
      messagesOf(allWalletsReactions, emitted, queriesOf({ connectorsFor: [fox] })),
    ).toMatchObject([{ view: 'ConnectingExternal' }])
  })
})
