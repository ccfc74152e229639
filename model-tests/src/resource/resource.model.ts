import type { ResourceStatus } from '../../../core/src/domain/resource-view.ts'
import { resourceMachine } from '../../../core/src/resource/resource.machine.ts'
import { resourceOf } from '../../../core/src/resource/resource.view.ts'
import { assertEqual, assertTrue } from '../walker/check.ts'
import type { MachineModel, StateCheck } from '../walker/machine-model.ts'
import { storeRole } from '../walker/machine-role.ts'
import { resourceCases, resourceInputs } from './resource.cases.ts'

type Check = StateCheck<typeof resourceMachine>
const hasStatus =
  (status: ResourceStatus): Check =>
  ({ state }) =>
    assertEqual(resourceOf(state).status, status, 'status')
const watches =
  (status: ResourceStatus): Check =>
  (result) => {
    hasStatus(status)(result)
    assertTrue(result.run.environment.openChannel('watchPage').open, 'watchPage runs')
  }

export const resourceModel: MachineModel<typeof resourceMachine> = {
  id: 'resource',
  machine: resourceMachine,
  inputs: resourceInputs,
  cases: resourceCases,
  commands: ['key.set', 'refresh', 'loadMore'],
  listeners: { watchPage: ['visible', 'online', 'offline'] },
  project: ({ key, data, next, cursor, forced }) => [key, data, next, cursor, forced],
  role: storeRole({}),
  states: {
    idle: ({ context }) => assertEqual([context.key, context.data], [null, null], 'data'),
    reading: (result) => {
      const { key, cursor, data, forced } = result.context
      hasStatus('loading')(result)
      const request = { key, cursor, data, forced }
      assertEqual(result.run.environment.pending('read').input, request, 'request')
    },
    fresh: hasStatus('fresh'),
    stale: watches('stale'),
    failed: watches('failed'),
    offline: watches('offline'),
  },
  invariants: {
    'a resource without a key has no data': ({ context: { key, data, next } }) =>
      assertTrue(key !== null || (data === null && next === null), 'data'),
    'a problem is shown only after a failed read': ({ state }) => {
      const { status, problem } = resourceOf(state)
      assertEqual(problem !== null, status === 'failed' || status === 'offline', 'problem')
    },
  },
  allow: {},
}
