import { describe, expect, test } from 'vitest'
import { modalReactions } from '../../../../core/src/stores/modal/modal.reactions.ts'
import { selectModal } from '../../../../core/src/stores/modal/modal.store.ts'
import { messagesOf, queriesOf } from '../../walker/react.ts'
import { scenario } from '../../walker/scenario.ts'
import { modalInputs } from './modal.cases.ts'
import { modalModel } from './modal.model.ts'

const consent = 'missing'
const emittedTypes = (run: { emitted(): readonly { type: string }[] }) =>
  run.emitted().map(({ type }) => type)

describe('modal over the page', () => {
  const createScenario = () => {
    const run = scenario(modalModel, modalInputs.overlay)
    return { ...run, state: () => selectModal(run.snapshot()) }
  }

  test('modal opens at once, closes in 150 ms, and emits modal.opened and modal.closed', async () => {
    const run = createScenario()
    expect(run.state()).toEqual({ phase: 'closed', shaking: false, namespace: null, consent })
    await run.send({ type: 'open' })
    expect(run.state()).toEqual({ phase: 'open', shaking: false, namespace: null, consent })
    await run.send({ type: 'close' })
    expect(run.state().phase).toBe('closing')
    await run.elapse(149)
    expect(run.state().phase).toBe('closing')
    await run.elapse(1)
    expect(run.state().phase).toBe('closed')
    expect(emittedTypes(run)).toEqual(['modal.opened', 'modal.closed'])
  })

  test('shake lasts 500 ms and is not restarted by another shake', async () => {
    const run = createScenario()
    await run.send({ type: 'open' })
    await run.send({ type: 'shake' })
    await run.elapse(300)
    await run.send({ type: 'shake' })
    await run.elapse(199)
    expect(run.state().shaking).toBe(true)
    await run.elapse(1)
    expect(run.state().shaking).toBe(false)
  })

  test('modal follows the last command when it is opened and closed twenty times within 150 ms [L1]', async () => {
    const run = createScenario()
    for (let time = 0; time < 20; time += 1) {
      await run.send({ type: 'open' })
      await run.elapse(3)
      await run.send({ type: 'close' })
      await run.elapse(3)
    }
    await run.elapse(150)
    expect(run.state().phase).toBe('closed')
    await run.send({ type: 'open' })
    await run.send({ type: 'close' })
    await run.send({ type: 'open' })
    await run.elapse(1_000)
    expect(run.state().phase).toBe('open')
  })

  test('close.request closes the modal once when it is sent three times [L4]', async () => {
    const run = createScenario()
    await run.send({ type: 'open' })
    for (let time = 0; time < 3; time += 1) await run.send({ type: 'close.request' })
    for (const message of messagesOf(modalReactions, run.emitted().slice(1)))
      if (message.to === 'modal') await run.send(message)
    await run.elapse(150)
    expect(emittedTypes(run).filter((type) => type === 'modal.closed')).toEqual(['modal.closed'])
  })

  test('open during the fade out emits modal.reopened', async () => {
    const run = createScenario()
    await run.send({ type: 'open' })
    await run.send({ type: 'close' })
    await run.send({ type: 'open' })
    expect(emittedTypes(run)).toEqual(['modal.opened', 'modal.reopened'])
  })

  test('close during a shake closes the modal', async () => {
    const run = createScenario()
    await run.send({ type: 'open' })
    await run.send({ type: 'shake' })
    await run.send({ type: 'close' })
    expect(run.state()).toEqual({ phase: 'closing', shaking: false, namespace: null, consent })
  })
})

