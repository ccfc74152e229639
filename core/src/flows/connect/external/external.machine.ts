import { fromPromise, setup } from 'xstate'
import type { Connection } from '../../../domain/account/account.ts'
import { timeouts } from '../../../domain/constants.ts'
import { notProvided } from '../../../errors/not-provided.ts'
import type { ConfigOf } from '../../../protocol/flow.ts'
import * as actions from './external.actions.ts'
import * as guards from './external.guards.ts'
import type {
  AskWallet,
  ExternalContext,
  ExternalEmitted,
  ExternalEvent,
  ExternalInput,
  ExternalOutput,
} from './external.types.ts'
import { askInput, namespaceOf } from './external.values.ts'

const base = setup({
  types: {} as {
    context: ExternalContext
    events: ExternalEvent
    emitted: ExternalEmitted
    input: ExternalInput
    output: ExternalOutput
    tags: 'person' | 'busy'
  },
  guards,
  delays: { walletPatience: timeouts.walletUnresponsive, tickShown: timeouts.successShown },
  actors: {
    requestAccounts: fromPromise<Connection, AskWallet>(notProvided),
    awaitShared: fromPromise<Connection, AskWallet>(notProvided),
  },
  actions,
})

/** From a picked wallet to a shared account. One prompt a try; a late answer of an earlier try changes nothing. */
export const externalMachine = base.createMachine({
  id: 'connectExternal',
  description: 'A wallet in this browser is asked for an account.',
  options: { maxIterations: 100 },
  context: ({ input }) => ({ ...input, attempt: 1, problem: 'kit/unknown', connection: null }),
  output: ({ context }) =>
    context.connection === null
      ? { type: 'cancelled', namespace: namespaceOf(context) }
      : { type: 'connected', connection: context.connection },
  initial: 'looking',
  states: {
    looking: {
      description: 'Is the wallet here?',
      always: [{ guard: 'isInstalled', target: 'asking' }, { target: 'missing' }],
    },
    asking: {
      description: 'The wallet has the request; a person decides.',
      tags: ['person', 'busy'],
      entry: 'tellAsked',
      invoke: {
        id: 'requestAccounts',
        src: 'requestAccounts',
        input: askInput,
        onDone: {
          target: 'connected',
          actions: { type: 'keepConnection', params: ({ event }) => event.output },
        },
        onError: [
          {
            guard: { type: 'isRefused', params: ({ event }) => event },
            target: 'refused',
            actions: 'tellRefused',
          },
          { guard: { type: 'isPending', params: ({ event }) => event }, target: 'pending' },
          {
            guard: { type: 'isGone', params: ({ event }) => event },
            target: 'missing',
            actions: ['tellRefused', 'forgetConnector'],
          },
          {
            target: 'failed',
            actions: [{ type: 'keepProblem', params: ({ event }) => event }, 'tellFailed'],
          },
        ],
      },
      on: {
        cancel: 'cancelled',
        retry: { target: 'asking', reenter: true, actions: 'countAttempt' },
      },
      initial: 'waiting',
      states: {
        waiting: { description: 'It was asked just now.', after: { walletPatience: 'silent' } },
        silent: { description: 'Nothing was heard for a while; the request is still open.' },
      },
    },
    refused: {
      description: 'The person said no.',
      on: { retry: { target: 'asking', actions: 'countAttempt' }, others: 'cancelled' },
    },
    pending: {
      description:
        'An earlier request is open in the wallet; it is not prompted again by itself, but its answer is heard.',
      tags: ['person', 'busy'],
      invoke: {
        id: 'awaitShared',
        src: 'awaitShared',
        input: askInput,
        onDone: {
          target: 'connected',
          actions: { type: 'keepConnection', params: ({ event }) => event.output },
        },
        onError: {
          target: 'failed',
          actions: [{ type: 'keepProblem', params: ({ event }) => event }, 'tellFailed'],
        },
      },
      on: { retry: { target: 'asking', actions: 'countAttempt' }, others: 'cancelled' },
    },
    failed: {
      description: 'The wallet could not.',
      on: { retry: { target: 'asking', actions: 'countAttempt' }, others: 'cancelled' },
    },
    missing: {
      description: 'The wallet is not in this browser; if it announces itself, it is asked.',
      on: {
        'connector.found': { guard: 'isItself', target: 'asking', actions: 'keepConnector' },
        download: { actions: 'tellDownload' },
        others: 'cancelled',
      },
    },
    connected: {
      description: 'The account is there; the ring closes before the modal does.',
      entry: 'tellConnected',
      after: { tickShown: 'finished' },
    },
    finished: { type: 'final', description: 'Connected.' },
    cancelled: { type: 'final', description: 'Given up.' },
  },
} satisfies ConfigOf<typeof base>)
