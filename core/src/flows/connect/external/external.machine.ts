import { fromPromise, setup } from 'xstate'
import type { Connection } from '../../../domain/account/account.ts'
import { timeouts } from '../../../domain/constants.ts'
import { notProvided } from '../../../errors/not-provided.ts'
import type { ConfigOf } from '../../../protocol/flow.ts'
import * as actions from './external.actions.ts'
import { namespaceOf, requestInput } from './external.context.ts'
import * as guards from './external.guards.ts'
import type {
  AccountsRequest,
  ExternalContext,
  ExternalEmitted,
  ExternalEvent,
  ExternalInput,
  ExternalOutput,
} from './external.types.ts'

const base = setup({
  types: {} as {
    context: ExternalContext
    events: ExternalEvent
    emitted: ExternalEmitted
    input: ExternalInput
    output: ExternalOutput
  },
  guards,
  delays: { walletUnresponsive: timeouts.walletUnresponsive, successShown: timeouts.successShown },
  actors: {
    requestAccounts: fromPromise<Connection, AccountsRequest>(notProvided),
    waitForAccounts: fromPromise<Connection, AccountsRequest>(notProvided),
  },
  actions,
})

/**
 * Connects a wallet that is installed in this browser. Each attempt sends one request. A late
 * result of a previous attempt is ignored.
 */
export const externalMachine = base.createMachine({
  id: 'connectExternal',
  description: 'Requests accounts from a wallet in this browser.',
  options: { maxIterations: 100 },
  context: ({ input }) => ({
    ...input,
    attempt: 1,
    problem: 'kit/unknown',
    cause: null,
    connection: null,
  }),
  output: ({ context }) =>
    context.connection === null
      ? { type: 'cancelled', namespace: namespaceOf(context) }
      : { type: 'connected', connection: context.connection },
  initial: 'routing',
  states: {
    routing: {
      description: 'Is the wallet installed in this browser?',
      always: [
        { guard: 'isInstalled', target: 'requesting', actions: 'emitSelected' },
        { target: 'notInstalled', actions: 'emitSelected' },
      ],
    },
    requesting: {
      description: 'The wallet has the request; the visitor decides in the wallet.',
      entry: 'emitRequested',
      invoke: {
        id: 'requestAccounts',
        src: 'requestAccounts',
        input: requestInput,
        onDone: {
          target: 'connected',
          actions: { type: 'setConnection', params: ({ event }) => event.output },
        },
        onError: [
          {
            guard: { type: 'isRejected', params: ({ event }) => event },
            target: 'rejected',
            actions: 'emitRejected',
          },
          {
            guard: { type: 'isRequestPending', params: ({ event }) => event },
            target: 'requestPending',
          },
          {
            guard: { type: 'isNotInstalled', params: ({ event }) => event },
            target: 'notInstalled',
            actions: [
              { type: 'setProblem', params: ({ event }) => event },
              'emitFailed',
              'clearConnector',
            ],
          },
          {
            target: 'failed',
            actions: [{ type: 'setProblem', params: ({ event }) => event }, 'emitFailed'],
          },
        ],
      },
      on: {
        cancel: 'cancelled',
        retry: { target: 'requesting', reenter: true, actions: 'incrementAttempt' },
      },
      initial: 'waiting',
      states: {
        waiting: {
          description: 'The request was sent.',
          after: { walletUnresponsive: 'unresponsive' },
        },
        unresponsive: { description: 'No response for 15 s. The request stays open.' },
      },
    },
    rejected: {
      description: 'The visitor rejected the request in the wallet.',
      on: {
        retry: { target: 'requesting', actions: 'incrementAttempt' },
        chooseAnother: 'cancelled',
      },
    },
    requestPending: {
      description:
        'The wallet has an earlier request open. Waits for its result; another request is sent only on `retry`.',
      invoke: {
        id: 'waitForAccounts',
        src: 'waitForAccounts',
        input: requestInput,
        onDone: {
          target: 'connected',
          actions: { type: 'setConnection', params: ({ event }) => event.output },
        },
        onError: {
          target: 'failed',
          actions: [{ type: 'setProblem', params: ({ event }) => event }, 'emitFailed'],
        },
      },
      on: {
        retry: { target: 'requesting', actions: 'incrementAttempt' },
        chooseAnother: 'cancelled',
      },
    },
    failed: {
      description: 'The request failed.',
      on: {
        retry: { target: 'requesting', actions: 'incrementAttempt' },
        chooseAnother: 'cancelled',
      },
    },
    notInstalled: {
      description:
        'The wallet is not installed. The request starts when the wallet announces itself.',
      on: {
        'connector.found': { guard: 'isSameWallet', target: 'requesting', actions: 'setConnector' },
        download: { guard: 'isDownloadable', actions: 'emitDownload' },
        chooseAnother: 'cancelled',
      },
    },
    connected: {
      description:
        'Connected. The success screen stays for a moment, or until a key or click, before the modal closes.',
      entry: 'emitConnected',
      after: { successShown: 'finished' },
      on: { skip: 'finished' },
    },
    finished: { type: 'final', description: 'Connected.' },
    cancelled: { type: 'final', description: 'The visitor cancelled or chose another wallet.' },
  },
} satisfies ConfigOf<typeof base>)
