import { assign, emit, fromPromise, setup } from 'xstate'
import type { Connection } from '../../../domain/account/account.ts'
import { offerOf } from '../../../domain/config/login-offer.ts'
import { timeouts } from '../../../domain/constants.ts'
import type { LoginNetwork } from '../../../domain/embedded/login-network.ts'
import type { ErrorCode } from '../../../errors/catalogue.ts'
import { codeOf, KitError } from '../../../errors/kit-error.ts'
import { notProvided } from '../../../errors/not-provided.ts'
import type { ConfigOf } from '../../../protocol/flow.ts'
import type * as T from './farcaster.types.ts'

/** The network to connect. Throws `embedded/unavailable` if there is none. */
function networkOf({ network }: T.FarcasterInput): LoginNetwork {
  if (network === null) throw new KitError('embedded/unavailable')
  return network
}

const base = setup({
  types: {} as {
    context: T.FarcasterContext
    events: T.FarcasterEvent
    emitted: T.FarcasterEmitted
    input: T.FarcasterInput
    output: T.FarcasterOutput
  },
  guards: {
    isUnavailable: ({ context }) => context.network === null,
    isAwaited: ({ context }) => context.offer.answer === 'awaited',
    isKnown: ({ context }) => context.offer.answer === 'known',
    isOff: ({ context }) => context.offer.login === 'off',
  },
  delays: {
    offerTimeout: timeouts.offerTimeout,
    urlTimeout: timeouts.frameTimeout + timeouts.frameRequestTimeout,
    loginTimeout: timeouts.frameTimeout + timeouts.frameRequestTimeout,
    successShown: timeouts.successShown,
  },
  actors: {
    requestUrl: fromPromise<string>(notProvided),
    waitForApproval: fromPromise<{ userName: string }>(notProvided),
    connectUser: fromPromise<Connection, T.ConnectRequest>(notProvided),
  },
  actions: {
    setOffer: assign(({ event }) =>
      event.type === 'features.read' ? { offer: offerOf(event, 'farcaster') } : {},
    ),
    stopAsking: assign(({ context: { offer } }) => ({
      offer: { ...offer, answer: 'known' as const },
    })),
    startAttempt: assign({ attempt: 'open' }),
    endAttempt: assign({ attempt: 'none' }),
    setUrl: assign((_, { url }: { url: string }) => ({ url })),
    setConnection: assign((_, { connection }: { connection: Connection }) => ({ connection })),
    setProblem: assign((_, { problem }: { problem: ErrorCode }) => ({ problem })),
    setError: assign((_, { error }: { error: unknown }) => ({ problem: codeOf(error) })),
    emitOfferRequested: emit({ type: 'offer.requested' as const }),
    emitRefused: emit({ type: 'login.refused' as const }),
    emitStarted: emit(({ context }) => ({
      type: 'login.started' as const,
      network: networkOf(context),
    })),
    emitUserRequested: emit({ type: 'user.requested' as const }),
    emitSucceeded: emit((_, { connection }: { connection: Connection }) => ({
      type: 'login.succeeded' as const,
      connection,
    })),
    emitFailed: emit(({ context }) => ({
      type: 'login.failed' as const,
      namespace: networkOf(context).namespace,
      code: context.problem,
    })),
    emitCancelled: emit(({ context }) => ({
      type: 'login.cancelled' as const,
      namespace: networkOf(context).namespace,
    })),
  },
})

