import { modalMachine } from '../../../../core/src/stores/modal/modal.machine.ts'
import { modalReactions } from '../../../../core/src/stores/modal/modal.reactions.ts'
import { selectModal } from '../../../../core/src/stores/modal/modal.store.ts'
import { assertEqual, assertTrue } from '../../walker/check.ts'
import type { MachineModel, StepResult } from '../../walker/machine-model.ts'
import { storeRole } from '../../walker/machine-role.ts'
import { modalCases, modalInputs } from './modal.cases.ts'

const is = (phase: string, shaking: boolean) => (seen: StepResult<typeof modalMachine>) =>
  assertEqual(
    selectModal(seen.state),
    { phase, shaking, namespace: seen.context.namespace },
    'seen',
  )

/** Whether the modal is there. */
export const modalModel: MachineModel<typeof modalMachine> = {
  id: 'stores/modal',
  machine: modalMachine,
  inputs: modalInputs,
  cases: modalCases,
  commands: ['open', 'close', 'close.request', 'namespace.set'],
  listeners: {},
  project: ({ embedded, namespace }) => [embedded, namespace],
  farEnough: () => false,
  outside: storeRole(modalReactions),
  states: {
    closed: is('closed', false),
    'open.resting': is('open', false),
    'open.shaking': is('open', true),
    closing: is('closing', false),
    'embedded.resting': is('open', false),
    'embedded.shaking': is('open', true),
  },
  invariants: {
    'embedded, it is always there': ({ state, context }) =>
      assertEqual(selectModal(state).phase === 'open' || !context.embedded, true, 'there'),
    'that it closed is told when it is gone, not before': ({ state, news }) => {
      if (news.some(({ type }) => type === 'modal.closed'))
        assertTrue(state.matches('closed'), 'gone')
    },
    'what is closed, or rewound, offers all wallets': ({ context, news }) => {
      if (news.some(({ type }) => type === 'modal.closed' || type === 'modal.reset'))
        assertEqual(context.namespace, null, 'narrowed to')
    },
    'a timer runs exactly while it shakes or closes': ({ state, play }) => {
      const moving = selectModal(state).shaking || selectModal(state).phase === 'closing'
      assertEqual(play.world.clock.waiting(), moving ? 1 : 0, 'timers')
    },
  },
  allow: {},
}
