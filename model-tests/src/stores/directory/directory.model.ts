import { directoryMachine } from '../../../../core/src/stores/directory/directory.machine.ts'
import { directoryReactions } from '../../../../core/src/stores/directory/directory.reactions.ts'
import { selectDirectory } from '../../../../core/src/stores/directory/directory.store.ts'
import { assertEqual, assertTrue } from '../../walker/check.ts'
import type { MachineModel, StepResult } from '../../walker/machine-model.ts'
import { storeRole } from '../../walker/machine-role.ts'
import { directoryCases, directoryInputs } from './directory.cases.ts'

type Check = (result: StepResult<typeof directoryMachine>) => void
const checkStatus =
  (status: string): Check =>
  ({ state }) =>
    assertEqual(selectDirectory(state).status, status, 'status')
const noLists = { featured: [], recommended: [], count: 0, excluded: [] }

export const directoryModel: MachineModel<typeof directoryMachine> = {
  id: 'stores/directory',
  machine: directoryMachine,
  inputs: directoryInputs,
  cases: directoryCases,
  commands: ['load'],
  listeners: { watchOnline: ['online'] },
  project: ({ directory, recommended, featured, featuredIds, namespace }) => [
    namespace,
    directory,
    recommended?.length ?? null,
    featured.length,
    featuredIds.length,
  ],
  stopsPath: () => false,
  role: storeRole(directoryReactions),
  states: {
    idle: ({ state }) =>
      assertEqual(selectDirectory(state), { status: 'idle', ...noLists }, 'no lists'),
    loading: (result) => {
      checkStatus('loading')(result)
      const { featuredIds, includeIds, excludeIds, chains, namespace } = result.context
      const offeredChains = chains.filter((id) => namespace === null || id.startsWith(namespace))
      const input = { featuredIds, includeIds, excludeIds, chains: offeredChains }
      assertEqual(
        result.run.environment.pending('loadLists').input,
        input,
        'the request has the options of the page and the networks of the namespace',
      )
    },
    ready: checkStatus('ready'),
    failed: (result) => {
      checkStatus('failed')(result)
      assertTrue(result.run.environment.openChannel('watchOnline').open, 'watchOnline runs')
    },
  },
  invariants: {
    'the store sends no request without a project id': ({ context, run }) =>
      assertTrue(context.directory || run.environment.requests.length === 0, 'requests'),
    'the store has at most one open request': ({ run }) =>
      assertTrue(
        run.environment.requests.filter(({ aborted, settled }) => !aborted && !settled).length <= 1,
        'open requests',
      ),
    'watchOnline runs exactly in `failed`': ({ state, run }) =>
      assertEqual(
        run.environment.channels.some(({ open }) => open),
        state.matches('failed'),
        'listening',
      ),
    'directory.forbidden is emitted in `failed` only': ({ state, emitted }) => {
      if (emitted.length > 0) assertTrue(state.matches('failed'), 'failed')
    },
  },
  allow: {
    'directory.loading waits for loadLists without a cancel':
      'Installed wallets are shown while the lists load. The request ends after 10 s, and stopping the kit aborts it.',
  },
}
