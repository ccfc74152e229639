import { directoryMachine } from '../../../../core/src/stores/directory/directory.machine.ts'
import { directoryReactions } from '../../../../core/src/stores/directory/directory.reactions.ts'
import { selectDirectory } from '../../../../core/src/stores/directory/directory.store.ts'
import { assertEqual, assertTrue } from '../../walker/check.ts'
import type { MachineModel, StepResult } from '../../walker/machine-model.ts'
import { storeRole } from '../../walker/machine-role.ts'
import { directoryCases, directoryInputs } from './directory.cases.ts'

type Check = (seen: StepResult<typeof directoryMachine>) => void
const shows =
  (status: string): Check =>
  ({ state }) =>
    assertEqual(selectDirectory(state).status, status, 'shown')
const nothing = { featured: [], recommended: [], count: 0, excluded: [] }

/** What the wallet directory offers. */
export const directoryModel: MachineModel<typeof directoryMachine> = {
  id: 'stores/directory',
  machine: directoryMachine,
  inputs: directoryInputs,
  cases: directoryCases,
  commands: ['load'],
  listeners: { watchOnline: ['online'] },
  project: ({ directory, recommended, featured, featuredIds, customWallets, namespace }) => [
    namespace,
    directory,
    recommended?.length ?? null,
    featured.length,
    featuredIds.length,
    customWallets,
  ],
  farEnough: () => false,
  outside: storeRole(directoryReactions),
  states: {
    idle: ({ state }) =>
      assertEqual(selectDirectory(state), { status: 'idle', ...nothing }, 'nothing is known'),
    loading: (seen) => {
      shows('loading')(seen)
      const { featuredIds, includeIds, excludeIds, chains, namespace } = seen.context
      const offeredChains = chains.filter((id) => namespace === null || id.startsWith(namespace))
      const input = { featuredIds, includeIds, excludeIds, chains: offeredChains }
      assertEqual(
        seen.play.world.pending('loadLists').input,
        input,
        'asked with what the page says, of the networks that are wanted',
      )
    },
    ready: shows('ready'),
    failed: (seen) => {
      shows('failed')(seen)
      assertTrue(seen.play.world.listening('watchOnline').open, 'the network is waited for')
    },
  },
  invariants: {
    'nothing is asked without a project': ({ context, play }) =>
      assertTrue(context.directory || play.world.calls.length === 0, 'asked'),
    'one question at a time': ({ play }) =>
      assertTrue(
        play.world.calls.filter(({ aborted, settled }) => !aborted && !settled).length <= 1,
        'questions',
      ),
    'beside featured wallets and the page’s own nothing is recommended': ({ state, context }) =>
      assertTrue(
        (context.featuredIds.length === 0 && !context.customWallets) ||
          selectDirectory(state).recommended.length === 0,
        'recommended',
      ),
    'the network is waited for exactly after a failure': ({ state, play }) =>
      assertEqual(
        play.world.channels.some(({ open }) => open),
        state.matches('failed'),
        'waited for',
      ),
    'a refusal is told when the lists failed': ({ state, news }) => {
      if (news.length > 0) assertTrue(state.matches('failed'), 'failed')
    },
  },
  allow: {
    'directory.loading waits for loadLists without a cancel':
      'Nobody waits for it: wallets of this browser are shown meanwhile, it ends by itself after 10 s, and the kit’s stop aborts it.',
  },
}
