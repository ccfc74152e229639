import { createMemoryPlatform, neverCalled } from '@latchkit/core/testing'
import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { fetchLists } from '../../../../core/src/clients/wallet-directory/fetch-lists.ts'
import type {
  WalletDirectory,
  WalletPage,
  WalletQuery,
} from '../../../../core/src/clients/wallet-directory/wallet-directory.types.ts'
import { timeouts } from '../../../../core/src/domain/constants.ts'
import { catalogue } from '../../../../core/src/errors/catalogue.ts'
import { KitError } from '../../../../core/src/errors/kit-error.ts'
import { createManualClock } from '../../../../core/src/platform/manual-clock.ts'
import { directoryMachine } from '../../../../core/src/stores/directory/directory.machine.ts'
import {
  directoryActors,
  selectDirectory,
} from '../../../../core/src/stores/directory/directory.store.ts'
import type { DirectoryInput } from '../../../../core/src/stores/directory/directory.types.ts'
import { flush } from '../../walker/model-run.ts'
import { directoryInputs, directoryWallet } from './directory.cases.ts'

type Answer = (query: WalletQuery) => WalletPage | Promise<WalletPage>
const page = (...ids: string[]): WalletPage => ({ wallets: ids.map(directoryWallet), count: 600 })
/** The response of a directory that knows all requested ids and recommends two wallets. */
const knownWallets: Answer = ({ include }) =>
  include.length > 0 ? page(...[...include].reverse()) : page('three', 'four')
const failing = (error: unknown) => () => {
  throw error
}

/** Runs the machine with its real actors and sends `load`. `answer`: response of the directory. */
async function createDirectory(input: DirectoryInput, answer: Answer) {
  const requests: { query: WalletQuery; signal: AbortSignal }[] = []
  const clock = createManualClock()
  const platform = createMemoryPlatform({ clock })
  const wallets: WalletDirectory['wallets'] = async (query, signal) => {
    requests.push({ query, signal })
    return answer(query)
  }
  const directory: WalletDirectory = {
    wallets,
    lists: (input, signal) => fetchLists(wallets, input, signal),
    origins: neverCalled,
    remoteFeatures: neverCalled,
    isAnalyticsEnabled: neverCalled,
  }
  const actors = directoryActors({ directory, platform }, { inspect: () => {} })
  const actor = createActor(directoryMachine.provide({ actors }), {
    input,
    clock,
  }).start()
  const flushAll = async () => {
    for (let turn = 0; turn < 5; turn += 1) await flush()
  }
  actor.send({ type: 'load', namespace: null })
  await flushAll()
  return {
    actor,
    clock,
    platform,
    flushAll,
    requests,
    queries: () => requests.map(({ query }) => query),
    state: () => selectDirectory(actor.getSnapshot()),
  }
}
const baseQuery = { page: 1, include: [], exclude: [], chains: [], search: null, certified: false }

describe('requests of the directory lists', () => {
  test('loadLists requests four recommended wallets with the networks of the page', async () => {
    const { queries } = await createDirectory(directoryInputs.default, knownWallets)
    expect(queries()).toEqual([
      { ...baseQuery, entries: 4, chains: directoryInputs.default.chains },
    ])
  })

  test('loadLists requests featured and excluded wallets by id and omits them from the recommended ones', async () => {
    const { queries } = await createDirectory(
      { ...directoryInputs.featured, includeIds: ['one', 'in'] },
      knownWallets,
    )
    expect(queries()).toEqual([
      { ...baseQuery, entries: 2, include: ['one', 'two'] },
      { ...baseQuery, entries: 1, include: ['out'] },
      {
        ...baseQuery,
        entries: 4,
        include: ['one', 'in'],
        exclude: ['out', 'one', 'two'],
        chains: directoryInputs.default.chains,
      },
    ])
  })
})

