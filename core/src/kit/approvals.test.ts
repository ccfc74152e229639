import { describe, expect, test } from 'vitest'
import { timeouts } from '../domain/constants.ts'
import type { ApprovalSource, RequestOutcome } from '../domain/request/unsafe-request.ts'
import { createManualClock } from '../platform/manual-clock.ts'
import { createMemoryPlatform } from '../platform/memory.ts'
import type { KitOptions } from './api/kit-options.ts'
import { createKit } from './create-kit.ts'
import { address, chain, firstNetwork, settle } from './kit.fixture.ts'

type Listener = Parameters<ApprovalSource['subscribe']>[0]

/** A kit with an in-page wallet. Requests stay pending until `settleRequest` or a rejection. */
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
  const settleRequest = (id: string, outcome: RequestOutcome) => {
    pending.splice(pending.indexOf(id), 1)
    for (const listener of [...listeners]) listener.settled(id, outcome)
  }
  const approvals: ApprovalSource = {
    connectorId: 'own',
    subscribe(listener) {
      listeners.add(listener)
      for (const id of pending) listener.received(requestOf(id))
      return () => void listeners.delete(listener)
    },
    approve: (id) => void decisions.push(`approve ${id}`),
    reject(id) {
      decisions.push(`reject ${id}`)
      settleRequest(id, 'cancel')
    },
  }
  const request = (id: string) => {
    pending.push(id)
    for (const listener of [...listeners]) listener.received(requestOf(id))
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
  const uiState = () => {
    const { modal, router, approvals: current } = kit.state.getSnapshot()
    return {
      modal: modal.phase,
      view: router.entry.view,
      request: current.request?.id ?? null,
      step: current.step,
    }
  }
  return { kit, request, settleRequest, decisions, uiState, listeners, clock }
}

/** The state of the modal while the visitor reviews a request. */
const reviewing = (request: string) => ({
  modal: 'open',
  view: 'ApproveTransaction',
  request,
  step: 'reviewing',
})

test('a request of the in-page wallet loads the kit, opens ApproveTransaction and closes the modal when it is settled', async () => {
  const { kit, request, settleRequest, decisions, uiState } = pageWithWallet()
  request('one')
  await settle()
  expect(uiState()).toEqual(reviewing('one'))
  kit.modal.approve('one')
  await settle()
  expect([uiState().step, decisions]).toEqual(['signing', ['approve one']])
  settleRequest('one', 'success')
  await settle()
  expect(uiState()).toMatchObject({ modal: 'closing', request: null })
})

test('closing the modal rejects all pending requests of the in-page wallet after the close animation', async () => {
  const { kit, request, decisions, uiState, clock } = pageWithWallet()
  request('one')
  request('two')
  await settle()
  kit.modal.requestClose()
  await settle()
  expect([uiState().modal, decisions]).toEqual(['closing', []])
  clock.advance(timeouts.modalClose)
  await settle()
  expect(uiState()).toMatchObject({ modal: 'closed', request: null })
  expect(decisions).toEqual(['reject two', 'reject one'])
})

test('kit.stop unsubscribes from the in-page wallet [O5]', async () => {
  const { kit, request, decisions, uiState, listeners } = pageWithWallet()
  kit.stop()
  request('one')
  await settle()
  expect([uiState().modal, decisions, listeners.size]).toEqual(['closed', [], 0])
})

test('a kit logs an error that the in-page wallet throws in subscribe or unsubscribe', async () => {
  const fail = () => {
    throw new Error('broken')
  }
  for (const subscribe of [fail, () => fail]) {
    const platform = createMemoryPlatform()
    const approvals = { connectorId: 'own', subscribe, approve: null, reject: fail }
    const kit = createKit({ projectId: 'p', networks: [chain(1337)], approvals, platform })
    kit.stop()
    await settle()
    expect(platform.controls.logged.map(({ message }) => message)).toEqual([
      'The option "approvals" threw an error',
    ])
    expect(platform.controls.listenerCount()).toBe(0)
  }
})

test('a new request shows the pending one again if the page has opened another view', async () => {
  const { kit, request, uiState } = pageWithWallet()
  request('one')
  await settle()
  kit.modal.reset('Connect')
  await settle()
  expect(uiState()).toEqual({ ...reviewing('one'), view: 'Connect' })
  request('two')
  await settle()
  expect(uiState()).toEqual(reviewing('one'))
})

