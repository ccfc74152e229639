import { inventory } from '@latchkit/core/devtools'
import { describe, expect, test } from 'vitest'
import { modalMachine } from '../../../../core/src/stores/modal/modal.machine.ts'
import { modalReactions } from '../../../../core/src/stores/modal/modal.reactions.ts'
import { selectModal } from '../../../../core/src/stores/modal/modal.store.ts'
import { messagesOf, queriesOf } from '../../walker/react.ts'
import { scenario } from '../../walker/scenario.ts'
import { modalInputs } from './modal.cases.ts'
import { modalModel } from './modal.model.ts'

test('the drawing is the one that was reviewed', () =>
  expect(inventory(modalMachine)).toMatchFileSnapshot('modal.inventory.txt'))

const facts = (run: { facts(): readonly { type: string }[] }) => run.facts().map(({ type }) => type)

describe('over the page', () => {
  const begin = () => {
    const run = scenario(modalModel, modalInputs.over)
    return { ...run, seen: () => selectModal(run.snapshot()) }
  }

  test('opens, closes in 150 ms, and says so at each end', async () => {
    const run = begin()
    expect(run.seen()).toEqual({ phase: 'closed', shaking: false, namespace: null })
    await run.send({ type: 'open' })
    expect(run.seen()).toEqual({ phase: 'open', shaking: false, namespace: null })
    await run.send({ type: 'close' })
    expect(run.seen().phase).toBe('closing')
    await run.wait(149)
    expect(run.seen().phase).toBe('closing')
    await run.wait(1)
    expect(run.seen().phase).toBe('closed')
    expect(facts(run)).toEqual(['modal.opened', 'modal.closed'])
  })

  test('a shake lasts 500 ms and is not begun anew by another', async () => {
    const run = begin()
    await run.send({ type: 'open' })
    await run.send({ type: 'shake' })
    await run.wait(300)
    await run.send({ type: 'shake' })
    await run.wait(199)
    expect(run.seen().shaking).toBe(true)
    await run.wait(1)
    expect(run.seen().shaking).toBe(false)
  })

  test('L1 opened and closed twenty times within 150 ms, the last intent wins', async () => {
    const run = begin()
    for (let time = 0; time < 20; time += 1) {
      await run.send({ type: 'open' })
      await run.wait(3)
      await run.send({ type: 'close' })
      await run.wait(3)
    }
    await run.wait(150)
    expect(run.seen().phase).toBe('closed')
    await run.send({ type: 'open' })
    await run.send({ type: 'close' })
    await run.send({ type: 'open' })
    await run.wait(1_000)
    expect(run.seen().phase).toBe('open')
  })

  test('L4 Escape, overlay and button together are one close', async () => {
    const run = begin()
    await run.send({ type: 'open' })
    for (let time = 0; time < 3; time += 1) await run.send({ type: 'close.request' })
    for (const tell of messagesOf(modalReactions, run.facts().slice(1)))
      if (tell.to === 'modal') await run.send(tell)
    await run.wait(150)
    expect(facts(run).filter((fact) => fact === 'modal.closed')).toEqual(['modal.closed'])
  })

  test('closing while it shakes is closing', async () => {
    const run = begin()
    await run.send({ type: 'open' })
    await run.send({ type: 'shake' })
    await run.send({ type: 'close' })
    expect(run.seen()).toEqual({ phase: 'closing', shaking: false, namespace: null })
  })
})

test('narrowed to a namespace it stays so until it is closed, embedded until it is rewound', async () => {
  const narrow = { type: 'namespace.set', namespace: 'solana' } as const
  const over = scenario(modalModel, modalInputs.over)
  await over.send({ type: 'open' })
  await over.send(narrow)
  await over.send({ type: 'shake' })
  await over.send({ type: 'close' })
  expect(selectModal(over.snapshot()).namespace).toBe('solana') // while it fades out the list stays as it was
  await over.wait(150)
  expect(selectModal(over.snapshot()).namespace).toBeNull()
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
describe('what its facts cause', () => {
  test('asked to close it closes where it may and shakes where it may not', () => {
    expect(
      messagesOf(modalReactions, [{ type: 'close.requested' }], queriesOf({ mayClose: true })),
    ).toEqual([{ to: 'modal', type: 'close' }])
    expect(
      messagesOf(modalReactions, [{ type: 'close.requested' }], queriesOf({ mayClose: false })),
    ).toEqual([{ to: 'modal', type: 'shake' }])
  })

  test('closed, whoever waited for the visitor hears that they left; it forgets its pages and hides the toast', () => {
    expect(messagesOf(modalReactions, [{ type: 'modal.closed' }])).toEqual([
      ...leave,
      { to: 'router', type: 'reset', view: 'Connect' },
      { to: 'toast', type: 'hide' },
    ])
  })

  test('embedded, closing shows Account if connected, else Connect', () => {
    const views = [true, false].map((isConnected) =>
      messagesOf(modalReactions, [{ type: 'modal.reset' }], queriesOf({ isConnected })),
    )
    expect(views).toEqual([
      [...leave, { to: 'router', type: 'reset', view: 'Account' }],
      [...leave, { to: 'router', type: 'reset', view: 'Connect' }],
    ])
  })
})

test('embedded, it is there from the start, never closes and can shake', async () => {
  const run = scenario(modalModel, modalInputs.embedded)
  expect(selectModal(run.snapshot())).toEqual({ phase: 'open', shaking: false, namespace: null })
  await run.send({ type: 'close' })
  await run.wait(10_000)
  expect(selectModal(run.snapshot()).phase).toBe('open')
  expect(facts(run)).toEqual(['modal.reset'])
  await run.send({ type: 'shake' })
  expect(selectModal(run.snapshot()).shaking).toBe(true)
})

test('embedded, a page that opens it is told so, as over the page', async () => {
  const run = scenario(modalModel, modalInputs.embedded)
  await run.send({ type: 'open' })
  expect(facts(run)).toEqual(['modal.opened'])
})
