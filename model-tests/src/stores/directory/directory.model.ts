import {
  directoryMachine,
  listsInput,
} from '../../../../core/src/stores/directory/directory.machine.ts'
import {
  directoryReactions,
  selectDirectory,
} from '../../../../core/src/stores/directory/directory.store.ts'
import { assertEqual, assertTrue } from '../../walker/check.ts'
import type { MachineModel } from '../../walker/machine-model.ts'
import { storeRole } from '../../walker/machine-role.ts'
import { directoryCases, directoryInputs } from './directory.cases.ts'

export const directoryModel: MachineModel<typeof directoryMachine> = {
  id: 'stores/directory',
  machine: directoryMachine,
  inputs: directoryInputs,
  cases: directoryCases,
  commands: ['load'],
  listeners: { readLists: ['lists.changed'] },
  project: ({ directory, recommended, featured, featuredIds, namespace, status, problem }) => [
    namespace,
    directory,
    recommended?.length ?? null,
    featured.length,
    featuredIds.length,
    status,
    problem,
  ],
  role: storeRole(directoryReactions),
  states: {
    listing: ({ state, context, run }) => {
      const { received } = run.environment.openChannel('readLists')
      const last = received.findLast(({ type }) => type === 'key.set')
      if (last !== undefined) assertEqual(last.key, listsInput(context), 'key')
      const { status, problem } = selectDirectory(state)
      assertEqual([status, problem], [context.status, context.problem], 'status')
    },
  },
  invariants: {
    'the store reads nothing without a project id': ({ context, run }) =>
      assertTrue(
        context.directory || run.environment.openChannel('readLists').received.length === 0,
        'commands',
      ),
  },
  allow: {},
}
