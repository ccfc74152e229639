import { telemetryMachine } from '../../../../core/src/stores/telemetry/telemetry.machine.ts'
import { telemetryReactions } from '../../../../core/src/stores/telemetry/telemetry.store.ts'
import { assertEqual, assertTrue } from '../../walker/check.ts'
import type { MachineModel, StepResult } from '../../walker/machine-model.ts'
import { storeRole } from '../../walker/machine-role.ts'
import { telemetryCases, telemetryInputs } from './telemetry.cases.ts'

type Result = StepResult<typeof telemetryMachine>
const openChannels = ({ run }: Result) => run.environment.channels.filter(({ open }) => open).length
const checkIdle = (result: Result) => {
  assertEqual(result.context.waiting, [], 'items that wait')
  assertEqual(openChannels(result), 0, 'channels')
}

export const telemetryModel: MachineModel<typeof telemetryMachine> = {
  id: 'stores/telemetry',
  machine: telemetryMachine,
  inputs: telemetryInputs,
  cases: telemetryCases,
  commands: ['track', 'report', 'stop'],
  listeners: { sendItems: ['send.accepted', 'send.refused'] },
  project: ({ limit, waiting, errorTimes }) => [limit, Math.min(waiting.length, 2), errorTimes],
  stopsPath: ({ waiting }) => waiting.length > 6,
  role: storeRole(telemetryReactions),
  states: {
    checking: (result) => {
      assertTrue(!result.run.environment.pending('checkEnabled').aborted, 'checkEnabled runs')
      assertEqual(openChannels(result), 0, 'channels')
    },
    'sending.accepted': (result) => {
      assertEqual(result.context.waiting, [], 'items that wait')
      assertTrue(result.run.environment.openChannel('sendItems').open, 'sendItems runs')
    },
    'sending.refused': (result) => {
      assertEqual(result.context.waiting, [], 'items that wait')
      assertTrue(result.run.environment.openChannel('sendItems').open, 'sendItems runs')
    },
    disabled: checkIdle,
    stopped: checkIdle,
  },
  invariants: {
    'at most `limit` items wait': ({ context }) =>
      assertTrue(context.waiting.length <= context.limit, 'items that wait'),
    'at most five errors of one minute are remembered': ({ context }) =>
      assertTrue(context.errorTimes.length <= 5, 'times of errors'),
    'the setting is read in `checking` only': ({ state, run }) =>
      assertEqual(
        run.environment.requests.some(({ aborted, settled }) => !aborted && !settled),
        state.matches('checking'),
        'open requests',
      ),
    'telemetry.refused is emitted in `refused` only': ({ emitted, state }) =>
      assertTrue(
        emitted.length === 0 || (emitted.length === 1 && state.matches({ sending: 'refused' })),
        'emitted events',
      ),
  },
  allow: {},
}
