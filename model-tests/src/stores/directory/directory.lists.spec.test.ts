import { createMemoryPlatform, neverCalled } from '@latchkit/core/testing'
import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { fetchLists } from '../../../../core/src/clients/wallet-directory/fetch-lists.ts'
import type {
  WalletDirectory,
  WalletPage,
  WalletQuery,
} from '../../../../core/src/clients/wallet-directory/wallet-directory.types.ts'
import { KitError } from '../../../../core/src/errors/kit-error.ts'
import { directoryActors } from '../../../../core/src/stores/directory/directory.actors.ts'
import { directoryMachine } from '../../../../core/src/stores/directory/directory.machine.ts'
import { selectDirectory } from '../../../../core/src/stores/directory/directory.store.ts'
import type { DirectoryInput } from '../../../../core/src/stores/directory/directory.types.ts'
import { flush } from '../../walker/model-run.ts'
import { directoryInputs, listed } from './directory.cases.ts'

type Answer = (query: WalletQuery) => WalletPage | Promise<WalletPage>
const page = (...ids: string[]): WalletPage => ({ wallets: ids.map(listed), count: 600 })
/** Knows whoever is asked for by id; recommends two. */
const knowing: Answer = ({ include }) =>
  include.length > 0 ? page(...[...include].reverse()) : page('three', 'four')
const failing = (error: unknown) => () => {
  throw error
}

/** The chart at work with its real actors; `answer` is the directory. */
async function wanted(input: DirectoryInput, answer: Answer) {
  const asked: { query: WalletQuery; signal: AbortSignal }[] = []
  const platform = createMemoryPlatform()
  const wallets: WalletDirectory['wallets'] = async (query, signal) => {
    asked.push({ query, signal })
    return answer(query)
  }
  const directory: WalletDirectory = {
    wallets,
    lists: (input, signal) => fetchLists(wallets, input, signal),
    origins: neverCalled,
    remoteFeatures: neverCalled,
    isAnalyticsEnabled: neverCalled,
  }
  const actors = directoryActors({ directory, platform })
  const actor = createActor(directoryMachine.provide({ actors }), {
    input,
    clock: platform.clock,
  }).start()
  const settled = async () => {
    for (let turn = 0; turn < 5; turn += 1) await flush()
  }
  actor.send({ type: 'load', namespace: null })
  await settled()
  return {
    actor,
    platform,
    settled,
    asked,
    queries: () => asked.map(({ query }) => query),
    seen: () => selectDirectory(actor.getSnapshot()),
  }
}
const plain = { page: 1, include: [], exclude: [], chains: [], search: null, certified: false }

describe('the questions', () => {
  test('recommended: four wallets of the page’s networks', async () => {
    const { queries } = await wanted(directoryInputs.plain, knowing)
    expect(queries()).toEqual([{ ...plain, entries: 4, chains: directoryInputs.plain.chains }])
  })

  test('featured and excluded by their ids, on whatever network; both are not recommended', async () => {
    const { queries } = await wanted(
      { ...directoryInputs.featuring, includeIds: ['one', 'in'] },
      knowing,
    )
    expect(queries()).toEqual([
      { ...plain, entries: 2, include: ['one', 'two'] },
      { ...plain, entries: 1, include: ['out'] },
      {
        ...plain,
        entries: 4,
        include: ['one', 'in'],
        exclude: ['out', 'one', 'two'],
        chains: directoryInputs.plain.chains,
      },
    ])
  })
})

describe('the lists', () => {
  test('featured wallets come in the page’s order, each once; one that nobody knows is left out', async () => {
    const input = { ...directoryInputs.featuring, featuredIds: ['two', 'one', 'two', 'gone'] }
    const { seen } = await wanted(input, ({ include }) =>
      page(...include.filter((id) => id !== 'gone').sort()),
    )
    expect(seen().featured.map(({ id }) => id)).toEqual(['two', 'one'])
  })

  test('excluded wallets are remembered by what installed ones are called', async () => {
    const { seen } = await wanted(directoryInputs.featuring, knowing)
    expect(seen().excluded).toEqual([{ name: 'Wallet out', rdns: 'test.out' }])
  })

  test('recommended ones are shown with how many there are', async () => {
    const { seen } = await wanted(directoryInputs.plain, knowing)
    expect(seen()).toMatchObject({
      status: 'ready',
      recommended: [{ id: 'three' }, { id: 'four' }],
      count: 600,
    })
  })
})

describe('a directory with a bad day', () => {
  test.each([
    ['nonsense', new KitError('endpoint/unreadable')],
    ['a status', new KitError('endpoint/refused', { status: '500' })],
  ])('recommends nothing without a word where it answers with %s', async (_, error) => {
    const { seen, platform } = await wanted(directoryInputs.plain, failing(error))
    expect(seen()).toMatchObject({ status: 'ready', recommended: [], count: 0 })
    expect(platform.controls.logged).toEqual([])
  })

  test.each([
    ['featured', 'one'],
    ['excluded', 'out'],
  ])('has failed where it has nothing to say of the %s ones', async (_, id) => {
    const { seen } = await wanted(directoryInputs.featuring, (query) =>
      query.include.includes(id) ? failing(new KitError('endpoint/unreadable'))() : knowing(query),
    )
    expect(seen()).toMatchObject({ status: 'failed', featured: [], excluded: [] })
  })

  test.each([
    ['not there', new KitError('endpoint/unreachable')],
    ['silent', new KitError('kit/timed-out')],
    ['without its code', new TypeError('Failed to fetch dynamically imported module')],
  ])('has failed where it is %s', async (_, error) => {
    const { seen } = await wanted(directoryInputs.plain, failing(error))
    expect(seen().status).toBe('failed')
  })

  test('G7 is asked again as soon as the browser is online, and no longer listened for then', async () => {
    let isOnline = false
    const run = await wanted(directoryInputs.plain, (query) =>
      isOnline ? knowing(query) : failing(new KitError('endpoint/unreachable'))(),
    )
    expect([run.seen().status, run.platform.controls.listeners()]).toEqual(['failed', 1])
    isOnline = true
    run.platform.controls.emit('online')
    await run.settled()
    expect([run.seen().status, run.platform.controls.listeners(), run.asked.length]).toEqual([
      'ready',
      0,
      2,
    ])
  })
})

test('O5 a kit that stops leaves no request and no listener', async () => {
  const asking = await wanted(directoryInputs.plain, () => new Promise(() => {}))
  asking.actor.stop()
  expect(asking.asked.map(({ signal }) => signal.aborted)).toEqual([true])
  const waiting = await wanted(directoryInputs.plain, failing(new KitError('endpoint/unreachable')))
  waiting.actor.stop()
  expect(waiting.platform.controls.listeners()).toBe(0)
})
