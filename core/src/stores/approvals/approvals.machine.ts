import { assign, emit, fromCallback, fromPromise, sendTo, setup } from 'xstate'
import { timeouts } from '../../domain/constants.ts'
import { describeRequest } from '../../domain/request/describe-request.ts'
import { statesFee } from '../../domain/request/stated-fee.ts'
import type {
  ApprovalRequest,
  RequestOutcome,
  UnsafeRequest,
} from '../../domain/request/unsafe-request.ts'
import { type ChainTokens, tokensOf } from '../../domain/token/review-token.ts'
import type { Units } from '../../domain/transfer/transfer.ts'
import { kitErrors } from '../../errors/areas/kit.ts'
import { KitError } from '../../errors/kit-error.ts'
import { notProvided, notProvidedListener } from '../../errors/not-provided.ts'
import type { ConfigOf } from '../../protocol/flow.ts'
import type {
  ApprovalsContext,
  ApprovalsEmitted,
  ApprovalsEvent,
  ApprovalsInput,
  DecisionEvent,
} from './approvals.types.ts'

type Args = { context: ApprovalsContext; event: ApprovalsEvent }

const idOf = (event: ApprovalsEvent) => ('id' in event ? event.id : null)
const isFirst = ({ context: { pending }, event }: Args) => pending[0]?.id === idOf(event)
/** Whether amounts of the first request are shown without decimals, because those are being read. */
const hasUnreadAmounts = ({ context: { pending, tokens } }: Args) =>
  pending[0] !== undefined &&
  tokens === null &&
  tokensOf(describeRequest(pending[0]).rows).length > 0

/** The request that the visitor decides on. Throws `kit/unknown` if none is pending. */
function firstRequest({ pending: [request] }: ApprovalsContext): ApprovalRequest {
  if (request === undefined) throw new KitError(kitErrors, 'kit/unknown')
  return request
}

const pendingIds = ({ pending }: ApprovalsContext): readonly string[] => pending.map(({ id }) => id)

/**
 * How a request ends for the router: a request of the embedded wallet that the visitor rejects has
 * failed.
 */
const outcomeOf = ({ drawnBy }: ApprovalRequest, outcome: RequestOutcome): RequestOutcome =>
  drawnBy === 'frame' && outcome === 'cancel' ? 'error' : outcome

const base = setup({
  types: {} as {
    context: ApprovalsContext
    events: ApprovalsEvent
    emitted: ApprovalsEmitted
    input: ApprovalsInput
  },
  guards: {
    isKnown: ({ context: { pending }, event }) =>
      event.type === 'request.received' && pending.some(({ id }) => id === event.request.id),
    /** Whether `limit` requests are pending. Further requests are rejected without being shown. */
    hasReachedLimit: ({ context: { pending, limit } }) => pending.length >= limit,
    isFirst,
    isOnly: (args) => args.context.pending.length === 1 && isFirst(args),
    /** Whether the event rejects the first request. */
    rejectsFirst: ({ context: { pending }, event }) =>
      event.type === 'requests.reject' &&
      pending[0] !== undefined &&
      event.ids.includes(pending[0].id),
    /** Whether the event rejects every pending request. */
    rejectsEach: ({ context: { pending }, event }) =>
      event.type === 'requests.reject' && pending.every(({ id }) => event.ids.includes(id)),
    /** Whether the page states a part of the fee of the first request. */
    hasStatedFee: ({ context: { pending } }) => pending[0] !== undefined && statesFee(pending[0]),
    /** Whether the visitor has what the decision needs (fault V1). Approves nothing else. */
    canApprove: (args) =>
      args.context.pending[0]?.drawnBy === 'modal' && isFirst(args) && !hasUnreadAmounts(args),
  },
  delays: {
    walletUnresponsive: timeouts.walletUnresponsive,
    apiTimeout: timeouts.apiTimeout,
  },
  actors: {
    watchRequests: fromCallback<DecisionEvent>(notProvidedListener),
    readFee: fromPromise<Units | null, UnsafeRequest>(notProvided),
    readTokens: fromPromise<ChainTokens, ApprovalRequest>(notProvided),
  },
  actions: {
    addRequest: assign(({ context, event }) =>
      event.type === 'request.received' ? { pending: [...context.pending, event.request] } : {},
    ),
    removeRequest: assign(({ context: { pending }, event }) =>
      'id' in event ? { pending: pending.filter(({ id }) => id !== event.id) } : {},
    ),
    removeRequests: assign(({ context: { pending } }, { ids }: { ids: readonly string[] }) => ({
      pending: pending.filter(({ id }) => !ids.includes(id)),
    })),
    clearReads: assign({ fee: null, tokens: null }),
    setFee: assign((_, fee: Units | null) => ({ fee })),
    setTokens: assign((_, tokens: ChainTokens) => ({ tokens })),
    setUnreadTokens: assign(({ context: { tokens } }) => ({ tokens: tokens ?? {} })),
    emitShown: emit(({ context }) => ({
      type: 'request.shown' as const,
      request: firstRequest(context),
      pending: pendingIds(context),
    })),
    emitQueued: emit(({ context }, { request }: { request: ApprovalRequest }) => ({
      type: 'request.queued' as const,
      request,
      pending: pendingIds(context),
    })),
    emitAdvanced: emit({ type: 'request.advanced' }),
    emitSettled: emit(({ context }, { outcome }: { outcome: RequestOutcome }) => {
      const request = firstRequest(context)
      return {
        type: 'request.settled' as const,
        request,
        outcome: outcomeOf(request, outcome),
        more: context.pending.length > 1,
      }
    }),
    forwardDecision: sendTo(
      'watchRequests',
      (_, { type, id }: { type: 'approve' | 'reject'; id: string }): DecisionEvent => ({
        type,
        id,
      }),
    ),
    rejectOverflow: sendTo(
      'watchRequests',
      (_, { id }: { id: string }): DecisionEvent => ({ type: 'reject', id }),
    ),
    rejectPending: sendTo(
      'watchRequests',
      ({ context }, { ids }: { ids: readonly string[] }): DecisionEvent => ({
        type: 'requests.reject',
        ids: pendingIds(context).filter((id) => ids.includes(id)),
      }),
    ),
  },
})

