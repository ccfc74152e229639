import { assign, fromCallback, sendTo, setup } from 'xstate'
import { notProvidedListener } from '../../errors/not-provided.ts'
import type { ConfigOf } from '../../protocol/flow.ts'
import type { Alert, AlertContext, AlertEvent, ReportEvent } from './alert.types.ts'

const createAlert = (event: AlertEvent): Alert =>
  event.type === 'raise'
    ? { code: event.code, variant: event.variant, details: event.details }
    : { code: 'kit/unknown', variant: 'error', details: {} }

const base = setup({
  types: {} as { context: AlertContext; events: AlertEvent },
  guards: {
    hasBeenRaised: ({ context, event }) =>
      event.type === 'raise' && event.once && context.raised.includes(event.code),
  },
  actors: { reportAlerts: fromCallback<ReportEvent>(notProvidedListener) },
  actions: {
    setAlert: assign(({ context, event }) => ({
      alert: createAlert(event),
      raised: [...new Set([...context.raised, createAlert(event).code])],
    })),
    reportAlert: sendTo(
      'reportAlerts',
      ({ event }): ReportEvent => ({ type: 'report', ...createAlert(event) }),
    ),
    clearAlert: assign({ alert: null }),
  },
})

/** Alerts for the developer. They are always logged, and rendered only with the option `debug`. */
export const alertMachine = base.createMachine({
  id: 'alert',
  description: 'Alerts for the developer of the page.',
  options: { maxIterations: 100 },
  context: { alert: null, raised: [] },
  invoke: { id: 'reportAlerts', src: 'reportAlerts' },
  initial: 'hidden',
  on: {
    raise: [{ guard: 'hasBeenRaised' }, { target: '.shown', actions: ['setAlert', 'reportAlert'] }],
  },
  states: {
    hidden: { description: 'No alert is shown.', entry: 'clearAlert' },
    shown: { description: 'The latest alert is shown.', on: { dismiss: 'hidden' } },
  },
} satisfies ConfigOf<typeof base>)
