import { fromCallback, fromPromise, setup } from 'xstate'
import { timeouts } from '../../../domain/constants.ts'
import { notProvided, notProvidedListener } from '../../../errors/not-provided.ts'
import type { ConfigOf } from '../../../protocol/flow.ts'
import * as actions from './transfer.actions.ts'
import { submitInput, trackInput } from './transfer.context.ts'
import * as guards from './transfer.guards.ts'
import type {
  SubmitInput,
  TrackInput,
  TransferContext,
  TransferEmitted,
  TransferEvent,
  TransferInput,
} from './transfer.types.ts'

const base = setup({
  types: {} as {
    context: TransferContext
    events: TransferEvent
    emitted: TransferEmitted
    input: TransferInput
    tags: 'cannotCancel'
  },
  guards,
  delays: {
    walletUnresponsive: timeouts.walletUnresponsive,
    slowTransfer: timeouts.slowTransfer,
    trackPause: timeouts.trackPause,
    trackTimeout: timeouts.trackTimeout,
  },
  actors: {
    submit: fromPromise<string, SubmitInput>(notProvided),
    track: fromCallback<TransferEvent, TrackInput>(notProvidedListener),
    watchOnline: fromCallback<TransferEvent>(notProvidedListener),
  },
  actions,
})

/**
 * One transfer, from the wallet request to its final status on the network. It continues after the
 * view that started it is closed.
 */
export const transferMachine = base.createMachine({
  id: 'transfer',
  description: 'One transfer, from the wallet request to its final status.',
  options: { maxIterations: 100 },
  context: ({ input }) => ({ ...input, replacement: null, problem: null, cause: null }),
  initial: 'routing',
  states: {
    routing: {
      description: 'Has the wallet sent the transfer already?',
      always: [
        { guard: 'isSent', target: 'tracking', actions: 'emitSent' },
        { target: 'awaitingWallet' },
      ],
    },
    awaitingWallet: {
      description: 'The wallet has the request, which cannot be recalled.',
      tags: 'cannotCancel',
      invoke: {
        id: 'submit',
        src: 'submit',
        input: submitInput,
        onDone: {
          target: 'tracking',
          actions: [{ type: 'setHash', params: ({ event }) => event.output }, 'emitSent'],
        },
        onError: [
          {
            guard: { type: 'isRejected', params: ({ event }) => event },
            target: 'rejected',
            actions: { type: 'setProblem', params: ({ event }) => event },
          },
          { target: 'failed', actions: { type: 'setProblem', params: ({ event }) => event } },
        ],
      },
      initial: 'waiting',
      states: {
        waiting: {
          description: 'The request was sent to the wallet.',
          after: { walletUnresponsive: { target: 'unresponsive', actions: 'emitUnresponsive' } },
        },
        unresponsive: {
          description: 'The wallet has not responded for 15 s. A late response still counts.',
        },
      },
    },
    tracking: {
      description: 'The hash is known. Tracks the transaction until its final status.',
      type: 'parallel',
      states: {
        poll: {
          description: 'Reads the status of the transaction.',
          initial: 'polling',
          states: {
            polling: {
              description: 'Tracks the hash on the network.',
              invoke: { id: 'track', src: 'track', input: trackInput },
              on: {
                seen: { actions: 'raiseObserved' },
                mismatched: { actions: ['raiseObserved', 'emitMismatched'] },
                included: { actions: 'raiseBlockFound' },
                reorganized: { actions: 'raiseBlockLost' },
                replaced: { actions: ['raiseObserved', 'setReplacement'] },
                unreachable: { target: 'backoff', actions: 'raiseUnobserved' },
                ended: [
                  { guard: 'isConfirmed', target: '#transfer.confirmed' },
                  { guard: 'isReverted', target: '#transfer.reverted' },
                  { guard: 'isReplaced', target: '#transfer.replaced' },
                  { guard: 'isDropped', target: '#transfer.dropped' },
                  { target: '#transfer.failed', actions: 'setOutcomeUnknown' },
                ],
              },
            },
            backoff: {
              description:
                'The network did not respond. Tracking resumes after a pause, or when the browser is online.',
              invoke: { id: 'watchOnline', src: 'watchOnline' },
              on: { online: 'polling' },
              after: { trackPause: 'polling' },
            },
          },
        },
        inclusion: {
          description: 'Tracks whether a block contains the transaction.',
          initial: 'pending',
          states: {
            pending: {
              description: 'No block has contained it yet.',
              initial: 'normal',
              on: { blockFound: { target: 'included', actions: 'emitIncluded' } },
              states: {
                normal: {
                  description: 'A block may include it at any moment.',
                  after: { slowTransfer: { target: 'slow', actions: 'emitSlow' } },
                },
                slow: { description: 'No block has included it for a long time.' },
              },
            },
            included: {
              description: 'A block contains it, which may still be replaced by another one.',
              on: { blockLost: { target: 'reorganized', actions: 'emitReorganized' } },
            },
            reorganized: {
              description: 'The block that contained it was replaced.',
              on: { blockFound: { target: 'included', actions: 'emitIncluded' } },
            },
          },
        },
        visibility: {
          description: 'Tracks whether the network knows the transaction.',
          initial: 'unobserved',
          states: {
            observed: {
              description: 'The network knows the transaction.',
              on: { unobserved: 'unobserved' },
            },
            unobserved: {
              description:
                'The network does not know the transaction, or does not respond. Tracking ends after a timeout.',
              on: { observed: 'observed' },
              after: { trackTimeout: { target: '#transfer.failed', actions: 'setOutcomeUnknown' } },
            },
          },
        },
      },
    },
    rejected: {
      description: 'The visitor rejected the request in the wallet.',
      type: 'final',
      entry: 'emitRejected',
    },
    failed: {
      description: 'The wallet failed to send the transaction, or the outcome is unknown.',
      type: 'final',
      entry: 'emitFailed',
    },
    confirmed: {
      description: 'A final block contains the transaction.',
      type: 'final',
      entry: 'emitConfirmed',
    },
    reverted: {
      description: 'A final block contains the transaction, which had no effect except its fee.',
      type: 'final',
      entry: 'emitReverted',
    },
    replaced: {
      description: 'Another transaction replaced this one.',
      type: 'final',
      entry: 'emitReplaced',
    },
    dropped: {
      description: 'No block can include the transaction any more.',
      type: 'final',
      entry: 'emitDropped',
    },
  },
} satisfies ConfigOf<typeof base>)