/** The requests of an in-page wallet. The visitor decides on one request at a time. */
export const approvalsMachine = base.createMachine({
  id: 'approvals',
  description: 'Requests of the in-page wallet that the visitor decides on.',
  options: { maxIterations: 100 },
  context: ({ input }) => ({ ...input, pending: [], fee: null, tokens: null }),
  invoke: { id: 'watchRequests', src: 'watchRequests' },
  initial: 'idle',
  states: {
    idle: {
      description: 'No request is pending.',
      on: { 'request.received': { target: 'deciding', actions: ['addRequest', 'emitShown'] } },
    },
    deciding: {
      description: 'The visitor decides on the first request; the others wait.',
      on: {
        'request.received': [
          { guard: 'isKnown' },
          {
            guard: 'hasReachedLimit',
            actions: { type: 'rejectOverflow', params: ({ event }) => event.request },
          },
          {
            actions: [
              'addRequest',
              { type: 'emitQueued', params: ({ event }) => ({ request: event.request }) },
            ],
          },
        ],
        'request.settled': [
          {
            guard: 'isOnly',
            target: 'idle',
            actions: [{ type: 'emitSettled', params: ({ event }) => event }, 'removeRequest'],
          },
          {
            guard: 'isFirst',
            target: 'deciding.reviewing',
            actions: [
              { type: 'emitSettled', params: ({ event }) => event },
              'removeRequest',
              'emitShown',
            ],
          },
          { actions: 'removeRequest' },
        ],
        reject: [
          {
            guard: 'isOnly',
            target: 'idle',
            actions: [
              { type: 'forwardDecision', params: ({ event }) => event },
              { type: 'emitSettled', params: { outcome: 'cancel' } },
              'removeRequest',
            ],
          },
          {
            guard: 'isFirst',
            target: 'deciding.reviewing',
            actions: [
              { type: 'forwardDecision', params: ({ event }) => event },
              { type: 'emitSettled', params: { outcome: 'cancel' } },
              'removeRequest',
              'emitShown',
            ],
          },
        ],
        'requests.reject': [
          {
            guard: 'rejectsEach',
            target: 'idle',
            actions: [
              { type: 'rejectPending', params: ({ event }) => event },
              { type: 'removeRequests', params: ({ event }) => event },
            ],
          },
          {
            guard: 'rejectsFirst',
            target: 'deciding.reviewing',
            actions: [
              { type: 'rejectPending', params: ({ event }) => event },
              { type: 'removeRequests', params: ({ event }) => event },
              'emitAdvanced',
            ],
          },
          {
            actions: [
              { type: 'rejectPending', params: ({ event }) => event },
              { type: 'removeRequests', params: ({ event }) => event },
            ],
          },
        ],
      },
      initial: 'reviewing',
      states: {
        reviewing: {
          description: "Waits for the visitor's decision.",
          entry: 'clearReads',
          on: {
            approve: {
              guard: 'canApprove',
              target: 'signing',
              actions: { type: 'forwardDecision', params: ({ event }) => event },
            },
          },
          initial: 'reading',
          states: {
            reading: {
              description: 'Reads the fee and the tokens. After 10 s the rest is omitted.',
              type: 'parallel',
              after: { apiTimeout: { target: 'complete', actions: 'setUnreadTokens' } },
              states: {
                fee: {
                  description: 'The network fee of a transaction.',
                  initial: 'reading',
                  states: {
                    reading: {
                      description:
                        'Reads the fee. A request that states a part of it is not approved before.',
                      on: { approve: { guard: 'hasStatedFee' } },
                      invoke: {
                        id: 'readFee',
                        src: 'readFee',
                        input: ({ context }) => firstRequest(context),
                        onDone: {
                          target: 'read',
                          actions: { type: 'setFee', params: ({ event }) => event.output },
                        },
                        onError: 'read',
                      },
                    },
                    read: { description: 'The fee is shown, or could not be read.' },
                  },
                },
                tokens: {
                  description: 'The tokens whose amounts the request contains.',
                  initial: 'reading',
                  states: {
                    reading: {
                      description: 'Reads the tokens from their contracts.',
                      invoke: {
                        id: 'readTokens',
                        src: 'readTokens',
                        input: ({ context }) => firstRequest(context),
                        onDone: {
                          target: 'read',
                          actions: { type: 'setTokens', params: ({ event }) => event.output },
                        },
                        onError: { target: 'read', actions: 'setUnreadTokens' },
                      },
                    },
                    read: { description: 'The decimals are verified, or remain unclear.' },
                  },
                },
              },
            },
            complete: { description: 'Nothing more is read.' },
          },
        },
        signing: {
          description: 'The request was approved; the wallet signs.',
          after: { walletUnresponsive: 'unresponsive' },
        },
        unresponsive: {
          description:
            'The wallet has not responded for 15 s. The visitor may still reject the request.',
        },
      },
    },
  },
} satisfies ConfigOf<typeof base>)