test('a request that arrives while the modal closes is shown, and the closed ones are rejected [V6]', async () => {
  const { kit, request, decisions, uiState, clock } = pageWithWallet()
  request('one')
  await settle()
  kit.modal.requestClose()
  await settle()
  request('two')
  await settle()
  expect(decisions).toEqual(['reject one'])
  expect(uiState()).toEqual(reviewing('two'))
  clock.advance(timeouts.modalClose)
  await settle()
  expect(uiState()).toEqual(reviewing('two'))
  kit.modal.requestClose()
  await settle()
  clock.advance(timeouts.modalClose)
  await settle()
  expect([uiState().modal, decisions]).toEqual(['closed', ['reject one', 'reject two']])
})

describe.each(['before', 'after'])(
  'a request that arrives in the same tick, just %s the modal is closed',
  (order) => {
    /** The modal becomes closed, and the request `two` arrives in the same tick. */
    function closeWithRequest({ request, clock }: ReturnType<typeof pageWithWallet>) {
      if (order === 'before') request('two')
      clock.advance(timeouts.modalClose)
      if (order === 'after') request('two')
    }

    test('is shown, and only the pending request is rejected [V6]', async () => {
      const page = pageWithWallet()
      page.request('one')
      await settle()
      page.kit.modal.requestClose()
      await settle()
      closeWithRequest(page)
      await settle()
      expect(page.decisions).toEqual(['reject one'])
      expect(page.uiState()).toEqual(reviewing('two'))
    })

    test('is shown in a modal that had no request [V6]', async () => {
      const page = pageWithWallet()
      await page.kit.open({ view: 'Connect' })
      page.kit.modal.requestClose()
      await settle()
      closeWithRequest(page)
      await settle()
      expect(page.decisions).toEqual([])
      expect(page.uiState()).toEqual(reviewing('two'))
    })

    test('is shown in embedded mode [V6]', async () => {
      const page = pageWithWallet({ enableEmbedded: true })
      await settle()
      page.request('one')
      await settle()
      if (order === 'before') page.request('two')
      page.kit.close()
      if (order === 'after') page.request('two')
      await settle()
      expect(page.decisions).toEqual(['reject one'])
      expect(page.uiState()).toEqual(reviewing('two'))
    })

    test('is shown in an embedded modal that had no request [V6]', async () => {
      const page = pageWithWallet({ enableEmbedded: true })
      await settle()
      if (order === 'before') page.request('two')
      page.kit.close()
      if (order === 'after') page.request('two')
      await settle()
      expect(page.decisions).toEqual([])
      expect(page.uiState()).toEqual(reviewing('two'))
    })
  },
)

test('a request that waits while the modal opens and closes before its store has loaded is shown [V6]', async () => {
  const { kit, request, decisions, uiState, clock } = pageWithWallet()
  kit.state.subscribe(() => {
    // As soon as the engine runs, its lazy stores still load.
    if (uiState().modal === 'open' && uiState().view === 'Connect') {
      kit.close()
      clock.advance(timeouts.modalClose)
    }
  })
  void kit.open({ view: 'Connect' })
  request('one')
  await settle()
  expect(decisions).toEqual([])
  expect(uiState()).toEqual(reviewing('one'))
})

test('the modal that the page opens in the tick in which it became closed keeps its view [V6]', async () => {
  const { kit, uiState, clock } = pageWithWallet()
  await kit.open({ view: 'Connect' })
  kit.modal.requestClose()
  await settle()
  clock.advance(timeouts.modalClose)
  void kit.open({ view: 'WhatIsAWallet' })
  await settle()
  expect(uiState()).toMatchObject({ modal: 'open', view: 'WhatIsAWallet' })
})

test('the kit rejects requests of the in-page wallet beyond twenty pending ones', async () => {
  const { request, decisions } = pageWithWallet()
  for (let count = 1; count <= 22; count += 1) request(`request ${count}`)
  await settle()
  expect(decisions).toEqual(['reject request 21', 'reject request 22'])
})

test('embedded mode shows a request above the root view, and close rejects the request once and shows the root view', async () => {
  const { kit, request, decisions, uiState } = pageWithWallet({ enableEmbedded: true })
  await settle()
  request('one')
  await settle()
  expect(uiState()).toEqual(reviewing('one'))
  kit.close()
  await settle()
  expect(uiState()).toEqual({ modal: 'open', view: 'Connect', request: null, step: 'idle' })
  expect(decisions).toEqual(['reject one'])
  request('two')
  await settle()
  expect(uiState()).toEqual(reviewing('two'))
})

