import { describe, expect, test } from 'vitest'
import { timeouts } from '../../../../core/src/domain/constants.ts'
import {
  canLoad,
  isForbidden,
  isIncomplete,
  isOtherNamespace,
} from '../../../../core/src/stores/directory/directory.guards.ts'
import { directoryReactions } from '../../../../core/src/stores/directory/directory.reactions.ts'
import { selectDirectory } from '../../../../core/src/stores/directory/directory.store.ts'
import { messagesOf } from '../../walker/react.ts'
import { scenario } from '../../walker/scenario.ts'
import {
  directoryInputs,
  directoryWallet,
  forbiddenOrigin,
  invalidProjectId,
  lists,
  listsWithoutRecommended,
  offline,
} from './directory.cases.ts'
import { directoryModel } from './directory.model.ts'

const load = { type: 'load', namespace: null } as const
const loadSolana = { type: 'load', namespace: 'solana' } as const
function createScenario(input = directoryInputs.default) {
  const run = scenario(directoryModel, input)
  return { ...run, state: () => selectDirectory(run.snapshot()) }
}
async function createLoadingScenario(input = directoryInputs.default) {
  const run = createScenario(input)
  await run.send(load)
  return run
}

describe('loading the directory', () => {
  test('directory requests the lists on the first load, once', async () => {
    const run = createScenario()
    expect([run.state().status, run.inputsOf('loadLists').length]).toEqual(['idle', 0])
    await run.send(load)
    await run.send(load)
    expect([run.state().status, run.inputsOf('loadLists').length]).toEqual(['loading', 1])
    await run.answer('loadLists', lists)
    await run.send(load)
    expect([run.state().status, run.inputsOf('loadLists').length]).toEqual(['ready', 1])
  })

  test('load sends no request without a project id', async () => {
    const run = await createLoadingScenario(directoryInputs.withoutProjectId)
    expect([run.state().status, run.inputsOf('loadLists').length]).toEqual(['idle', 0])
  })

  test('selectDirectory returns the loaded lists', async () => {
    const run = await createLoadingScenario()
    await run.answer('loadLists', lists)
    expect(run.state()).toEqual({
      status: 'ready',
      featured: [directoryWallet('one')],
      recommended: [directoryWallet('three')],
      count: 600,
      excluded: [{ name: 'Out', rdns: 'test.out' }],
    })
  })

  test('directory lists recommended wallets on a page with featured wallets', async () => {
    const run = await createLoadingScenario(directoryInputs.featured)
    await run.answer('loadLists', lists)
    expect(run.state()).toMatchObject({ recommended: [directoryWallet('three')], count: 600 })
  })

  test('directory is ready without recommended wallets and loads the lists again on the next load', async () => {
    const run = await createLoadingScenario()
    await run.answer('loadLists', listsWithoutRecommended)
    expect(run.state()).toMatchObject({
      status: 'ready',
      recommended: [],
      featured: [directoryWallet('one')],
    })
    expect(run.emitted()).toEqual([])
    await run.send(load)
    expect(run.state()).toMatchObject({ status: 'loading', featured: [directoryWallet('one')] })
  })
})

describe('directory without a response', () => {
  test('directory fails after 10 s and ignores a late response', async () => {
    const run = await createLoadingScenario()
    await run.elapse(timeouts.apiTimeout - 1)
    expect(run.state().status).toBe('loading')
    await run.elapse(1)
    expect(run.state().status).toBe('failed')
    await run.answerLate(lists)
    expect(run.state()).toMatchObject({ status: 'failed', recommended: [] })
  })

  test('directory loads failed lists again when the browser is online [G7]', async () => {
    const run = await createLoadingScenario()
    await run.fail('loadLists', offline)
    expect(run.state().status).toBe('failed')
    await run.sendBack({ type: 'online' })
    expect(run.state().status).toBe('loading')
    await run.answer('loadLists', lists)
    expect(run.state()).toMatchObject({ status: 'ready', recommended: [directoryWallet('three')] })
  })

  test('directory loads failed lists again on the next load', async () => {
    const run = await createLoadingScenario()
    await run.fail('loadLists', offline)
    await run.send(load)
    expect([run.state().status, run.inputsOf('loadLists').length]).toEqual(['loading', 2])
  })

  test('directory keeps the previous lists when a reload fails [G7]', async () => {
    const run = await createLoadingScenario()
    await run.answer('loadLists', listsWithoutRecommended)
    await run.send(load)
    await run.fail('loadLists', offline)
    expect(run.state()).toMatchObject({
      status: 'failed',
      featured: [directoryWallet('one')],
      excluded: [{ name: 'Out' }],
    })
    expect(run.emitted()).toEqual([])
  })
})

describe('load of another namespace, and a forbidden directory', () => {
  test('load of another namespace restarts the request, keeps the loaded lists and ignores the late response', async () => {
    const run = await createLoadingScenario(directoryInputs.twoNamespaces)
    await run.send(loadSolana)
    await run.answerLate(lists)
    expect([run.state().status, run.state().featured]).toEqual(['loading', []])
    await run.answer('loadLists', lists)
    await run.send(load)
    expect(run.state()).toMatchObject({ status: 'loading', featured: lists.featured })
    const { chains } = directoryInputs.twoNamespaces
    const requestedChains = run.inputsOf('loadLists').map((input) => Object(input).chains)
    expect(requestedChains).toEqual([
      chains,
      chains.filter((id) => id.startsWith('solana:')),
      chains,
    ])
  })

  test('the first load, and a load after a failure, request the networks of their namespace', async () => {
    const run = createScenario(directoryInputs.twoNamespaces)
    const { chains } = directoryInputs.twoNamespaces
    const requested = () => Object(run.inputsOf('loadLists').at(-1)).chains
    await run.send(loadSolana)
    expect(requested()).toEqual(chains.filter((id) => id.startsWith('solana:')))
    await run.fail('loadLists', offline)
    await run.send(load)
    expect(requested()).toEqual(chains)
  })

  test.each([
    ['a forbidden origin', forbiddenOrigin, 'config/origin-not-allowed'],
    ['an invalid project id', invalidProjectId, 'config/project-id-invalid'],
  ])('directory fails and raises an alert for %s [G6]', async (_, error, code) => {
    const run = await createLoadingScenario()
    await run.fail('loadLists', error)
    expect(run.state().status).toBe('failed')
    expect(messagesOf(directoryReactions, run.emitted())).toEqual([
      { to: 'alert', type: 'raise', code, variant: 'error', details: {}, once: true },
    ])
  })
})

describe('store guards', () => {
  const context = { ...directoryInputs.default, ...lists, namespace: null }

  test('canLoad returns `directory`', () =>
    expect([canLoad({ context }), canLoad({ context: { ...context, directory: false } })]).toEqual([
      true,
      false,
    ]))
  test('isOtherNamespace is true only for load of another namespace', () => {
    const results = [load, loadSolana, { type: 'online' } as const].map((event) =>
      isOtherNamespace({ context, event }),
    )
    expect(results).toEqual([false, true, false])
  })
  test('isIncomplete is true if `recommended` is null', () =>
    expect([
      isIncomplete({ context }),
      isIncomplete({ context: { ...context, recommended: null } }),
    ]).toEqual([false, true]))
  test('isForbidden is true for a forbidden origin and an invalid project id', () =>
    expect(
      [forbiddenOrigin, invalidProjectId, offline, new Error('x'), null].map((error) =>
        isForbidden(null, { error }),
      ),
    ).toEqual([true, true, false, false, false]))
})
