import { assign, emit, fromCallback, sendTo, setup } from 'xstate'
import { timeouts } from '../../domain/constants.ts'
import type { RequestOutcome } from '../../domain/request/unsafe-request.ts'
import { notProvidedListener } from '../../errors/not-provided.ts'
import type { ConfigOf } from '../../protocol/flow.ts'
import * as guards from './approvals.guards.ts'
import type {
  ApprovalsContext,
  ApprovalsEmitted,
  ApprovalsEvent,
  ApprovalsInput,
  DecisionEvent,
} from './approvals.types.ts'
import { settledOf } from './approvals.values.ts'

const base = setup({
  types: {} as {
    context: ApprovalsContext
    events: ApprovalsEvent
    emitted: ApprovalsEmitted
    input: ApprovalsInput
  },
  guards,
  delays: { walletPatience: timeouts.walletUnresponsive },
  actors: { watchRequests: fromCallback<DecisionEvent>(notProvidedListener) },
  actions: {
    enqueue: assign(({ context, event }) =>
      event.type === 'request.received' ? { pending: [...context.pending, event.request] } : {},
    ),
    drop: assign(({ context: { pending }, event }) =>
      'id' in event ? { pending: pending.filter(({ id }) => id !== event.id) } : {},
    ),
    clear: assign({ pending: [] }),
    tellShown: emit(({ context, event }) => ({
      type: 'request.shown' as const,
      request:
        event.type === 'request.received'
          ? event.request
          : (context.pending[0] as ApprovalsContext['pending'][number]),
    })),
    tellWaiting: emit({ type: 'request.queued' }),
    tellEnded: emit(({ context, event }, { outcome }: { outcome: RequestOutcome }) =>
      settledOf(context, event, outcome),
    ),
    pass: sendTo(
      'watchRequests',
      ({ event }): DecisionEvent => ({
        type: event.type === 'approve' ? 'approve' : 'reject',
        id: 'id' in event ? event.id : '',
      }),
    ),
    turnAway: sendTo(
      'watchRequests',
      ({ event }): DecisionEvent => ({
        type: 'reject',
        id: 'request' in event ? event.request.id : '',
      }),
    ),
    refuseAll: sendTo('watchRequests', { type: 'reject', id: '' } as DecisionEvent),
  },
})

/** What a wallet inside the page wants decided: one request after the other (specification, section 4). */
export const approvalsMachine = base.createMachine({
  id: 'approvals',
  description: 'What a wallet inside this page wants the visitor to decide on.',
  options: { maxIterations: 100 },
  context: ({ input }) => ({ ...input, pending: [] }),
  invoke: { id: 'watchRequests', src: 'watchRequests' },
  initial: 'idle',
  states: {
    idle: {
      description: 'Nothing is asked.',
      on: { 'request.received': { target: 'deciding', actions: ['enqueue', 'tellShown'] } },
    },
    deciding: {
      description: 'The visitor decides about the first; the others wait.',
      on: {
        'request.received': [
          { guard: 'isKnown' },
          { guard: 'isTooMany', actions: 'turnAway' },
          { actions: ['enqueue', 'tellWaiting'] },
        ],
        'request.settled': [
          {
            guard: 'isOnly',
            target: 'idle',
            actions: [{ type: 'tellEnded', params: outcomeOf }, 'drop'],
          },
          {
            guard: 'isFirst',
            target: 'deciding.looking',
            actions: [{ type: 'tellEnded', params: outcomeOf }, 'drop', 'tellShown'],
          },
          { guard: 'isPending', actions: 'drop' },
        ],
        reject: [
          {
            guard: 'isOnly',
            target: 'idle',
            actions: ['pass', { type: 'tellEnded', params: { outcome: 'cancel' } }, 'drop'],
          },
          {
            guard: 'isFirst',
            target: 'deciding.looking',
            actions: [
              'pass',
              { type: 'tellEnded', params: { outcome: 'cancel' } },
              'drop',
              'tellShown',
            ],
          },
        ],
        rejectAll: { target: 'idle', actions: ['refuseAll', 'clear'] },
      },
      initial: 'looking',
      states: {
        looking: {
          description: 'Yes or no?',
          on: { approve: { guard: 'mayApprove', target: 'working', actions: 'pass' } },
        },
        working: {
          description: 'It was approved; the wallet signs.',
          after: { walletPatience: 'silent' },
        },
        silent: { description: 'The wallet takes long; the visitor may still give it up.' },
      },
    },
  },
} satisfies ConfigOf<typeof base>)

function outcomeOf({ event }: { event: ApprovalsEvent }): { outcome: RequestOutcome } {
  return { outcome: event.type === 'request.settled' ? event.outcome : 'cancel' }
}
