import { inventory } from '@latchkit/core/devtools'
import { describe, expect, test } from 'vitest'
import { timeouts } from '../../../../core/src/domain/constants.ts'
import {
  isIncomplete,
  isOther,
  isRefused,
  mayAsk,
} from '../../../../core/src/stores/directory/directory.guards.ts'
import { directoryMachine } from '../../../../core/src/stores/directory/directory.machine.ts'
import { directoryReactions } from '../../../../core/src/stores/directory/directory.reactions.ts'
import { selectDirectory } from '../../../../core/src/stores/directory/directory.store.ts'
import { messagesOf } from '../../walker/react.ts'
import { scenario } from '../../walker/scenario.ts'
import {
  directoryInputs,
  invalid,
  listed,
  lists,
  offline,
  refused,
  silent,
} from './directory.cases.ts'
import { directoryModel } from './directory.model.ts'

test('the drawing is the one that was reviewed', () =>
  expect(inventory(directoryMachine)).toMatchFileSnapshot('directory.inventory.txt'))

const load = { type: 'load', namespace: null } as const
const loadSolana = { type: 'load', namespace: 'solana' } as const
function begin(input = directoryInputs.plain) {
  const run = scenario(directoryModel, input)
  return { ...run, seen: () => selectDirectory(run.snapshot()) }
}
async function wanted(input = directoryInputs.plain) {
  const run = begin(input)
  await run.send(load)
  return run
}

describe('the directory', () => {
  test('is asked when somebody wants it, not before, and once', async () => {
    const run = begin()
    expect([run.seen().status, run.asked('askDirectory').length]).toEqual(['idle', 0])
    await run.send(load)
    await run.send(load)
    expect([run.seen().status, run.asked('askDirectory').length]).toEqual(['loading', 1])
    await run.answer('askDirectory', lists)
    await run.send(load)
    expect([run.seen().status, run.asked('askDirectory').length]).toEqual(['ready', 1])
  })

  test('is never asked without a project', async () => {
    const run = await wanted(directoryInputs.none)
    expect([run.seen().status, run.asked('askDirectory').length]).toEqual(['idle', 0])
  })

  test('shows what it said', async () => {
    const run = await wanted()
    await run.answer('askDirectory', lists)
    expect(run.seen()).toEqual({
      status: 'ready',
      featured: [listed('one')],
      recommended: [listed('three')],
      count: 600,
      excluded: [{ name: 'Out', rdns: 'test.out' }],
    })
  })

  test.each(['featuring', 'own'] as const)(
    'recommends nothing on a page that is %s wallets, and still counts them',
    async (page) => {
      const run = await wanted(directoryInputs[page])
      await run.answer('askDirectory', lists)
      expect(run.seen()).toMatchObject({ recommended: [], count: 600 })
    },
  )

  test('that gave no recommended wallets is ready without a word, and asked again at the next opening', async () => {
    const run = await wanted()
    await run.answer('askDirectory', silent)
    expect(run.seen()).toMatchObject({
      status: 'ready',
      recommended: [],
      featured: [listed('one')],
    })
    expect(run.facts()).toEqual([])
    await run.send(load)
    expect(run.seen()).toMatchObject({ status: 'loading', featured: [listed('one')] })
  })
})

describe('a directory that does not answer', () => {
  test('has failed after 10 s, and what it says later changes nothing', async () => {
    const run = await wanted()
    await run.wait(timeouts.apiTimeout - 1)
    expect(run.seen().status).toBe('loading')
    await run.wait(1)
    expect(run.seen().status).toBe('failed')
    await run.answerLate(lists)
    expect(run.seen()).toMatchObject({ status: 'failed', recommended: [] })
  })

  test('G7 recovers by itself when the browser is online again', async () => {
    const run = await wanted()
    await run.fail('askDirectory', offline)
    expect(run.seen().status).toBe('failed')
    await run.hear({ type: 'online' })
    expect(run.seen().status).toBe('loading')
    await run.answer('askDirectory', lists)
    expect(run.seen()).toMatchObject({ status: 'ready', recommended: [listed('three')] })
  })

  test('is asked again when somebody wants it', async () => {
    const run = await wanted()
    await run.fail('askDirectory', offline)
    await run.send(load)
    expect([run.seen().status, run.asked('askDirectory').length]).toEqual(['loading', 2])
  })

  test('G7 loses nothing that was known', async () => {
    const run = await wanted()
    await run.answer('askDirectory', silent)
    await run.send(load)
    await run.fail('askDirectory', offline)
    expect(run.seen()).toMatchObject({
      status: 'failed',
      featured: [listed('one')],
      excluded: [{ name: 'Out' }],
    })
    expect(run.facts()).toEqual([])
  })
})

describe('G6 a directory that refuses', () => {
  test('is asked anew where the wallets of another namespace are wanted; what is known stays shown, an answer to the old question is not heard', async () => {
    const run = await wanted(directoryInputs.both)
    await run.send(loadSolana)
    await run.answerLate(lists)
    expect([run.seen().status, run.seen().featured]).toEqual(['loading', []])
    await run.answer('askDirectory', lists)
    await run.send(load)
    expect(run.seen()).toMatchObject({ status: 'loading', featured: lists.featured })
    const { chains } = directoryInputs.both
    const asked = run.asked('askDirectory').map((input) => Object(input).chains)
    expect(asked).toEqual([chains, chains.filter((id) => id.startsWith('solana:')), chains])
  })

  test.each([
    ['this page', refused, 'config/origin-not-allowed'],
    ['this project', invalid, 'config/project-id-invalid'],
  ])('%s raises its alert, to be shown once', async (_, error, code) => {
    const run = await wanted()
    await run.fail('askDirectory', error)
    expect(run.seen().status).toBe('failed')
    expect(messagesOf(directoryReactions, run.facts())).toEqual([
      { to: 'alert', type: 'raise', code, variant: 'error', details: {}, once: true },
    ])
  })
})

describe('guards', () => {
  const context = { ...directoryInputs.plain, ...lists, namespace: null }

  test('mayAsk', () =>
    expect([mayAsk({ context }), mayAsk({ context: { ...context, directory: false } })]).toEqual([
      true,
      false,
    ]))
  test('isOther', () => {
    const others = [load, loadSolana, { type: 'online' } as const].map((event) =>
      isOther({ context, event }),
    )
    expect(others).toEqual([false, true, false])
  })
  test('isIncomplete', () =>
    expect([
      isIncomplete({ context }),
      isIncomplete({ context: { ...context, recommended: null } }),
    ]).toEqual([false, true]))
  test('isRefused', () =>
    expect(
      [refused, invalid, offline, new Error('x'), null].map((error) => isRefused(null, { error })),
    ).toEqual([true, true, false, false, false]))
})