test('modal keeps the namespace until it is closed, and an embedded modal clears it on close', async () => {
  const setNamespace = { type: 'namespace.set', namespace: 'solana' } as const
  const overlay = scenario(modalModel, modalInputs.overlay)
  await overlay.send({ type: 'open' })
  await overlay.send(setNamespace)
  await overlay.send({ type: 'shake' })
  await overlay.send({ type: 'close' })
  // The list of wallets does not change while the modal fades out.
  expect(selectModal(overlay.snapshot()).namespace).toBe('solana')
  await overlay.elapse(150)
  expect(selectModal(overlay.snapshot()).namespace).toBeNull()
  const embedded = scenario(modalModel, modalInputs.embedded)
  await embedded.send(setNamespace)
  expect(selectModal(embedded.snapshot()).namespace).toBe('solana')
  await embedded.send({ type: 'close' })
  expect(selectModal(embedded.snapshot()).namespace).toBeNull()
  await embedded.send(setNamespace)
  await embedded.send({ ...setNamespace, namespace: null })
  expect(selectModal(embedded.snapshot()).namespace).toBeNull()
})

test('the modal keeps a consent until it is withdrawn, and emits consent.changed [EM19]', async () => {
  const given = { type: 'consent.set', consent: 'given' } as const
  const overlay = scenario(modalModel, modalInputs.overlay)
  const consentOf = () => selectModal(overlay.snapshot()).consent
  // Given in a flow of the page.
  await overlay.send(given)
  await overlay.send({ type: 'open' })
  expect(consentOf()).toBe('given')
  await overlay.send({ ...given, consent: 'missing' })
  expect(consentOf()).toBe('missing')
  await overlay.send(given)
  // Connect withdraws its own consent when it stops.
  await overlay.send({ type: 'close' })
  expect(consentOf()).toBe('given')
  expect(overlay.emitted().filter(({ type }) => type === 'consent.changed')).toEqual([
    { type: 'consent.changed', consent: 'given' },
    { type: 'consent.changed', consent: 'missing' },
    { type: 'consent.changed', consent: 'given' },
  ])
})

describe('requests that the modal shows', () => {
  const show = (id: string, pending: readonly string[]) =>
    ({ type: 'request.show', id, pending }) as const
  const closedRequests = (run: { emitted(): readonly object[] }) =>
    run.emitted().flatMap((event) => ('requests' in event ? [event.requests] : []))

  test('a request opens a closed modal, which names the pending requests that it has shown when it closes [V6]', async () => {
    const run = scenario(modalModel, modalInputs.overlay)
    await run.send(show('one', ['one']))
    expect(selectModal(run.snapshot()).phase).toBe('open')
    await run.send(show('two', ['one', 'two']))
    await run.send(show('two', ['two']))
    await run.send(show('three', ['two', 'three']))
    await run.send({ type: 'close' })
    await run.elapse(150)
    expect(closedRequests(run)).toEqual([['two', 'three']])
    await run.send({ type: 'open' })
    await run.send({ type: 'close' })
    await run.elapse(150)
    expect(closedRequests(run)).toEqual([['two', 'three'], []])
  })

  test('a request that arrives while the modal fades out ends the fade, and is not closed [V6]', async () => {
    const run = scenario(modalModel, modalInputs.overlay)
    await run.send({ type: 'namespace.set', namespace: 'solana' })
    await run.send(show('one', ['one']))
    await run.send({ type: 'close' })
    await run.send(show('two', ['one', 'two']))
    expect(selectModal(run.snapshot())).toEqual({
      phase: 'open',
      shaking: false,
      namespace: null,
      consent,
    })
    expect(emittedTypes(run)).toEqual(['modal.opened', 'modal.closed', 'modal.opened'])
    await run.send({ type: 'close' })
    await run.elapse(150)
    expect(closedRequests(run)).toEqual([['one'], ['two']])
  })

  test('an embedded modal names the requests that each close ends [V6]', async () => {
    const run = scenario(modalModel, modalInputs.embedded)
    await run.send(show('one', ['one']))
    await run.send({ type: 'close' })
    await run.send(show('two', ['one', 'two']))
    await run.send({ type: 'close' })
    expect(closedRequests(run)).toEqual([['one'], ['two']])
  })

  test('a modal that opens again while it fades out keeps its requests', async () => {
    const run = scenario(modalModel, modalInputs.overlay)
    await run.send(show('one', ['one']))
    await run.send({ type: 'close' })
    await run.send({ type: 'open' })
    await run.send({ type: 'close' })
    await run.elapse(150)
    expect(closedRequests(run)).toEqual([['one']])
  })
})

