import { modalMachine } from '../../../../core/src/stores/modal/modal.machine.ts'
import { modalReactions } from '../../../../core/src/stores/modal/modal.reactions.ts'
import { selectModal } from '../../../../core/src/stores/modal/modal.store.ts'
import { assertEqual, assertTrue } from '../../walker/check.ts'
import type { MachineModel, StepResult } from '../../walker/machine-model.ts'
import { storeRole } from '../../walker/machine-role.ts'
import { modalCases, modalInputs } from './modal.cases.ts'

const checkState =
  (phase: string, shaking: boolean) => (result: StepResult<typeof modalMachine>) => {
    const { namespace, consent } = result.context
    assertEqual(selectModal(result.state), { phase, shaking, namespace, consent }, 'public state')
  }

export const modalModel: MachineModel<typeof modalMachine> = {
  id: 'stores/modal',
  machine: modalMachine,
  inputs: modalInputs,
  cases: modalCases,
  commands: ['open', 'close', 'close.request', 'request.show', 'namespace.set'],
  listeners: {},
  project: ({ embedded, namespace, consent, requests }) => [embedded, namespace, consent, requests],
  role: storeRole(modalReactions),
  states: {
    closed: checkState('closed', false),
    'open.idle': checkState('open', false),
    'open.shaking': checkState('open', true),
    closing: checkState('closing', false),
    'embedded.idle': checkState('open', false),
    'embedded.shaking': checkState('open', true),
  },
  invariants: {
    'an embedded modal is always open': ({ state, context }) =>
      assertEqual(selectModal(state).phase === 'open' || !context.embedded, true, 'open'),
    'modal.closed is emitted when the modal is closed, or opened again by a request': (result) => {
      const { state, context, emitted } = result
      if (emitted.some(({ type }) => type === 'modal.closed'))
        assertTrue(state.matches('closed') || context.requests.length === 1, 'closed')
    },
    'only an open or closing modal has requests': ({ state, context }) => {
      if (state.matches('closed')) assertEqual(context.requests, [], 'requests')
    },
    'a closed or reset modal offers all wallets': ({ context, emitted }) => {
      if (emitted.some(({ type }) => type === 'modal.closed' || type === 'modal.reset'))
        assertEqual(context.namespace, null, 'namespace')
    },
    'a timer runs exactly while the modal shakes or closes': ({ state, run }) => {
      const isAnimating = selectModal(state).shaking || selectModal(state).phase === 'closing'
      assertEqual(run.environment.clock.pendingTimers(), isAnimating ? 1 : 0, 'timers')
    },
  },
  allow: {},
}