test('a request covers Connect, and the modal closes when the request is settled', async () => {
  const { kit, request, settleRequest, uiState } = pageWithWallet()
  await kit.open({ view: 'Connect' })
  request('one')
  await settle()
  expect(uiState()).toEqual(reviewing('one'))
  const views = kit.state.getSnapshot().router.entries.map(({ view }) => view)
  expect(views).toEqual(['Connect', 'ApproveTransaction'])
  settleRequest('one', 'error') // the wallet withdrew the request
  await settle()
  expect(uiState()).toEqual({
    modal: 'closing',
    view: 'ApproveTransaction',
    request: null,
    step: 'idle',
  })
})

test('reopening the modal during its close animation keeps the pending request until it closes again', async () => {
  const { kit, request, decisions, uiState, clock } = pageWithWallet()
  request('one')
  await settle()
  kit.modal.requestClose()
  await settle()
  void kit.open({ view: 'Connect' })
  await settle()
  clock.advance(timeouts.modalClose)
  await settle()
  expect(uiState()).toEqual({ ...reviewing('one'), view: 'Connect' })
  expect(decisions).toEqual([])
  kit.modal.requestClose()
  await settle()
  clock.advance(timeouts.modalClose)
  await settle()
  expect([uiState().modal, decisions]).toEqual(['closed', ['reject one']])
})

test('the kit closes the modal and rejects its request once when the last component that renders it is removed [V17]', async () => {
  const { kit, request, decisions, uiState, clock } = pageWithWallet()
  const removals = [kit.modal.onPrepare(() => {}), kit.modal.onPrepare(() => {})]
  request('one')
  await settle()
  removals[0]?.()
  await settle()
  expect(uiState().modal).toBe('open')
  removals[1]?.()
  await settle()
  clock.advance(timeouts.modalClose)
  await settle()
  expect([uiState().modal, decisions]).toEqual(['closed', ['reject one']])
  removals[1]?.()
  request('two')
  await settle()
  expect(uiState()).toEqual(reviewing('two'))
})

describe.each(['as soon as they arrive', 'while the approvals store loads'])(
  'requests of the in-page wallet, %s',
  (moment) => {
    const isLoading = moment === 'while the approvals store loads'

    /** Two requests, which the approvals store has not received yet. */
    async function pageWithEarlyRequests() {
      const page = pageWithWallet()
      const remove = page.kit.modal.onPrepare(() => {})
      const isOpen = new Promise<void>((resolve) => {
        const { unsubscribe } = page.kit.state.subscribe((state) => {
          if (state.modal.phase !== 'open') return
          unsubscribe()
          resolve()
        })
      })
      if (isLoading) void page.kit.open({ view: 'Connect' })
      page.request('one')
      page.request('two')
      if (isLoading) await isOpen
      expect(page.uiState().request).toBeNull()
      return { ...page, remove }
    }

    test('early requests are rejected once if the last component that renders the modal is removed [V17]', async () => {
      const { kit, remove, request, decisions, uiState, clock } = await pageWithEarlyRequests()
      remove()
      await settle()
      clock.advance(timeouts.modalClose)
      await settle()
      expect([uiState().modal, decisions]).toEqual(['closed', ['reject two', 'reject one']])
      request('three')
      await settle()
      expect(uiState()).toEqual(reviewing('three'))
      kit.stop()
      expect(decisions).toEqual(['reject two', 'reject one', 'reject three'])
    })

    test('early requests are shown if the component that renders the modal is replaced in the same task [V17]', async () => {
      const { kit, remove, decisions, uiState } = await pageWithEarlyRequests()
      remove()
      kit.modal.onPrepare(() => {})
      await settle()
      expect([uiState(), decisions]).toEqual([reviewing('one'), []])
    })

    test('early requests are rejected once by kit.stop [V6]', async () => {
      const { kit, decisions, listeners } = await pageWithEarlyRequests()
      kit.stop()
      await settle()
      expect([decisions, listeners.size]).toEqual([['reject two', 'reject one'], 0])
    })
  },
)

test('kit.stop rejects a request once that the approvals store has received [V6]', async () => {
  const { kit, request, decisions } = pageWithWallet()
  request('one')
  await settle()
  kit.stop()
  expect(decisions).toEqual(['reject one'])
})

test('a component that renders the modal may be replaced by another one in the same task [V17]', async () => {
  const { kit, request, decisions, uiState } = pageWithWallet()
  const remove = kit.modal.onPrepare(() => {})
  request('one')
  await settle()
  remove()
  kit.modal.onPrepare(() => {})
  await settle()
  expect([uiState(), decisions]).toEqual([reviewing('one'), []])
})
