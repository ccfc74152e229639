import { assign, fromCallback, sendTo, setup } from 'xstate'
import { notProvidedListener } from '../../errors/not-provided.ts'
import type { ConfigOf } from '../../protocol/flow.ts'
import type { Alert, AlertContext, AlertEvent, ReportEvent } from './alert.types.ts'

const alertOf = (event: AlertEvent): Alert =>
  event.type === 'raise'
    ? { code: event.code, variant: event.variant, details: event.details }
    : { code: 'kit/unknown', variant: 'error', details: {} }

const base = setup({
  types: {} as { context: AlertContext; events: AlertEvent },
  guards: {
    wasRaised: ({ context, event }) =>
      event.type === 'raise' && event.once && context.raised.includes(event.code),
  },
  actors: { reportAlerts: fromCallback<ReportEvent>(notProvidedListener) },
  actions: {
    keep: assign(({ context, event }) => ({
      alert: alertOf(event),
      raised: [...new Set([...context.raised, alertOf(event).code])],
    })),
    report: sendTo(
      'reportAlerts',
      ({ event }): ReportEvent => ({ type: 'report', ...alertOf(event) }),
    ),
    forget: assign({ alert: null }),
  },
})

/** The bar for developers. Always logged; drawn only when `debug` is on. */
export const alertMachine = base.createMachine({
  id: 'alert',
  description: "What the page's developer should know.",
  options: { maxIterations: 100 },
  context: { alert: null, raised: [] },
  invoke: { id: 'reportAlerts', src: 'reportAlerts' },
  initial: 'hidden',
  on: {
    raise: [{ guard: 'wasRaised' }, { target: '.shown', actions: ['keep', 'report'] }],
  },
  states: {
    hidden: { description: 'Nothing to say.', entry: 'forget' },
    shown: { description: 'The latest alert.', on: { dismiss: 'hidden' } },
  },
} satisfies ConfigOf<typeof base>)