describe('directory lists', () => {
  test('directory lists featured wallets in the order of the page, without duplicates and unknown ids', async () => {
    const input = { ...directoryInputs.featured, featuredIds: ['two', 'one', 'two', 'gone'] }
    const { state } = await createDirectory(input, ({ include }) =>
      page(...include.filter((id) => id !== 'gone').sort()),
    )
    expect(state().featured.map(({ id }) => id)).toEqual(['two', 'one'])
  })

  test('directory lists the names and rdns of excluded wallets', async () => {
    const { state } = await createDirectory(directoryInputs.featured, knownWallets)
    expect(state().excluded).toEqual([{ name: 'Wallet out', rdns: 'test.out' }])
  })

  test('directory lists recommended wallets and the total count', async () => {
    const { state } = await createDirectory(directoryInputs.default, knownWallets)
    expect(state()).toMatchObject({
      status: 'fresh',
      recommended: [{ id: 'three' }, { id: 'four' }],
      count: 600,
    })
  })
})

describe('failing directory', () => {
  test.each([
    ['an unreadable body', new KitError(catalogue, 'endpoint/unreadable')],
    ['status 500', new KitError(catalogue, 'endpoint/refused', { status: '500' })],
  ])(
    'directory is ready without recommended wallets after a response with %s',
    async (_, error) => {
      const { state, platform } = await createDirectory(directoryInputs.default, failing(error))
      expect(state()).toMatchObject({ status: 'fresh', recommended: [], count: 0 })
      expect(platform.controls.logged).toEqual([])
    },
  )

  test.each([
    ['featured', 'one'],
    ['excluded', 'out'],
  ])('directory fails if the response about the %s wallets is unreadable', async (_, id) => {
    const { state } = await createDirectory(directoryInputs.featured, (query) =>
      query.include.includes(id)
        ? failing(new KitError(catalogue, 'endpoint/unreadable'))()
        : knownWallets(query),
    )
    expect(state()).toMatchObject({ status: 'failed', featured: [], excluded: [] })
  })

  test.each([
    ['the service is unreachable', new KitError(catalogue, 'endpoint/unreachable')],
    ['the service does not respond', new KitError(catalogue, 'kit/timed-out')],
    ['its code cannot be loaded', new TypeError('Failed to fetch dynamically imported module')],
  ])('directory fails if %s', async (_, error) => {
    const { state } = await createDirectory(directoryInputs.default, failing(error))
    expect(state().status).toBe('failed')
  })

  test('directory fails after 10 s and ignores a late response', async () => {
    let answer = (_: WalletPage) => {}
    const late = new Promise<WalletPage>((resolve) => {
      answer = resolve
    })
    const run = await createDirectory(directoryInputs.default, () => late)
    run.clock.advance(timeouts.apiTimeout - 1)
    expect(run.state().status).toBe('loading')
    run.clock.advance(1)
    expect([run.state().status, run.requests[0]?.signal.aborted]).toEqual(['failed', true])
    answer(page('three'))
    await run.flushAll()
    expect(run.state()).toMatchObject({ status: 'failed', recommended: [] })
  })

  test('directory loads failed lists again when the browser is online and removes the online listener [G7]', async () => {
    let isOnline = false
    const run = await createDirectory(directoryInputs.default, (query) =>
      isOnline ? knownWallets(query) : failing(new KitError(catalogue, 'endpoint/unreachable'))(),
    )
    expect([run.state().status, run.platform.controls.listenerCount()]).toEqual(['failed', 3])
    isOnline = true
    run.platform.controls.emit('online')
    await run.flushAll()
    expect([
      run.state().status,
      run.platform.controls.listenerCount(),
      run.requests.length,
    ]).toEqual(['fresh', 0, 2])
  })
})

test('directory aborts its request and removes its online listener when it stops [O5]', async () => {
  const withOpenRequest = await createDirectory(
    directoryInputs.default,
    () => new Promise(() => {}),
  )
  withOpenRequest.actor.stop()
  expect(withOpenRequest.requests.map(({ signal }) => signal.aborted)).toEqual([true])
  const withOnlineListener = await createDirectory(
    directoryInputs.default,
    failing(new KitError(catalogue, 'endpoint/unreachable')),
  )
  withOnlineListener.actor.stop()
  expect(withOnlineListener.platform.controls.listenerCount()).toBe(0)
})
