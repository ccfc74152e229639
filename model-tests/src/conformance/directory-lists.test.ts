import { type Directory, phoneWallet, startDirectory } from '@latchkit/sandbox/directory'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Actor, createActor } from 'xstate'
import { createWalletDirectory } from '../../../core/src/clients/wallet-directory/create-wallet-directory.ts'
import { toCaipNetworkId } from '../../../core/src/domain/caip/caip.ts'
import type { DirectoryState } from '../../../core/src/protocol/kit-state.ts'
import { directoryActors } from '../../../core/src/stores/directory/directory.actors.ts'
import { directoryMachine } from '../../../core/src/stores/directory/directory.machine.ts'
import { directoryReactions } from '../../../core/src/stores/directory/directory.reactions.ts'
import { directoryState } from '../../../core/src/stores/directory/directory.state.ts'
import type { DirectoryInput } from '../../../core/src/stores/directory/directory.types.ts'
import { tellsOf } from '../walker/react.ts'
import { nodePlatform } from './page.fixture.ts'

let service: Directory
const actors: Actor<typeof directoryMachine>[] = []
const plain: DirectoryInput = {
  directory: true,
  featuredIds: [],
  includeIds: [],
  excludeIds: [],
  chains: [toCaipNetworkId('eip155:1')],
  customWallets: false,
}

beforeAll(async () => {
  service = await startDirectory()
})
beforeEach(() => service.faults([]))
afterEach(() => {
  for (const actor of actors.splice(0)) actor.stop()
})
afterAll(() => service.stop())

/** The chart as a kit runs it, on the real client; somebody wants the lists. */
function want(input: DirectoryInput, projectId = 'p1') {
  const platform = nodePlatform()
  const directory = createWalletDirectory({
    platform,
    endpoint: service.url,
    projectId,
    adapted: ['eip155'],
  })
  const chart = directoryMachine.provide({ actors: directoryActors({ directory, platform }) })
  const actor = createActor(chart, { input, clock: platform.clock })
  actors.push(actor)
  const facts: { type: string }[] = []
  actor.on('*', (fact) => facts.push(fact))
  actor.start().send({ type: 'want', namespace: null })
  const mark = service.mark()
  const seen = () => directoryState(actor.getSnapshot())
  const become = (status: DirectoryState['status']) => expect.poll(() => seen().status).toBe(status)
  return {
    actor,
    platform,
    facts,
    seen,
    become,
    asked: () => service.requests(mark).map(({ query }) => query),
  }
}

test('four wallets of the page’s network are recommended, and all of them counted', async () => {
  const { seen, become } = want(plain)
  await become('ready')
  expect([seen().recommended.length, seen().recommended[0]?.id]).toEqual([4, phoneWallet.id])
  expect(
    seen().recommended.every(({ chains }) => chains.includes(toCaipNetworkId('eip155:1'))),
  ).toBe(true)
  expect(seen().count).toBeGreaterThan(100)
})

test('featured wallets come in the page’s order, excluded ones by name, and neither is counted', async () => {
  const all = want(plain)
  await all.become('ready')
  const [, one, two, three] = all.seen().recommended
  if (!one || !two || !three) throw new Error('The directory recommends too few')
  const { seen, become } = want({ ...plain, featuredIds: [three.id, one.id], excludeIds: [two.id] })
  await become('ready')
  expect(seen()).toEqual({
    status: 'ready',
    featured: [three, one],
    recommended: [],
    count: all.seen().count - 3,
    excluded: [{ name: two.name, rdns: two.rdns }],
  })
})

test('a directory that cannot say what it recommends is ready all the same', async () => {
  service.faults([{ path: '/getWallets', query: { entries: '4' }, fails: 'html' }])
  const { seen, become } = want({ ...plain, excludeIds: [phoneWallet.id] })
  await become('ready')
  expect(seen()).toMatchObject({
    recommended: [],
    count: 0,
    excluded: [{ name: phoneWallet.name }],
  })
})

test('G7 a page without a network recovers by itself, and asks only for what it does not know', async () => {
  service.faults([{ path: '/getWallets', query: { entries: '4' }, fails: 'offline' }])
  const { platform, seen, become, asked } = want({ ...plain, featuredIds: [phoneWallet.id] })
  await become('failed')
  service.faults([])
  platform.controls.emit('online')
  await become('ready')
  expect(seen().featured.map(({ id }) => id)).toEqual([phoneWallet.id])
  expect(asked().filter(({ entries }) => entries === '1')).toHaveLength(1)
})

test('G6 a service that does not take this page raises one alert and is left alone', async () => {
  const { actor, facts, become, asked } = want(
    { ...plain, featuredIds: [phoneWallet.id] },
    'refused',
  )
  await become('failed')
  const before = asked().length
  actor.send({ type: 'want', namespace: null })
  await become('failed')
  expect([before, asked().length]).toEqual([2, 2])
  expect(tellsOf(directoryReactions, facts)[0]).toEqual({
    to: 'alert',
    type: 'raise',
    code: 'config/origin-not-allowed',
    variant: 'error',
    details: {},
    once: true,
  })
})
