import { assign, emit, fromPromise, setup } from 'xstate'
import type { Connection } from '../../../domain/account/account.ts'
import type { Namespace } from '../../../domain/caip/namespace.ts'
import { timeouts } from '../../../domain/constants.ts'
import { hasInstallLink } from '../../../domain/wallet/install-link.ts'
import { plainWallet } from '../../../domain/wallet/parse-wallet.ts'
import { connectErrors } from '../../../errors/areas/connect.ts'
import { causeOf } from '../../../errors/error-cause.ts'
import { codeOf, isKitError, KitError } from '../../../errors/kit-error.ts'
import { notProvided } from '../../../errors/not-provided.ts'
import type { ConfigOf } from '../../../protocol/flow.ts'
import type {
  AccountsRequest,
  ExternalContext,
  ExternalEmitted,
  ExternalEvent,
  ExternalInput,
  ExternalOutput,
} from './external.types.ts'

type Args = { context: ExternalContext; event: ExternalEvent }
type Failure = { error: unknown }

const isInstalled = ({ context }: { context: ExternalContext }) => context.connector !== null
export const isDownloadable = ({ context: { knownWallet } }: { context: ExternalContext }) =>
  knownWallet !== null && hasInstallLink(knownWallet)
/**
 * Whether the found connector belongs to the wallet, in the requested namespace, or in any offered
 * namespace if none was requested.
 */
const isSameWallet = ({ context: { connectorId, namespace, networks }, event }: Args) =>
  event.type === 'connector.found' &&
  event.connector.id === connectorId &&
  (namespace === null ? event.connector.chain in networks : event.connector.chain === namespace)
const isRejected = (_: unknown, { error }: Failure) => isKitError(error, 'rpc/user-rejected')
/** -32002: the wallet already has a request open (fault B7). */
const isRequestPending = (_: unknown, { error }: Failure) =>
  isKitError(error, 'rpc/resource-unavailable')
const isNotInstalled = (_: unknown, { error }: Failure) =>
  isKitError(error, 'connect/wallet-not-found')

/** The namespace of the wallet; null while it is not installed. */
const namespaceOf = ({ connector }: Pick<ExternalContext, 'connector'>): Namespace | null =>
  connector?.chain ?? null

/** The name of the wallet; `Unknown` for a wallet that is neither installed nor listed. */
const walletName = ({
  connector,
  knownWallet,
}: Pick<ExternalContext, 'connector' | 'knownWallet'>): string =>
  (connector ?? knownWallet)?.name ?? 'Unknown'

/** Input of both actors. Throws `connect/wallet-not-found` if the wallet is not installed. */
function requestInput({ context }: { context: ExternalContext }): AccountsRequest {
  const { connector, networks, attempt, connectorId } = context
  if (connector === null)
    throw new KitError(connectErrors, 'connect/wallet-not-found', { wallet: connectorId })
  return { connector, caipNetworkId: networks[connector.chain] ?? null, attempt }
}

const namespaceOrEmpty = (context: ExternalContext) => namespaceOf(context) ?? ''

const base = setup({
  types: {} as {
    context: ExternalContext
    events: ExternalEvent
    emitted: ExternalEmitted
    input: ExternalInput
    output: ExternalOutput
  },
  guards: {
    isInstalled,
    isDownloadable,
    isSameWallet,
    isRejected,
    isRequestPending,
    isNotInstalled,
  },
  delays: { walletUnresponsive: timeouts.walletUnresponsive, successShown: timeouts.successShown },
  actors: {
    requestAccounts: fromPromise<Connection, AccountsRequest>(notProvided),
    waitForAccounts: fromPromise<Connection, AccountsRequest>(notProvided),
  },
  actions: {
    incrementAttempt: assign({ attempt: ({ context }) => context.attempt + 1 }),
    clearConnector: assign(({ context: { connector, knownWallet } }) => ({
      connector: null,
      knownWallet: knownWallet ?? (connector && plainWallet(connector)),
    })),
    setConnector: assign(({ event }) =>
      event.type === 'connector.found'
        ? { connector: event.connector, namespace: event.connector.chain }
        : {},
    ),
    setConnection: assign((_, connection: Connection) => ({ connection })),
    setProblem: assign((_, { error }: Failure) => ({
      problem: codeOf(error),
      cause: causeOf(error),
    })),
    emitSelected: emit(({ context }) => ({
      type: 'wallet.selected',
      name: walletName(context),
      installed: context.connector !== null,
    })),
    emitRequested: emit(({ context }) => ({
      type: 'wallet.requested',
      namespace: namespaceOrEmpty(context),
    })),
    emitRejected: emit(({ context }) => ({
      type: 'connection.rejected',
      namespace: namespaceOrEmpty(context),
    })),
    emitFailed: emit(({ context }) => ({
      type: 'connection.failed',
      namespace: namespaceOrEmpty(context),
      code: context.problem,
    })),
    emitDownload: emit(({ context: { connectorId, knownWallet } }) => ({
      type: 'download.requested',
      walletId: connectorId,
      wallet: knownWallet,
    })),
    emitConnected: emit(({ context }) => {
      const { connection, connectorId } = context
      if (connection === null)
        throw new KitError(connectErrors, 'connect/no-account-shared', { wallet: connectorId })
      return { type: 'wallet.connected', connection, name: walletName(context) }
    }),
  },
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
