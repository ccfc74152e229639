import { describe, expect, test } from 'vitest'
import type { DirectoryLists } from '../../../../core/src/domain/wallet/directory-lists.ts'
import type { Resource } from '../../../../core/src/resource/resource.types.ts'
import {
  directoryReactions,
  selectDirectory,
} from '../../../../core/src/stores/directory/directory.store.ts'
import { failed, fresh, loading, reloading } from '../../resource/changes.ts'
import { messagesOf } from '../../walker/react.ts'
import { scenario } from '../../walker/scenario.ts'
import {
  directoryInputs,
  directoryWallet,
  lists,
  listsWithoutRecommended,
} from './directory.cases.ts'
import { directoryModel } from './directory.model.ts'

const load = { type: 'load', namespace: null } as const
const loadSolana = { type: 'load', namespace: 'solana' } as const
const changed = (resource: Resource<DirectoryLists>) =>
  ({ type: 'lists.changed', resource }) as const
function createScenario(input = directoryInputs.default) {
  const run = scenario(directoryModel, input)
  return {
    ...run,
    state: () => selectDirectory(run.snapshot()),
    commands: () => run.sentTo('readLists'),
    types: () => run.sentTo('readLists').map(({ type }) => type),
    /** The networks of the last key. */
    chains() {
      const last = run.sentTo('readLists').findLast(({ type }) => type === 'key.set')
      return Object(last).key.chains
    },
  }
}
const { chains } = directoryInputs.twoNamespaces
const solanaChains = chains.filter((id) => id.startsWith('solana:'))

describe('loading the directory', () => {
  test('directory reads the lists with the first load', async () => {
    const run = createScenario()
    expect([run.state().status, run.inputsOf('readLists'), run.types()]).toEqual([
      'idle',
      [null],
      [],
    ])
    await run.send(load)
    const { directory: _, ...key } = directoryInputs.default
    expect(run.commands()).toEqual([{ type: 'key.set', key }])
    await run.sendBack(changed(loading))
    await run.send(load)
    await run.sendBack(changed(fresh(lists)))
    await run.send(load)
    expect(run.types()).toEqual(['key.set', 'key.set', 'key.set'])
  })

  test('load reads nothing without a project id', async () => {
    const run = createScenario(directoryInputs.withoutProjectId)
    await run.send(load)
    expect([run.state().status, run.commands()]).toEqual(['idle', []])
  })

  test('selectDirectory returns the lists, also while they are read again', async () => {
    const run = createScenario(directoryInputs.featured)
    await run.send(load)
    const shown = {
      featured: [directoryWallet('one')],
      recommended: [directoryWallet('three')],
      count: 600,
      excluded: [{ name: 'Out', rdns: 'test.out' }],
    }
    await run.sendBack(changed(fresh(lists)))
    expect(run.state()).toEqual({ status: 'fresh', problem: null, ...shown })
    await run.sendBack(changed(reloading(lists)))
    expect(run.state()).toEqual({ status: 'loading', problem: null, ...shown })
    await run.sendBack(changed({ ...failed('endpoint/unreachable', lists), status: 'offline' }))
    expect(run.state()).toEqual({ status: 'offline', problem: 'endpoint/unreachable', ...shown })
  })

  test('directory is ready without recommended wallets and reads the lists again on the next load', async () => {
    const run = createScenario()
    await run.send(load)
    await run.sendBack(changed(fresh(listsWithoutRecommended)))
    expect(run.state()).toMatchObject({
      status: 'fresh',
      recommended: [],
      featured: [directoryWallet('one')],
    })
    await run.send(load)
    expect([run.types(), run.commands().at(-1)]).toEqual([
      ['key.set', 'key.set', 'refresh'],
      { type: 'refresh', forced: false },
    ])
  })

  test('directory reads failed lists again on the next load [G7]', async () => {
    const run = createScenario()
    await run.send(load)
    await run.sendBack(changed(failed('endpoint/unreachable')))
    expect([run.state().status, run.emitted()]).toEqual(['failed', []])
    await run.send(load)
    expect(run.types()).toEqual(['key.set', 'key.set', 'refresh'])
  })

  test('load of another namespace reads its networks and keeps the lists', async () => {
    const run = createScenario(directoryInputs.twoNamespaces)
    await run.send(load)
    expect(run.chains()).toEqual(chains)
    await run.sendBack(changed(fresh(lists)))
    await run.send(loadSolana)
    await run.sendBack(changed(loading))
    expect(run.state()).toMatchObject({ status: 'loading', featured: lists.featured })
    expect(run.chains()).toEqual(solanaChains)
    await run.sendBack(changed(failed('endpoint/unreachable')))
    await run.send(load)
    expect([run.chains(), run.types().at(-1)]).toEqual([chains, 'refresh'])
  })
})

test.each(['config/origin-not-allowed', 'config/project-id-invalid'] as const)(
  'directory fails and raises one alert for %s [G6]',
  async (code) => {
    const run = createScenario()
    await run.send(load)
    await run.sendBack(changed(loading))
    await run.sendBack(changed(failed(code)))
    await run.sendBack(changed({ ...failed(code), status: 'offline' }))
    expect(run.state().status).toBe('offline')
    expect(messagesOf(directoryReactions, run.emitted())).toEqual([
      { to: 'alert', type: 'raise', code, variant: 'error', details: {}, once: true },
    ])
  },
)
