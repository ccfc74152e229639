import { inventory } from '@latchkit/core/devtools'
import { describe, expect, test } from 'vitest'
import { modalMachine } from '../../../../core/src/stores/modal/modal.machine.ts'
import { modalReactions } from '../../../../core/src/stores/modal/modal.reactions.ts'
import { selectModal } from '../../../../core/src/stores/modal/modal.store.ts'
import { messagesOf, queriesOf } from '../../walker/react.ts'
import { scenario } from '../../walker/scenario.ts'
import { modalInputs } from './modal.cases.ts'
import { modalModel } from './modal.model.ts'

test('machine matches its reviewed inventory', () =>
  expect(inventory(modalMachine)).toMatchFileSnapshot('modal.inventory.txt'))

const emittedTypes = (run: { emitted(): readonly { type: string }[] }) =>
  run.emitted().map(({ type }) => type)

describe('modal over the page', () => {
  const createScenario = () => {
    const run = scenario(modalModel, modalInputs.overlay)
    return { ...run, state: () => selectModal(run.snapshot()) }
  }

  test('the modal opens, closes in 150 ms, and emits modal.opened and modal.closed', async () => {
    const run = createScenario()
    expect(run.state()).toEqual({ phase: 'closed', shaking: false, namespace: null })
    await run.send({ type: 'open' })
    expect(run.state()).toEqual({ phase: 'open', shaking: false, namespace: null })
    await run.send({ type: 'close' })
    expect(run.state().phase).toBe('closing')
    await run.elapse(149)
    expect(run.state().phase).toBe('closing')
    await run.elapse(1)
    expect(run.state().phase).toBe('closed')
    expect(emittedTypes(run)).toEqual(['modal.opened', 'modal.closed'])
  })

  test('a shake lasts 500 ms and is not restarted by another one', async () => {
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

  test('the last command wins when the modal is opened and closed twenty times within 150 ms [L1]', async () => {
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

  test('Escape, overlay and button together close the modal once [L4]', async () => {
    const run = createScenario()
    await run.send({ type: 'open' })
    for (let time = 0; time < 3; time += 1) await run.send({ type: 'close.request' })
    for (const tell of messagesOf(modalReactions, run.emitted().slice(1)))
      if (tell.to === 'modal') await run.send(tell)
    await run.elapse(150)
    expect(emittedTypes(run).filter((fact) => fact === 'modal.closed')).toEqual(['modal.closed'])
  })

  test('close during a shake closes the modal', async () => {
    const run = createScenario()
    await run.send({ type: 'open' })
    await run.send({ type: 'shake' })
    await run.send({ type: 'close' })
    expect(run.state()).toEqual({ phase: 'closing', shaking: false, namespace: null })
  })
})

test('the namespace is kept until the modal is closed, or reset if it is embedded', async () => {
  const narrow = { type: 'namespace.set', namespace: 'solana' } as const
  const overlay = scenario(modalModel, modalInputs.overlay)
  await overlay.send({ type: 'open' })
  await overlay.send(narrow)
  await overlay.send({ type: 'shake' })
  await overlay.send({ type: 'close' })
  expect(selectModal(overlay.snapshot()).namespace).toBe('solana') // the list does not change while the modal fades out
  await overlay.elapse(150)
  expect(selectModal(overlay.snapshot()).namespace).toBeNull()
  const embedded = scenario(modalModel, modalInputs.embedded)
  await embedded.send(narrow)
  expect(selectModal(embedded.snapshot()).namespace).toBe('solana')
  await embedded.send({ type: 'close' })
  expect(selectModal(embedded.snapshot()).namespace).toBeNull()
  await embedded.send(narrow)
  await embedded.send({ ...narrow, namespace: null })
  expect(selectModal(embedded.snapshot()).namespace).toBeNull()
})

const leave = [
  { to: 'router', type: 'transactions.cancel' },
  { to: 'approvals', type: 'rejectAll' },
]
describe('messages of the modal', () => {
  test('close.requested closes the modal if it may close, else shakes it', () => {
    expect(
      messagesOf(modalReactions, [{ type: 'close.requested' }], queriesOf({ mayClose: true })),
    ).toEqual([{ to: 'modal', type: 'close' }])
    expect(
      messagesOf(modalReactions, [{ type: 'close.requested' }], queriesOf({ mayClose: false })),
    ).toEqual([{ to: 'modal', type: 'shake' }])
  })

  test('modal.closed cancels transactions, rejects requests, resets the router and hides the toast', () => {
    expect(messagesOf(modalReactions, [{ type: 'modal.closed' }])).toEqual([
      ...leave,
      { to: 'router', type: 'reset', view: 'Connect' },
      { to: 'toast', type: 'hide' },
    ])
  })

  test('modal.reset shows Account if connected, else Connect', () => {
    const views = [true, false].map((isConnected) =>
      messagesOf(modalReactions, [{ type: 'modal.reset' }], queriesOf({ isConnected })),
    )
    expect(views).toEqual([
      [...leave, { to: 'router', type: 'reset', view: 'Account' }],
      [...leave, { to: 'router', type: 'reset', view: 'Connect' }],
    ])
  })
})

test('an embedded modal is open from the start, never closes and can shake', async () => {
  const run = scenario(modalModel, modalInputs.embedded)
  expect(selectModal(run.snapshot())).toEqual({ phase: 'open', shaking: false, namespace: null })
  await run.send({ type: 'close' })
  await run.elapse(10_000)
  expect(selectModal(run.snapshot()).phase).toBe('open')
  expect(emittedTypes(run)).toEqual(['modal.reset'])
  await run.send({ type: 'shake' })
  expect(selectModal(run.snapshot()).shaking).toBe(true)
})

test('an embedded modal emits modal.opened', async () => {
  const run = scenario(modalModel, modalInputs.embedded)
  await run.send({ type: 'open' })
  expect(emittedTypes(run)).toEqual(['modal.opened'])
})
