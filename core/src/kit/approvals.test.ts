import { expect, test } from 'vitest'
import { timeouts } from '../domain/constants.ts'
import type { ApprovalSource, RequestOutcome } from '../domain/request/unsafe-request.ts'
import { createManualClock } from '../platform/manual-clock.ts'
import { createMemoryPlatform } from '../platform/memory.ts'
import type { KitOptions } from './api/kit-options.ts'
import { createKit } from './create-kit.ts'
import { address, chain, one, settle } from './kit.fixture.ts'

type Listener = Parameters<ApprovalSource['subscribe']>[0]

/** A page with a wallet of its own. What it asks stays pending until it is answered. */
function pageWithWallet(options: Partial<KitOptions> = {}) {
  const listeners = new Set<Listener>()
  const pending: string[] = []
  const answers: string[] = []
  const asked = (id: string) => ({
    id,
    namespace: 'eip155',
    caipNetworkId: one,
    address,
    method: 'personal_sign',
    params: ['0x48690a', address],
  })
  const end = (id: string, outcome: RequestOutcome) => {
    pending.splice(pending.indexOf(id), 1)
    for (const listener of [...listeners]) listener.settled(id, outcome)
  }
  const approvals: ApprovalSource = {
    connectorId: 'own',
    subscribe(listener) {
      listeners.add(listener)
      for (const id of pending) listener.asked(asked(id))
      return () => void listeners.delete(listener)
    },
    approve: (id) => void answers.push(`yes ${id}`),
    reject(id) {
      answers.push(`no ${id}`)
      end(id, 'cancel')
    },
  }
  const ask = (id: string) => {
    pending.push(id)
    for (const listener of [...listeners]) listener.asked(asked(id))
  }
  const clock = createManualClock()
  const platform = createMemoryPlatform({ clock })
  const kit = createKit({
    projectId: 'p',
    networks: [chain(1337)],
    approvals,
    platform,
    ...options,
  })
  const shown = () => {
    const { modal, router, approvals: its } = kit.state.getSnapshot()
    return [modal.phase, router.entry.view, its.request?.id ?? null, its.step]
  }
  return { kit, ask, end, answers, shown, listeners, clock }
}

test('what it asks before anything is loaded is shown, decided and answered; nobody’s entry waits, so the modal closes', async () => {
  const { kit, ask, end, answers, shown } = pageWithWallet()
  ask('one')
  await settle()
  expect(shown()).toEqual(['open', 'ApproveTransaction', 'one', 'looking'])
  kit.modal.approve('one')
  await settle()
  expect([shown()[3], answers]).toEqual(['working', ['yes one']])
  end('one', 'success')
  await settle()
  expect(
    shown()
      .slice(0, 1)
      .concat(shown()[2] ?? null),
  ).toEqual(['closing', null])
})

test('closing the modal says no to all that is pending', async () => {
  const { kit, ask, answers, shown, clock } = pageWithWallet()
  ask('one')
  ask('two')
  await settle()
  kit.modal.requestClose()
  await settle()
  expect([shown()[0], answers]).toEqual(['closing', []])
  clock.advance(timeouts.modalClose)
  await settle()
  expect([shown()[0], answers, shown()[2]]).toEqual(['closed', ['no one', 'no two'], null])
})

test('O5 a kit that stops hears no more of it', async () => {
  const { kit, ask, answers, shown, listeners } = pageWithWallet()
  kit.stop()
  ask('one')
  await settle()
  expect([shown()[0], answers, listeners.size]).toEqual(['closed', [], 0])
})

test('a wallet in the page that throws when it is asked, or left, keeps no kit from starting or stopping', () => {
  const fail = () => {
    throw new Error('broken')
  }
  for (const subscribe of [fail, () => fail]) {
    const platform = createMemoryPlatform()
    const approvals = { connectorId: 'own', subscribe, approve: null, reject: fail }
    const kit = createKit({ projectId: 'p', networks: [chain(1337)], approvals, platform })
    kit.stop()
    expect(platform.controls.logged.map(({ message }) => message)).toEqual([
      'The option "approvals" threw an error',
    ])
    expect(platform.controls.listeners()).toBe(0)
  }
})

test('a request whose page the page left is shown again with the next one', async () => {
  const { kit, ask, shown } = pageWithWallet()
  ask('one')
  await settle()
  kit.modal.reset('Connect')
  await settle()
  expect(shown()).toEqual(['open', 'Connect', 'one', 'looking'])
  ask('two')
  await settle()
  expect(shown()).toEqual(['open', 'ApproveTransaction', 'one', 'looking'])
})

test('what is asked while the modal closes is refused with the rest, and opens nothing', async () => {
  const { kit, ask, answers, shown, clock } = pageWithWallet()
  ask('one')
  await settle()
  kit.modal.requestClose()
  await settle()
  ask('two')
  await settle()
  clock.advance(timeouts.modalClose)
  await settle()
  expect([shown()[0], answers]).toEqual(['closed', ['no one', 'no two']])
})

test('more than twenty at once are not kept waiting: the rest is refused', async () => {
  const { ask, answers } = pageWithWallet()
  for (let count = 1; count <= 22; count += 1) ask(`request ${count}`)
  await settle()
  expect(answers).toEqual(['no request 21', 'no request 22'])
})

test('embedded, a request lies over the first page, and closing refuses it once and shows that page again', async () => {
  const { kit, ask, answers, shown } = pageWithWallet({ enableEmbedded: true })
  await settle()
  ask('one')
  await settle()
  expect(shown()).toEqual(['open', 'ApproveTransaction', 'one', 'looking'])
  kit.close()
  await settle()
  expect([shown(), answers]).toEqual([['open', 'Connect', null, 'idle'], ['no one']])
  ask('two')
  await settle()
  expect(shown()).toEqual(['open', 'ApproveTransaction', 'two', 'looking'])
})

test('a request that comes while the visitor chooses a wallet lies over that page; decided, the modal closes', async () => {
  const { kit, ask, end, shown } = pageWithWallet()
  await kit.open({ view: 'Connect' })
  ask('one')
  await settle()
  expect([shown(), kit.state.getSnapshot().router.entries.map(({ view }) => view)]).toEqual([
    ['open', 'ApproveTransaction', 'one', 'looking'],
    ['Connect', 'ApproveTransaction'],
  ])
  end('one', 'error') // the wallet gave it up, or went
  await settle()
  expect(shown()).toEqual(['closing', 'ApproveTransaction', null, 'idle'])
})

test('opened again while it closes, the modal still refuses what was pending once it is closed at last', async () => {
  const { kit, ask, answers, shown, clock } = pageWithWallet()
  ask('one')
  await settle()
  kit.modal.requestClose()
  await settle()
  void kit.open({ view: 'Connect' })
  await settle()
  clock.advance(timeouts.modalClose)
  await settle()
  expect([shown(), answers]).toEqual([['open', 'Connect', 'one', 'looking'], []])
  kit.modal.requestClose()
  await settle()
  clock.advance(timeouts.modalClose)
  await settle()
  expect([shown()[0], answers]).toEqual(['closed', ['no one']])
})