/** Logs in with the Farcaster app, which opens a URL from a QR code or a link. */
export const farcasterMachine = base.createMachine({
  id: 'connectFarcaster',
  description: 'Logs in with Farcaster.',
  options: { maxIterations: 100 },
  context: ({ input }) => ({
    ...input,
    attempt: 'none',
    url: null,
    problem: 'kit/unknown',
    connection: null,
  }),
  output: ({ context: { connection } }) =>
    connection === null ? { type: 'cancelled' } : { type: 'connected', connection },
  initial: 'routing',
  on: { 'features.read': { actions: 'setOffer' } },
  states: {
    routing: {
      description: 'Is there a network to connect? Do page and project offer the login?',
      always: [
        {
          guard: 'isUnavailable',
          target: 'unavailable',
          actions: { type: 'setProblem', params: { problem: 'embedded/unavailable' } },
        },
        { guard: 'isAwaited', target: 'asking' },
        {
          guard: 'isOff',
          target: 'unavailable',
          actions: [
            { type: 'setProblem', params: { problem: 'embedded/login-off' } },
            'emitRefused',
          ],
        },
        { target: 'requestingUrl' },
      ],
    },
    asking: {
      description:
        'The project is asked whether it offers the login. Without an answer within 1 s, its last answer counts, else the page.',
      entry: 'emitOfferRequested',
      always: { guard: 'isKnown', target: 'routing' },
      on: { cancel: 'left' },
      after: { offerTimeout: { actions: 'stopAsking' } },
    },
    unavailable: {
      description:
        'The frame serves none of the configured networks, another login is connected, or the login is turned off.',
      on: { cancel: 'left' },
    },
    requestingUrl: {
      description: 'Requests the URL that the app opens.',
      entry: ['startAttempt', 'emitStarted'],
      invoke: {
        id: 'requestUrl',
        src: 'requestUrl',
        onDone: {
          target: 'waiting',
          actions: { type: 'setUrl', params: ({ event }) => ({ url: event.output }) },
        },
        onError: {
          target: 'failed',
          actions: [{ type: 'setError', params: ({ event }) => event }, 'emitFailed'],
        },
      },
      on: { cancel: 'cancelled' },
      after: {
        urlTimeout: {
          target: 'failed',
          actions: [
            { type: 'setProblem', params: { problem: 'embedded/request-timed-out' } },
            'emitFailed',
          ],
        },
      },
    },
    waiting: {
      description: 'The visitor opens the URL in the app and approves the login there.',
      invoke: {
        id: 'waitForApproval',
        src: 'waitForApproval',
        onDone: 'connecting',
        onError: {
          target: 'failed',
          actions: [{ type: 'setError', params: ({ event }) => event }, 'emitFailed'],
        },
      },
      on: { cancel: 'cancelled' },
    },
    connecting: {
      description: 'The visitor approved. The frame completes the login.',
      entry: 'emitUserRequested',
      invoke: {
        id: 'connectUser',
        src: 'connectUser',
        input: ({ context }) => ({
          caipNetworkId: networkOf(context).caipNetworkId,
          socialUri: null,
        }),
        onDone: {
          target: 'connected',
          actions: [
            { type: 'setConnection', params: ({ event }) => ({ connection: event.output }) },
            { type: 'emitSucceeded', params: ({ event }) => ({ connection: event.output }) },
          ],
        },
        onError: {
          target: 'failed',
          actions: [{ type: 'setError', params: ({ event }) => event }, 'emitFailed'],
        },
      },
      on: { cancel: 'cancelled' },
      after: {
        loginTimeout: {
          target: 'failed',
          actions: [
            { type: 'setProblem', params: { problem: 'embedded/request-timed-out' } },
            'emitFailed',
          ],
        },
      },
    },
    failed: {
      description: 'The login failed.',
      entry: 'endAttempt',
      on: { retry: 'routing', cancel: 'left' },
    },
    connected: {
      description:
        'Connected. The success screen stays for a moment, or until a key or click, before the modal closes.',
      entry: 'endAttempt',
      after: { successShown: 'finished' },
      on: { skip: 'finished' },
    },
    finished: { type: 'final', description: 'Connected.' },
    cancelled: {
      type: 'final',
      description: 'The visitor cancelled.',
      entry: 'emitCancelled',
    },
    left: {
      type: 'final',
      description: 'The visitor left before the login started, or after it failed.',
    },
  },
} satisfies ConfigOf<typeof base>)
