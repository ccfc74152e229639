import { embeddedMachine } from '../../../../core/src/stores/embedded/embedded.machine.ts'
import { embeddedReactions } from '../../../../core/src/stores/embedded/embedded.reactions.ts'
import { selectEmbedded } from '../../../../core/src/stores/embedded/embedded.store.ts'
import { assertEqual, assertTrue } from '../../walker/check.ts'
import type { MachineModel } from '../../walker/machine-model.ts'
import { storeRole } from '../../walker/machine-role.ts'
import { embeddedCases } from './embedded.cases.ts'

const reload =
  'Nothing waits for the reload, and the client of the frame ends it after 20 s. Stopping the kit aborts it.'

export const embeddedModel: MachineModel<typeof embeddedMachine> = {
  id: 'stores/embedded',
  machine: embeddedMachine,
  inputs: { fresh: { socialProvider: null }, returning: { socialProvider: 'google' } },
  cases: embeddedCases,
  commands: ['reset', 'provider.set'],
  listeners: {
    watchFrame: [
      'user.changed',
      'smartNetworks.changed',
      'frame.failed',
      'method.refused',
      'request.completed',
    ],
    readCompletions: ['completion.read', 'transfer.found'],
    saveProvider: [],
  },
  project: ({ user, socialProvider, smartAccountNetworks }) => [
    user === null,
    socialProvider,
    smartAccountNetworks.length > 0,
  ],
  role: storeRole(embeddedReactions),
  states: {
    user: ({ state, context }) =>
      assertEqual(selectEmbedded(state).user, context.user, 'the user of the frame'),
    'refusals.none': () => {},
    'refusals.refused': ({ run }) =>
      assertTrue(run.environment.clock.pendingTimers() > 0, 'the notice is due'),
    'frame.idle': () => {},
    'frame.resetting': ({ run }) =>
      assertTrue(run.environment.clock.pendingTimers() > 0, 'the reload is due'),
    'frame.reloading': ({ run }) =>
      assertTrue(!run.environment.pending('reloadFrame').aborted, 'reloadFrame'),
  },
  invariants: {
    'the frame is always watched': ({ run }) =>
      assertTrue(run.environment.openChannel('watchFrame').open, 'watchFrame'),
  },
  allow: {
    'embedded cannot leave {"user":{},"refusals":"none","frame":"reloading"} without an actor (fresh)':
      reload,
    'embedded cannot leave {"user":{},"refusals":"none","frame":"reloading"} without an actor (returning)':
      reload,
    'embedded cannot leave {"user":{},"refusals":"refused","frame":"reloading"} without an actor (fresh)':
      reload,
    'embedded cannot leave {"user":{},"refusals":"refused","frame":"reloading"} without an actor (returning)':
      reload,
    'embedded.frame.reloading waits for reloadFrame without a cancel': reload,
    'embedded.frame.reloading waits for reloadFrame without a deadline': reload,
  },
}
