import { inventory } from '@latchkit/core/devtools'
import { describe, expect, test } from 'vitest'
import { timeouts } from '../../../../core/src/domain/constants.ts'
import {
  canLoad,
  isForbidden,
  isIncomplete,
  isOtherNamespace,
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

test('machine matches its reviewed inventory', () =>
  expect(inventory(directoryMachine)).toMatchFileSnapshot('directory.inventory.txt'))

const load = { type: 'load', namespace: null } as const
const loadSolana = { type: 'load', namespace: 'solana' } as const
function createScenario(input = directoryInputs.plain) {
  const run = scenario(directoryModel, input)
  return { ...run, state: () => selectDirectory(run.snapshot()) }
}
async function createLoadingScenario(input = directoryInputs.plain) {
  const run = createScenario(input)
  await run.send(load)
  return run
}

describe('loading the directory', () => {
  test('load requests the lists once, and not before', async () => {
    const run = createScenario()
    expect([run.state().status, run.inputsOf('loadLists').length]).toEqual(['idle', 0])
    await run.send(load)
    await run.send(load)
    expect([run.state().status, run.inputsOf('loadLists').length]).toEqual(['loading', 1])
    await run.answer('loadLists', lists)
    await run.send(load)
    expect([run.state().status, run.inputsOf('loadLists').length]).toEqual(['ready', 1])
  })

  test('load requests nothing without a project id', async () => {
    const run = await createLoadingScenario(directoryInputs.none)
    expect([run.state().status, run.inputsOf('loadLists').length]).toEqual(['idle', 0])
  })

  test('loaded lists are public', async () => {
    const run = await createLoadingScenario()
    await run.answer('loadLists', lists)
    expect(run.state()).toEqual({
      status: 'ready',
      featured: [listed('one')],
      recommended: [listed('three')],
      count: 600,
      excluded: [{ name: 'Out', rdns: 'test.out' }],
    })
  })

  test.each(['featuring', 'own'] as const)(
    'no wallets are recommended on a page that is %s wallets, and the count stays',
    async (page) => {
      const run = await createLoadingScenario(directoryInputs[page])
      await run.answer('loadLists', lists)
      expect(run.state()).toMatchObject({ recommended: [], count: 600 })
    },
  )

  test('lists without recommended wallets are ready and loaded again by the next load', async () => {
    const run = await createLoadingScenario()
    await run.answer('loadLists', silent)
    expect(run.state()).toMatchObject({
      status: 'ready',
      recommended: [],
      featured: [listed('one')],
    })
    expect(run.emitted()).toEqual([])
    await run.send(load)
    expect(run.state()).toMatchObject({ status: 'loading', featured: [listed('one')] })
  })
})

describe('directory without a response', () => {
  test('loading the lists fails after 10 s and ignores a late response', async () => {
    const run = await createLoadingScenario()
    await run.elapse(timeouts.apiTimeout - 1)
    expect(run.state().status).toBe('loading')
    await run.elapse(1)
    expect(run.state().status).toBe('failed')
    await run.answerLate(lists)
    expect(run.state()).toMatchObject({ status: 'failed', recommended: [] })
  })

  test('failed lists are loaded again when the browser is online [G7]', async () => {
    const run = await createLoadingScenario()
    await run.fail('loadLists', offline)
    expect(run.state().status).toBe('failed')
    await run.sendBack({ type: 'online' })
    expect(run.state().status).toBe('loading')
    await run.answer('loadLists', lists)
    expect(run.state()).toMatchObject({ status: 'ready', recommended: [listed('three')] })
  })

  test('failed lists are loaded again by the next load', async () => {
    const run = await createLoadingScenario()
    await run.fail('loadLists', offline)
    await run.send(load)
    expect([run.state().status, run.inputsOf('loadLists').length]).toEqual(['loading', 2])
  })

  test('a failed reload keeps the previous lists [G7]', async () => {
    const run = await createLoadingScenario()
    await run.answer('loadLists', silent)
    await run.send(load)
    await run.fail('loadLists', offline)
    expect(run.state()).toMatchObject({
      status: 'failed',
      featured: [listed('one')],
      excluded: [{ name: 'Out' }],
    })
    expect(run.emitted()).toEqual([])
  })
})

describe('load of another namespace, and a forbidden directory', () => {
  test('load of another namespace restarts the request, keeps the shown lists and ignores the late response', async () => {
    const run = await createLoadingScenario(directoryInputs.both)
    await run.send(loadSolana)
    await run.answerLate(lists)
    expect([run.state().status, run.state().featured]).toEqual(['loading', []])
    await run.answer('loadLists', lists)
    await run.send(load)
    expect(run.state()).toMatchObject({ status: 'loading', featured: lists.featured })
    const { chains } = directoryInputs.both
    const asked = run.inputsOf('loadLists').map((input) => Object(input).chains)
    expect(asked).toEqual([chains, chains.filter((id) => id.startsWith('solana:')), chains])
  })

  test.each([
    ['forbidden origin', refused, 'config/origin-not-allowed'],
    ['invalid project id', invalid, 'config/project-id-invalid'],
  ])('%s raises its alert once [G6]', async (_, error, code) => {
    const run = await createLoadingScenario()
    await run.fail('loadLists', error)
    expect(run.state().status).toBe('failed')
    expect(messagesOf(directoryReactions, run.emitted())).toEqual([
      { to: 'alert', type: 'raise', code, variant: 'error', details: {}, once: true },
    ])
  })
})

describe('store guards', () => {
  const context = { ...directoryInputs.plain, ...lists, namespace: null }

  test('canLoad', () =>
    expect([canLoad({ context }), canLoad({ context: { ...context, directory: false } })]).toEqual([
      true,
      false,
    ]))
  test('isOtherNamespace', () => {
    const others = [load, loadSolana, { type: 'online' } as const].map((event) =>
      isOtherNamespace({ context, event }),
    )
    expect(others).toEqual([false, true, false])
  })
  test('isIncomplete', () =>
    expect([
      isIncomplete({ context }),
      isIncomplete({ context: { ...context, recommended: null } }),
    ]).toEqual([false, true]))
  test('isForbidden', () =>
    expect(
      [refused, invalid, offline, new Error('x'), null].map((error) =>
        isForbidden(null, { error }),
      ),
    ).toEqual([true, true, false, false, false]))
})
