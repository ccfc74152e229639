import { fromCallback, fromPromise, setup } from 'xstate'
import { limits, timeouts } from '../../../domain/constants.ts'
import type { TransferEnd, TransferLocation } from '../../../domain/transfer/transfer.ts'
import { isKitError } from '../../../errors/kit-error.ts'
import { notProvided, notProvidedListener } from '../../../errors/not-provided.ts'
import type { ConfigOf } from '../../../protocol/flow.ts'
import * as actions from './transfer.actions.ts'
import {
  initialContext,
  locateInput,
  searchPause,
  submitInput,
  trackInput,
  watchWalletInput,
} from './transfer.context.ts'
import type {
  LocateInput,
  SubmitInput,
  TrackInput,
  TransferContext,
  TransferEmitted,
  TransferEvent,
  TransferInput,
  WatchWalletInput,
} from './transfer.types.ts'

type Args = { event: TransferEvent }
type ContextArgs = Args & { context: TransferContext }
type Location = TransferLocation | null

const endsAs =
  (end: TransferEnd) =>
  ({ event }: Args) =>
    event.type === 'ended' && event.end === end

/** Whether the wallet sent the transfer before its machine started. */
const isSent = ({ context }: { context: TransferContext }) => context.hash !== null
/**
 * Whether the wallet changed to a network that is not searched yet. The list is limited, because a
 * wallet may name any number of networks.
 */
const isNewNetwork = ({ context: { network, visited }, event }: ContextArgs) =>
  event.type === 'chain.changed' &&
  event.caipNetworkId !== network.caipNetworkId &&
  !visited.includes(event.caipNetworkId) &&
  visited.length < limits.visitedNetworks
const isAltered = (_: unknown, location: Location) => location?.result === 'altered'
const isMisdirected = (_: unknown, location: Location) => location?.result === 'sent'
/**
 * Whether the transaction may be on a network that the page does not know. The first search does not
 * count: its own network may not know it yet.
 */
const isAstray = ({ context }: ContextArgs, location: Location) =>
  location?.result === 'notConfigured' &&
  context.searches > 0 &&
  context.otherNetwork?.caipNetworkId !== location.network.caipNetworkId
/** Whether nothing hints at another network. A hint is announced, and withdrawn as `slow`. */
const isOnItsNetwork = ({ context }: { context: TransferContext }) => context.otherNetwork === null

/** Whether the visitor rejected the request in the wallet. */
const isRejected = (_: unknown, { error }: { error: unknown }) =>
  isKitError(error, 'rpc/user-rejected')
const isConfirmed = endsAs('confirmed')
const isReverted = endsAs('reverted')
const isReplaced = endsAs('replaced')
const isDropped = endsAs('dropped')

