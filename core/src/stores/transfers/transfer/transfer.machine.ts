import { fromCallback, fromPromise, setup } from 'xstate'
import { timeouts } from '../../../domain/constants.ts'
import { notProvided, notProvidedListener } from '../../../errors/not-provided.ts'
import type { ConfigOf } from '../../../protocol/flow.ts'
import * as actions from './transfer.actions.ts'
import * as guards from './transfer.guards.ts'
import type {
  FollowHash,
  TransferContext,
  TransferEmitted,
  TransferEvent,
  TransferInput,
} from './transfer.types.ts'
import { followInput, submitInput } from './transfer.values.ts'

const base = setup({
  types: {} as {
    context: TransferContext
    events: TransferEvent
    emitted: TransferEmitted
    input: TransferInput
    tags: 'handedOver'
  },
  guards,
  delays: {
    walletPatience: timeouts.walletUnresponsive,
    slowTransfer: timeouts.slowTransfer,
    followPause: timeouts.trackPause,
    followPatience: timeouts.trackTimeout,
  },
  actors: {
    submit: fromPromise<string, TransferInput>(notProvided),
    follow: fromCallback<TransferEvent, FollowHash>(notProvidedListener),
    watchOnline: fromCallback<TransferEvent>(notProvidedListener),
  },
  actions,
})

/** One transfer from the question to the wallet until the chain has settled it, whatever becomes of the page it began on. */
export const transferMachine = base.createMachine({
  id: 'transfer',
  description: 'One transfer, from the wallet to its end on the chain.',
  options: { maxIterations: 100 },
  context: ({ input }) => ({ ...input, hash: null, replacement: null, problem: null }),
  initial: 'handing',
  states: {
    handing: {
      description: 'The wallet has it: it cannot be taken back.',
      tags: 'handedOver',
      invoke: {
        id: 'submit',
        src: 'submit',
        input: submitInput,
        onDone: {
          target: 'following',
          actions: [{ type: 'keepHash', params: ({ event }) => event.output }, 'tellSent'],
        },
        onError: [
          {
            guard: { type: 'isRefused', params: ({ event }) => event },
            target: 'refused',
            actions: { type: 'keepProblem', params: ({ event }) => event },
          },
          { target: 'failed', actions: { type: 'keepProblem', params: ({ event }) => event } },
        ],
      },
      initial: 'waiting',
      states: {
        waiting: {
          description: 'The wallet was asked just now.',
          after: { walletPatience: { target: 'silent', actions: 'tellSilent' } },
        },
        silent: { description: 'Nothing was heard for a while; a late answer still counts.' },
      },
    },
    following: {
      description: 'Its hash is known; the chain has the word.',
      type: 'parallel',
      states: {
        watch: {
          description: 'Is it looked for?',
          initial: 'looking',
          states: {
            looking: {
              description: 'Its network is asked.',
              invoke: { id: 'follow', src: 'follow', input: followInput },
              on: {
                seen: { actions: 'answered' },
                altered: { actions: ['answered', 'tellAltered'] },
                replaced: { actions: ['answered', 'keepReplacement'] },
                unreachable: { target: 'pausing', actions: 'unanswered' },
                ended: [
                  { guard: 'isConfirmed', target: '#transfer.confirmed' },
                  { guard: 'isReverted', target: '#transfer.reverted' },
                  { guard: 'isReplaced', target: '#transfer.replaced' },
                  { guard: 'isDropped', target: '#transfer.dropped' },
                  { target: '#transfer.failed', actions: 'giveUp' },
                ],
              },
            },
            pausing: {
              description:
                'Its network did not answer; asked again after a while, and as soon as the browser is online.',
              invoke: { id: 'watchOnline', src: 'watchOnline' },
              on: { online: 'looking' },
              after: { followPause: 'looking' },
            },
          },
        },
        pace: {
          description: 'Does it take long?',
          initial: 'fresh',
          states: {
            fresh: {
              description: 'A block may take it any moment.',
              after: { slowTransfer: { target: 'slow', actions: 'tellSlow' } },
            },
            slow: { description: 'No block took it for long.' },
          },
        },
        reach: {
          description: 'For how long was nothing heard of it?',
          initial: 'unheard',
          states: {
            heard: { description: 'Its network knows it.', on: { unobserved: 'unheard' } },
            unheard: {
              description:
                'Its network does not know it, or does not answer: at some time it is given up.',
              on: { observed: 'heard' },
              after: { followPatience: { target: '#transfer.failed', actions: 'giveUp' } },
            },
          },
        },
      },
    },
    refused: {
      description: 'The visitor said no in the wallet.',
      type: 'final',
      entry: 'tellRefused',
    },
    failed: {
      description: 'The wallet could not send it, or nobody can say what became of it.',
      type: 'final',
      entry: 'tellFailed',
    },
    confirmed: { description: 'A block took it.', type: 'final', entry: 'tellConfirmed' },
    reverted: {
      description: 'A block took it, and it did nothing but cost its fee.',
      type: 'final',
      entry: 'tellReverted',
    },
    replaced: {
      description: 'Another transaction took its place.',
      type: 'final',
      entry: 'tellReplaced',
    },
    dropped: { description: 'No block can take it any more.', type: 'final', entry: 'tellDropped' },
  },
} satisfies ConfigOf<typeof base>)