const cancelPending = [
  { to: 'router', type: 'transactions.cancel' },
  { to: 'approvals', type: 'requests.reject', ids: ['one'] },
]
const closed = { type: 'modal.closed', requests: ['one'] }
const reset = { type: 'modal.reset', requests: ['one'] }
describe('messages of the modal', () => {
  test('close.requested closes the modal if `mayClose` is true, else shakes it', () => {
    expect(
      messagesOf(modalReactions, [{ type: 'close.requested' }], queriesOf({ mayClose: true })),
    ).toEqual([{ to: 'modal', type: 'close' }])
    expect(
      messagesOf(modalReactions, [{ type: 'close.requested' }], queriesOf({ mayClose: false })),
    ).toEqual([{ to: 'modal', type: 'shake' }])
  })

  test.each(['modal.opened', 'modal.reopened'])(
    '%s loads the configuration of the project',
    (type) =>
      expect(messagesOf(modalReactions, [{ type }])).toEqual([{ to: 'config', type: 'load' }]),
  )

  test('modal.closed cancels transactions, rejects requests and resets the router', () => {
    expect(messagesOf(modalReactions, [closed])).toEqual([
      { to: 'config', type: 'release' },
      ...cancelPending,
      { to: 'router', type: 'reset', view: 'Connect' },
    ])
  })

  test('modal.closed without requests rejects none', () => {
    const withoutRequests = { ...closed, requests: [] }
    const messages = messagesOf(modalReactions, [withoutRequests])
    expect(messages.filter(({ to }) => to === 'approvals')).toEqual([])
  })

  test('modal.closed keeps the view of a modal that is open again [V6]', () => {
    expect(messagesOf(modalReactions, [closed], queriesOf({ isOpen: true }))).toEqual([
      { to: 'config', type: 'release' },
      ...cancelPending,
    ])
  })

  test('modal.reset shows a request that is not one of the closed ones [V6]', () => {
    const viewsFor = (pendingRequest: string) =>
      messagesOf(modalReactions, [reset], queriesOf({ pendingRequests: [pendingRequest] })).flatMap(
        (message) => ('view' in message ? [message.view] : []),
      )
    expect(viewsFor('two')).toEqual(['Connect', 'ApproveTransaction'])
    expect(viewsFor('one')).toEqual(['Connect'])
  })

  test('modal.reset resets the router to Account if connected, else to Connect', () => {
    const views = [true, false].map((isConnected) =>
      messagesOf(modalReactions, [reset], queriesOf({ isConnected })),
    )
    expect(views).toEqual([
      [...cancelPending, { to: 'router', type: 'reset', view: 'Account' }],
      [...cancelPending, { to: 'router', type: 'reset', view: 'Connect' }],
    ])
  })
})

test('an embedded modal is open from the start, never closes and can shake', async () => {
  const run = scenario(modalModel, modalInputs.embedded)
  expect(selectModal(run.snapshot())).toEqual({
    phase: 'open',
    shaking: false,
    namespace: null,
    consent,
  })
  await run.send({ type: 'close' })
  await run.elapse(10_000)
  expect(selectModal(run.snapshot()).phase).toBe('open')
  expect(emittedTypes(run)).toEqual(['modal.reset'])
  await run.send({ type: 'shake' })
  expect(selectModal(run.snapshot()).shaking).toBe(true)
  await run.elapse(500)
  expect(selectModal(run.snapshot()).shaking).toBe(false)
})

test('an embedded modal emits modal.opened and close.requested', async () => {
  const run = scenario(modalModel, modalInputs.embedded)
  await run.send({ type: 'open' })
  await run.send({ type: 'close.request' })
  expect(emittedTypes(run)).toEqual(['modal.opened', 'close.requested'])
})