const base = setup({
  types: {} as {
    context: TransferContext
    events: TransferEvent
    emitted: TransferEmitted
    input: TransferInput
    tags: 'cannotCancel'
  },
  guards: {
    isSent,
    isNewNetwork,
    isAltered,
    isMisdirected,
    isAstray,
    isOnItsNetwork,
    isRejected,
    isConfirmed,
    isReverted,
    isReplaced,
    isDropped,
  },
  delays: {
    walletUnresponsive: timeouts.walletUnresponsive,
    slowTransfer: timeouts.slowTransfer,
    trackPause: timeouts.trackPause,
    trackTimeout: timeouts.trackTimeout,
    searchPause,
    searchTimeout: 2 * timeouts.apiTimeout,
  },
  actors: {
    submit: fromPromise<string, SubmitInput>(notProvided),
    track: fromCallback<TransferEvent, TrackInput>(notProvidedListener),
    locate: fromPromise<TransferLocation | null, LocateInput>(notProvided),
    watchWallet: fromCallback<TransferEvent, WatchWalletInput>(notProvidedListener),
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
  context: ({ input }) => initialContext(input),
  invoke: { id: 'watchWallet', src: 'watchWallet', input: watchWalletInput },
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
      on: { 'chain.changed': { guard: 'isNewNetwork', actions: 'addVisited' } },
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
                underpriced: { actions: ['raiseObserved', 'raiseOfferTooLow'] },
                priced: { actions: 'raiseOfferMet' },
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
              description: 'No block contains it.',
              initial: 'normal',
              on: { blockFound: { target: 'included', actions: 'emitIncluded' } },
              states: {
                normal: {
                  description: 'A block may include it at any moment.',
                  on: { offerTooLow: { target: 'underpriced', actions: 'emitUnderpriced' } },
                  after: {
                    slowTransfer: { guard: 'isOnItsNetwork', target: 'slow', actions: 'emitSlow' },
                  },
                },
                slow: {
                  description: 'No block has included it for a long time.',
                  on: { offerTooLow: { target: 'underpriced', actions: 'emitUnderpriced' } },
                },
                underpriced: {
                  description: 'The base fee exceeds what it offers.',
                  on: { offerMet: { target: 'slow', actions: 'emitSlow' } },
                },
              },
            },
            included: {
              description: 'A block contains it, which may still be replaced by another one.',
              on: { blockLost: { target: 'reorganized', actions: 'emitReorganized' } },
            },
            reorganized: {
              description: 'The block that contained it was replaced.',
              on: {
                blockFound: { target: 'included', actions: 'emitIncluded' },
                offerTooLow: { target: 'pending.underpriced', actions: 'emitUnderpriced' },
              },
            },
          },
        },
        visibility: {
          description: 'Tracks whether the network knows the transaction.',
          initial: 'unknown',
          states: {
            unknown: {
              description:
                'The network has not reported the transaction yet. It is looked for on other networks of the wallet. Tracking ends after a timeout.',
              initial: 'waiting',
              on: {
                observed: [
                  { guard: 'isOnItsNetwork', target: 'observed' },
                  { target: 'observed', actions: 'emitSlow' },
                ],
              },
              after: { trackTimeout: { target: '#transfer.failed', actions: 'setOutcomeUnknown' } },
              states: {
                waiting: {
                  description: 'Its own network gets time to learn of it.',
                  after: { searchPause: 'searching' },
                  on: {
                    'chain.changed': {
                      guard: 'isNewNetwork',
                      target: 'searching',
                      actions: 'addVisited',
                    },
                  },
                },
                searching: {
                  description: 'Looks for it on the network of the wallet and on earlier ones.',
                  invoke: {
                    id: 'locate',
                    src: 'locate',
                    input: locateInput,
                    onDone: [
                      {
                        guard: { type: 'isAltered', params: ({ event }) => event.output },
                        target: '#transfer.misdirected',
                        actions: [
                          { type: 'setOtherNetwork', params: ({ event }) => event.output },
                          'emitMismatched',
                        ],
                      },
                      {
                        guard: { type: 'isMisdirected', params: ({ event }) => event.output },
                        target: '#transfer.misdirected',
                        actions: { type: 'setOtherNetwork', params: ({ event }) => event.output },
                      },
                      {
                        guard: { type: 'isAstray', params: ({ event }) => event.output },
                        target: 'waiting',
                        actions: [
                          { type: 'setOtherNetwork', params: ({ event }) => event.output },
                          'countSearch',
                          'emitAstray',
                        ],
                      },
                      { target: 'waiting', actions: 'countSearch' },
                    ],
                    onError: { target: 'waiting', actions: 'countSearch' },
                  },
                  after: { searchTimeout: { target: 'waiting', actions: 'countSearch' } },
                  on: {
                    'chain.changed': {
                      guard: 'isNewNetwork',
                      target: 'searching',
                      reenter: true,
                      actions: 'addVisited',
                    },
                  },
                },
              },
            },
            observed: {
              description: 'The network knows the transaction.',
              on: { unobserved: 'unobserved' },
            },
            unobserved: {
              description: 'The network does not respond any more. Tracking ends after a timeout.',
              on: { observed: 'observed' },
              after: { trackTimeout: { target: '#transfer.failed', actions: 'setOutcomeUnknown' } },
            },
          },
        },
      },
    },
    misdirected: {
      description: 'The wallet sent the transaction on another network.',
      type: 'final',
      entry: 'emitMisdirected',
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
