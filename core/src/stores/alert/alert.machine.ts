import { assign, fromCallback, sendTo, setup } from 'xstate'
import { notProvidedListener } from '../../errors/not-provided.ts'
import type { ConfigOf } from '../../protocol/flow.ts'
import type {
  Alert,
  AlertContext,
  AlertEvent,
  AlertInput,
  RaiseEvent,
  ReportEvent,
} from './alert.types.ts'
import { withAlert } from './alert-queue.ts'

const createAlert = ({ code, variant, details }: RaiseEvent): Alert => ({ code, variant, details })

const base = setup({
  types: {} as { context: AlertContext; events: AlertEvent; input: AlertInput },
  guards: {
    hasBeenRaised: ({ context, event }) =>
      event.type === 'raise' && event.once && context.raised.includes(event.code),
    isLast: ({ context }) => context.open.length === 1,
  },
  actors: { reportAlerts: fromCallback<ReportEvent>(notProvidedListener) },
  actions: {
    addAlert: assign(({ context }, event: RaiseEvent) => ({
      open: withAlert(context.open, createAlert(event)),
      raised: [...new Set([...context.raised, event.code])],
    })),
    reportAlert: sendTo(
      'reportAlerts',
      ({ context }, event: RaiseEvent): ReportEvent => ({
        type: 'report',
        alert: createAlert(event),
        origin: context.origin,
        projectId: context.projectId,
      }),
    ),
    removeShown: assign({ open: ({ context }) => context.open.slice(1) }),
  },
})

/** Alerts for the developer. They are always logged, and rendered only with the option `debug`. */
export const alertMachine = base.createMachine({
  id: 'alert',
  description: 'Alerts for the developer of the page.',
  options: { maxIterations: 100 },
  context: ({ input }) => ({ ...input, open: [], raised: [] }),
  invoke: { id: 'reportAlerts', src: 'reportAlerts' },
  initial: 'hidden',
  on: {
    raise: [
      { guard: 'hasBeenRaised' },
      {
        target: '.shown',
        actions: [
          { type: 'addAlert', params: ({ event }) => event },
          { type: 'reportAlert', params: ({ event }) => event },
        ],
      },
    ],
  },
  states: {
    hidden: { description: 'No alert is shown.' },
    shown: {
      description: 'The most severe alert is shown. The others follow when it is dismissed.',
      on: {
        dismiss: [
          { guard: 'isLast', target: 'hidden', actions: 'removeShown' },
          { actions: 'removeShown' },
        ],
      },
    },
  },
} satisfies ConfigOf<typeof base>)
