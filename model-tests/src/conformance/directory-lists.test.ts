import { type Directory, phoneWallet, startDirectory } from '@latchkit/sandbox/directory'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Actor, createActor } from 'xstate'
import { createWalletDirectory } from '../../../core/src/clients/wallet-directory/create-wallet-directory.ts'
import { toCaipNetworkId } from '../../../core/src/domain/caip/caip.ts'
import type { DirectoryState } from '../../../core/src/protocol/kit-state.ts'
import { directoryActors } from '../../../core/src/stores/directory/directory.actors.ts'
import { directoryMachine } from '../../../core/src/stores/directory/directory.machine.ts'
import { directoryReactions } from '../../../core/src/stores/directory/directory.reactions.ts'
import { selectDirectory } from '../../../core/src/stores/directory/directory.store.ts'
import type { DirectoryInput } from '../../../core/src/stores/directory/directory.types.ts'
import { messagesOf } from '../walker/react.ts'
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

/** Runs the directory store as the kit does, on the real client, and sends it `load`. */
function want(input: DirectoryInput, projectId = 'p1') {
  const platform = nodePlatform()
  const directory = createWalletDirectory({
    platform,
    endpoint: service.url,
    projectId,
    adapterNamespaces: ['eip155'],
  })
  const chart = directoryMachine.provide({ actors: directoryActors({ directory, platform }) })
  const actor = createActor(chart, { input, clock: platform.clock })
  actors.push(actor)
  const facts: { type: string }[] = []
  actor.on('*', (fact) => facts.push(fact))
  actor.start().send({ type: 'load', namespace: null })
  const mark = service.mark()
  const seen = () => selectDirectory(actor.getSnapshot())
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

test('four wallets of the page’s network are recommended, and all are counted', async () => {
  const { seen, become } = want(plain)
  await become('ready')
  expect([seen().recommended.length, seen().recommended[0]?.id]).toEqual([4, phoneWallet.id])
  expect(
    seen().recommended.every(({ chains }) => chains.includes(toCaipNetworkId('eip155:1'))),
  ).toBe(true)
  expect(seen().count).toBeGreaterThan(100)
})

test('featured wallets keep the page’s order, excluded ones are resolved to names, and neither is counted', async () => {
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

test('the directory is ready although the list of recommended wallets fails', async () => {
  service.faults([{ path: '/getWallets', query: { entries: '4' }, fails: 'html' }])
  const { seen, become } = want({ ...plain, excludeIds: [phoneWallet.id] })
  await become('ready')
  expect(seen()).toMatchObject({
    recommended: [],
    count: 0,
    excluded: [{ name: phoneWallet.name }],
  })
})

test('after being offline the directory loads automatically and requests only the missing lists [G7]', async () => {
  service.faults([{ path: '/getWallets', query: { entries: '4' }, fails: 'offline' }])
  const { platform, seen, become, asked } = want({ ...plain, featuredIds: [phoneWallet.id] })
  await become('failed')
  service.faults([])
  platform.controls.emit('online')
  await become('ready')
  expect(seen().featured.map(({ id }) => id)).toEqual([phoneWallet.id])
  expect(asked().filter(({ entries }) => entries === '1')).toHaveLength(1)
})

test('a 403 response raises one alert and is not retried [G6]', async () => {
  const { actor, facts, become, asked } = want(
    { ...plain, featuredIds: [phoneWallet.id] },
    'refused',
  )
  await become('failed')
  const before = asked().length
  actor.send({ type: 'load', namespace: null })
  await become('failed')
  expect([before, asked().length]).toEqual([2, 2])
  expect(messagesOf(directoryReactions, facts)[0]).toEqual({
    to: 'alert',
    type: 'raise',
    code: 'config/origin-not-allowed',
    variant: 'error',
    details: {},
    once: true,
  })
})
