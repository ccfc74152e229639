import { type Directory, phoneWallet, startDirectory } from '@latchkit/sandbox/directory'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Actor, createActor } from 'xstate'
import { createWalletDirectory } from '../../../core/src/clients/wallet-directory/create-wallet-directory.ts'
import { toCaipNetworkId } from '../../../core/src/domain/caip/caip.ts'
import type { DirectoryState } from '../../../core/src/protocol/kit-state.ts'
import { directoryMachine } from '../../../core/src/stores/directory/directory.machine.ts'
import {
  directoryActors,
  directoryReactions,
  selectDirectory,
} from '../../../core/src/stores/directory/directory.store.ts'
import type { DirectoryInput } from '../../../core/src/stores/directory/directory.types.ts'
import { messagesOf } from '../walker/react.ts'
import { nodePlatform } from './page.fixture.ts'

let service: Directory
const actors: Actor<typeof directoryMachine>[] = []
const baseInput: DirectoryInput = {
  directory: true,
  featuredIds: [],
  includeIds: [],
  excludeIds: [],
  chains: [toCaipNetworkId('eip155:1')],
}

beforeAll(async () => {
  service = await startDirectory()
})
beforeEach(() => service.faults([]))
afterEach(() => {
  for (const actor of actors.splice(0)) actor.stop()
})
afterAll(() => service.stop())

/** Starts the directory store on the real client and sends it `load`. */
function startStore(input: DirectoryInput, projectId = 'p1') {
  const platform = nodePlatform()
  const directory = createWalletDirectory({
    platform,
    endpoint: service.url,
    projectId,
    adapterNamespaces: ['eip155'],
    sdkPlatform: 'html',
  })
  const machine = directoryMachine.provide({
    actors: directoryActors({ directory, platform }, { inspect: () => {} }),
  })
  const actor = createActor(machine, { input, clock: platform.clock })
  actors.push(actor)
  const emitted: { type: string }[] = []
  actor.on('*', (event) => emitted.push(event))
  actor.start().send({ type: 'load', namespace: null })
  const mark = service.mark()
  const state = () => selectDirectory(actor.getSnapshot())
  const waitForStatus = (status: DirectoryState['status']) =>
    expect.poll(() => state().status).toBe(status)
  return {
    actor,
    platform,
    emitted,
    state,
    waitForStatus,
    queries: () => service.requests(mark).map(({ query }) => query),
  }
}

test('the directory store recommends four wallets of the page’s network and counts all', async () => {
  const { state, waitForStatus } = startStore(baseInput)
  await waitForStatus('fresh')
  expect([state().recommended.length, state().recommended[0]?.id]).toEqual([4, phoneWallet.id])
  expect(
    state().recommended.every(({ chains }) => chains.includes(toCaipNetworkId('eip155:1'))),
  ).toBe(true)
  expect(state().count).toBeGreaterThan(100)
})

test('the directory store keeps the page’s order of featured wallets, resolves excluded ones to names, and counts and recommends neither', async () => {
  const all = startStore(baseInput)
  await all.waitForStatus('fresh')
  const [first, second, third, fourth] = all.state().recommended
  if (!second || !third || !fourth)
    throw new Error('The directory recommends fewer than four wallets')
  const { state, waitForStatus } = startStore({
    ...baseInput,
    featuredIds: [fourth.id, second.id],
    excludeIds: [third.id],
  })
  await waitForStatus('fresh')
  expect(state()).toEqual({
    status: 'fresh',
    problem: null,
    featured: [fourth, second],
    recommended: [first, expect.anything(), expect.anything(), expect.anything()],
    count: all.state().count - 3,
    excluded: [{ name: third.name, rdns: third.rdns }],
  })
  const omitted = [second, third, fourth].map(({ id }) => id)
  expect(state().recommended.filter(({ id }) => omitted.includes(id))).toEqual([])
})

test('the directory store is ready although the list of recommended wallets fails', async () => {
  service.faults([{ path: '/getWallets', query: { entries: '4' }, fails: 'html' }])
  const { state, waitForStatus } = startStore({ ...baseInput, excludeIds: [phoneWallet.id] })
  await waitForStatus('fresh')
  expect(state()).toMatchObject({
    recommended: [],
    count: 0,
    excluded: [{ name: phoneWallet.name }],
  })
})

test('the directory store loads when the browser is online again and requests only the missing lists [G7]', async () => {
  service.faults([{ path: '/getWallets', query: { entries: '4' }, fails: 'offline' }])
  const { platform, state, waitForStatus, queries } = startStore({
    ...baseInput,
    featuredIds: [phoneWallet.id],
  })
  await waitForStatus('failed')
  service.faults([])
  platform.controls.emit('online')
  await waitForStatus('fresh')
  expect(state().featured.map(({ id }) => id)).toEqual([phoneWallet.id])
  expect(queries().filter(({ entries }) => entries === '1')).toHaveLength(1)
})

test('the directory store raises one alert for a 403 response and does not retry [G6]', async () => {
  const { actor, emitted, waitForStatus, queries } = startStore(
    { ...baseInput, featuredIds: [phoneWallet.id] },
    'refused',
  )
  await waitForStatus('failed')
  const before = queries().length
  actor.send({ type: 'load', namespace: null })
  await waitForStatus('failed')
  expect([before, queries().length]).toEqual([2, 2])
  expect(messagesOf(directoryReactions, emitted)[0]).toEqual({
    to: 'alert',
    type: 'raise',
    code: 'config/origin-not-allowed',
    variant: 'error',
    details: {},
    once: true,
  })
})
