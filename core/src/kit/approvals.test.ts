import { expect, test } from 'vitest'
import { timeouts } from '../domain/constants.ts'
import type { ApprovalSource, RequestOutcome } from '../domain/request/unsafe-request.ts'
import { createManualClock } from '../platform/manual-clock.ts'
import { createMemoryPlatform } from '../platform/memory.ts'
import type { KitOptions } from './api/kit-options.ts'
import { createKit } from './create-kit.ts'
import { address, chain, firstNetwork, settle } from './kit.fixture.ts'

type Listener = Parameters<ApprovalSource['subscribe']>[0]

/** A page with an in-page wallet. Its requests stay pending until they are answered. */
function pageWithWallet(options: Partial<KitOptions> = {}) {
  const listeners = new Set<Listener>()
  const pending: string[] = []
  const decisions: string[] = []
  const requestOf = (id: string) => ({
    id,
    namespace: 'eip155',
    caipNetworkId: firstNetwork,
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
      for (const id of pending) listener.asked(requestOf(id))
      return () => void listeners.delete(listener)
    },
    approve: (id) => void decisions.push(`approve ${id}`),
    reject(id) {
      decisions.push(`reject ${id}`)
      end(id, 'cancel')
    },
  }
  const request = (id: string) => {
    pending.push(id)
    for (const listener of [...listeners]) listener.asked(requestOf(id))
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
    const { modal, router, approvals: current } = kit.state.getSnapshot()
    return [modal.phase, router.entry.view, current.request?.id ?? null, current.step]
  }
  return { kit, request, end, decisions, shown, listeners, clock }
}

test('a request of the in-page wallet loads the kit, is shown and answered, and the modal closes after it', async () => {
  const { kit, request, end, decisions, shown } = pageWithWallet()
  request('one')
  await settle()
  expect(shown()).toEqual(['open', 'ApproveTransaction', 'one', 'reviewing'])
  kit.modal.approve('one')
  await settle()
  expect([shown()[3], decisions]).toEqual(['signing', ['approve one']])
  end('one', 'success')
  await settle()
  expect(
    shown()
      .slice(0, 1)
      .concat(shown()[2] ?? null),
  ).toEqual(['closing', null])
})

test('closing the modal rejects all pending requests after the close animation', async () => {
  const { kit, request, decisions, shown, clock } = pageWithWallet()
  request('one')
  request('two')
  await settle()
  kit.modal.requestClose()
  await settle()
  expect([shown()[0], decisions]).toEqual(['closing', []])
  clock.advance(timeouts.modalClose)
  await settle()
  expect([shown()[0], decisions, shown()[2]]).toEqual([
    'closed',
    ['reject one', 'reject two'],
    null,
  ])
})

test('stop unsubscribes from the in-page wallet [O5]', async () => {
  const { kit, request, decisions, shown, listeners } = pageWithWallet()
  kit.stop()
  request('one')
  await settle()
  expect([shown()[0], decisions, listeners.size]).toEqual(['closed', [], 0])
})

test('an in-page wallet that throws in subscribe or unsubscribe does not prevent start or stop', () => {
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
    expect(platform.controls.listenerCount()).toBe(0)
  }
})

test('a pending request is shown again with the next one after the page opened another view', async () => {
  const { kit, request, shown } = pageWithWallet()
  request('one')
  await settle()
  kit.modal.reset('Connect')
  await settle()
  expect(shown()).toEqual(['open', 'Connect', 'one', 'reviewing'])
  request('two')
  await settle()
  expect(shown()).toEqual(['open', 'ApproveTransaction', 'one', 'reviewing'])
})

test('a request that arrives while the modal closes is rejected with the others and does not reopen it', async () => {
  const { kit, request, decisions, shown, clock } = pageWithWallet()
  request('one')
  await settle()
  kit.modal.requestClose()
  await settle()
  request('two')
  await settle()
  clock.advance(timeouts.modalClose)
  await settle()
  expect([shown()[0], decisions]).toEqual(['closed', ['reject one', 'reject two']])
})

test('requests beyond twenty pending ones are rejected at once', async () => {
  const { request, decisions } = pageWithWallet()
  for (let count = 1; count <= 22; count += 1) request(`request ${count}`)
  await settle()
  expect(decisions).toEqual(['reject request 21', 'reject request 22'])
})

test('embedded mode shows a request above the first view, and closing rejects it once and shows that view', async () => {
  const { kit, request, decisions, shown } = pageWithWallet({ enableEmbedded: true })
  await settle()
  request('one')
  await settle()
  expect(shown()).toEqual(['open', 'ApproveTransaction', 'one', 'reviewing'])
  kit.close()
  await settle()
  expect([shown(), decisions]).toEqual([['open', 'Connect', null, 'idle'], ['reject one']])
  request('two')
  await settle()
  expect(shown()).toEqual(['open', 'ApproveTransaction', 'two', 'reviewing'])
})

test('a request covers the view in which the visitor chooses a wallet, and the modal closes after the decision', async () => {
  const { kit, request, end, shown } = pageWithWallet()
  await kit.open({ view: 'Connect' })
  request('one')
  await settle()
  expect([shown(), kit.state.getSnapshot().router.entries.map(({ view }) => view)]).toEqual([
    ['open', 'ApproveTransaction', 'one', 'reviewing'],
    ['Connect', 'ApproveTransaction'],
  ])
  end('one', 'error') // the wallet withdrew the request
  await settle()
  expect(shown()).toEqual(['closing', 'ApproveTransaction', null, 'idle'])
})

test('reopening the modal during its close animation keeps the pending request until it closes again', async () => {
  const { kit, request, decisions, shown, clock } = pageWithWallet()
  request('one')
  await settle()
  kit.modal.requestClose()
  await settle()
  void kit.open({ view: 'Connect' })
  await settle()
  clock.advance(timeouts.modalClose)
  await settle()
  expect([shown(), decisions]).toEqual([['open', 'Connect', 'one', 'reviewing'], []])
  kit.modal.requestClose()
  await settle()
  clock.advance(timeouts.modalClose)
  await settle()
  expect([shown()[0], decisions]).toEqual(['closed', ['reject one']])
})
