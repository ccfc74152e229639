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
/** A directory that knows all requested ids and recommends two wallets. */
const knownWallets: Answer = ({ include }) =>
  include.length > 0 ? page(...[...include].reverse()) : page('three', 'four')
const failing = (error: unknown) => () => {
  throw error
}

/** Runs the machine with its real actors; `answer` is the response of the directory. */
async function createDirectory(input: DirectoryInput, answer: Answer) {
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
  const flushed = async () => {
    for (let turn = 0; turn < 5; turn += 1) await flush()
  }
  actor.send({ type: 'load', namespace: null })
  await flushed()
  return {
    actor,
    platform,
    flushed,
    asked,
    queries: () => asked.map(({ query }) => query),
    state: () => selectDirectory(actor.getSnapshot()),
  }
}
const plain = { page: 1, include: [], exclude: [], chains: [], search: null, certified: false }

describe('requests of the directory lists', () => {
  test('loadLists requests four recommended wallets on the networks of the page', async () => {
    const { queries } = await createDirectory(directoryInputs.plain, knownWallets)
    expect(queries()).toEqual([{ ...plain, entries: 4, chains: directoryInputs.plain.chains }])
  })

  test('loadLists requests featured and excluded wallets by id and omits them from the recommended ones', async () => {
    const { queries } = await createDirectory(
      { ...directoryInputs.featuring, includeIds: ['one', 'in'] },
      knownWallets,
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

describe('directory lists', () => {
  test('featured wallets are in the order of the page, without duplicates and unknown ids', async () => {
    const input = { ...directoryInputs.featuring, featuredIds: ['two', 'one', 'two', 'gone'] }
    const { state } = await createDirectory(input, ({ include }) =>
      page(...include.filter((id) => id !== 'gone').sort()),
    )
    expect(state().featured.map(({ id }) => id)).toEqual(['two', 'one'])
  })

  test('excluded wallets have the name and rdns of installed wallets', async () => {
    const { state } = await createDirectory(directoryInputs.featuring, knownWallets)
    expect(state().excluded).toEqual([{ name: 'Wallet out', rdns: 'test.out' }])
  })

  test('recommended wallets are listed with the total count', async () => {
    const { state } = await createDirectory(directoryInputs.plain, knownWallets)
    expect(state()).toMatchObject({
      status: 'ready',
      recommended: [{ id: 'three' }, { id: 'four' }],
      count: 600,
    })
  })
})

describe('failing directory', () => {
  test.each([
    ['nonsense', new KitError('endpoint/unreadable')],
    ['a status', new KitError('endpoint/refused', { status: '500' })],
  ])('an unreadable recommended list (%s) is empty and no failure', async (_, error) => {
    const { state, platform } = await createDirectory(directoryInputs.plain, failing(error))
    expect(state()).toMatchObject({ status: 'ready', recommended: [], count: 0 })
    expect(platform.controls.logged).toEqual([])
  })

  test.each([
    ['featured', 'one'],
    ['excluded', 'out'],
  ])('loading fails without a response about the %s wallets', async (_, id) => {
    const { state } = await createDirectory(directoryInputs.featuring, (query) =>
      query.include.includes(id)
        ? failing(new KitError('endpoint/unreadable'))()
        : knownWallets(query),
    )
    expect(state()).toMatchObject({ status: 'failed', featured: [], excluded: [] })
  })

  test.each([
    ['unreachable', new KitError('endpoint/unreachable')],
    ['unresponsive', new KitError('kit/timed-out')],
    ['missing its code', new TypeError('Failed to fetch dynamically imported module')],
  ])('loading fails when the directory is %s', async (_, error) => {
    const { state } = await createDirectory(directoryInputs.plain, failing(error))
    expect(state().status).toBe('failed')
  })

  test('lists are loaded again once the browser is online, and the online listener is removed [G7]', async () => {
    let isOnline = false
    const run = await createDirectory(directoryInputs.plain, (query) =>
      isOnline ? knownWallets(query) : failing(new KitError('endpoint/unreachable'))(),
    )
    expect([run.state().status, run.platform.controls.listenerCount()]).toEqual(['failed', 1])
    isOnline = true
    run.platform.controls.emit('online')
    await run.flushed()
    expect([run.state().status, run.platform.controls.listenerCount(), run.asked.length]).toEqual([
      'ready',
      0,
      2,
    ])
  })
})

test('stopping the directory leaves no request and no listener [O5]', async () => {
  const asking = await createDirectory(directoryInputs.plain, () => new Promise(() => {}))
  asking.actor.stop()
  expect(asking.asked.map(({ signal }) => signal.aborted)).toEqual([true])
  const waiting = await createDirectory(
    directoryInputs.plain,
    failing(new KitError('endpoint/unreachable')),
  )
  waiting.actor.stop()
  expect(waiting.platform.controls.listenerCount()).toBe(0)
})
