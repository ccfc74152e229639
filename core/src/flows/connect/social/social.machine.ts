import { assign, emit, fromCallback, fromPromise, sendTo, setup } from 'xstate'
import type { Connection } from '../../../domain/account/account.ts'
import { offerOf } from '../../../domain/config/login-offer.ts'
import { timeouts } from '../../../domain/constants.ts'
import type { ErrorCode } from '../../../errors/catalogue.ts'
import { codeOf } from '../../../errors/kit-error.ts'
import { notProvided, notProvidedListener } from '../../../errors/not-provided.ts'
import type { ConfigOf } from '../../../protocol/flow.ts'
import { connectRequest, networkOf, outputOf } from './social.context.ts'
import * as guards from './social.guards.ts'
import type * as T from './social.types.ts'

const base = setup({
  types: {} as {
    context: T.SocialContext
    events: T.SocialEvent
    emitted: T.SocialEmitted
    input: T.SocialInput
    output: T.SocialOutput
  },
  guards,
  delays: {
    offerTimeout: timeouts.offerTimeout,
    urlTimeout: timeouts.frameTimeout + timeouts.frameRequestTimeout,
    socialTimeout: timeouts.socialTimeout,
    loginTimeout: timeouts.frameTimeout + timeouts.frameRequestTimeout,
    successShown: timeouts.successShown,
  },
  actors: {
    openPopups: fromCallback<T.PopupRequest>(notProvidedListener),
    closePopup: fromCallback(notProvidedListener),
    forgetProvider: fromCallback<T.ForgetRequest>(notProvidedListener),
    waitForResult: fromPromise<T.PopupResult>(notProvided),
    showProvider: fromPromise<void, T.UrlRequest>(notProvided),
    leavePage: fromPromise<void, T.UrlRequest>(notProvided),
    connectUser: fromPromise<Connection, T.ConnectRequest>(notProvided),
  },
  actions: {
    openPopup: sendTo('openPopups', { type: 'popup.open' as const }),
    forgetProvider: sendTo('forgetProvider', { type: 'provider.forget' as const }),
    setOffer: assign(({ context: { provider }, event }) =>
      event.type === 'features.read' ? { offer: offerOf(event, provider) } : {},
    ),
    stopAsking: assign(({ context: { offer } }) => ({
      offer: { ...offer, answer: 'known' as const },
    })),
    /** Another attempt: a result has returned from an attempt that left the page. */
    setWay: assign((_, { way }: Pick<T.SocialInput, 'way'>) => ({ way })),
    startAttempt: assign({ attempt: 'open' }),
    endAttempt: assign({ attempt: 'none' }),
    setResult: assign((_, { resultUri }: T.PopupResult) => ({ resultUri })),
    setConnection: assign((_, { connection }: { connection: Connection }) => ({ connection })),
    setProblem: assign((_, { problem }: { problem: ErrorCode }) => ({ problem })),
    setError: assign((_, { error }: { error: unknown }) => ({ problem: codeOf(error) })),
    emitOfferRequested: emit({ type: 'offer.requested' as const }),
    emitRefused: emit(({ context: { provider } }) => ({
      type: 'login.refused' as const,
      provider,
    })),
    emitStarted: emit(({ context }, { resumed }: { resumed: boolean }) => ({
      type: 'login.started' as const,
      provider: context.provider,
      network: networkOf(context),
      resumed,
    })),
    emitBlocked: emit(({ context: { provider } }) => ({
      type: 'login.blocked' as const,
      provider,
    })),
    emitUserRequested: emit(({ context: { provider } }) => ({
      type: 'user.requested' as const,
      provider,
    })),
    emitSucceeded: emit(({ context }, { connection }: { connection: Connection }) => ({
      type: 'login.succeeded' as const,
      provider: context.provider,
      connection,
    })),
    emitFailed: emit(({ context }) => ({
      type: 'login.failed' as const,
      provider: context.provider,
      namespace: networkOf(context).namespace,
      code: context.problem,
    })),
    emitCancelled: emit(({ context }) => ({
      type: 'login.cancelled' as const,
      provider: context.provider,
      namespace: networkOf(context).namespace,
    })),
  },
})

/**
 * Logs in with a social login and connects the embedded wallet. The popup was opened by the click
 * that picked the login; a retry opens it in its own click. In Telegram the login leaves the page
 * and returns to it with a result.
 */
export const socialMachine = base.createMachine({
  id: 'connectSocial',
  description: 'Logs in with a social login.',
  options: { maxIterations: 100 },
  context: ({ input }) => ({
    ...input,
    attempt: 'none',
    problem: 'kit/unknown',
    connection: null,
  }),
  output: ({ context }) => outputOf(context),
  invoke: [
    { id: 'openPopups', src: 'openPopups' },
    { id: 'forgetProvider', src: 'forgetProvider' },
  ],
  initial: 'routing',
  on: { 'features.read': { actions: 'setOffer' } },
  states: {
    routing: {
      description:
        'Is there a network to connect? Do page and project offer the login? Is the popup open, or did a redirect return?',
      always: [
        {
          guard: 'isUnavailable',
          target: 'unavailable',
          actions: { type: 'setProblem', params: { problem: 'embedded/unavailable' } },
        },
        {
          guard: 'isOff',
          target: 'unavailable',
          actions: [
            { type: 'setProblem', params: { problem: 'embedded/login-off' } },
            'emitRefused',
          ],
        },
        {
          guard: 'isBlocked',
          target: 'blocked',
          actions: [
            { type: 'setProblem', params: { problem: 'social/popup-blocked' } },
            'emitBlocked',
          ],
        },
        { guard: 'isAwaited', target: 'asking' },
        {
          guard: 'hasResult',
          target: 'connecting',
          actions: ['startAttempt', { type: 'emitStarted', params: { resumed: true } }],
        },
        { guard: 'shouldRedirect', target: 'redirecting' },
        { target: 'signingIn' },
      ],
    },
    asking: {
      description:
        'The project is asked whether it offers the login. Without an answer within 1 s, its last answer counts, else the page. The popup shows its loading page.',
      entry: 'emitOfferRequested',
      always: { guard: 'isKnown', target: 'routing' },
      on: {
        retry: { guard: 'hasPopup', actions: 'openPopup' },
        cancel: 'left',
      },
      after: { offerTimeout: { actions: 'stopAsking' } },
    },
    unavailable: {
      description:
        'The frame serves none of the configured networks, another login is connected, the login is turned off, or the page cuts popups off. Another attempt would fail too.',
      entry: 'endAttempt',
      invoke: { id: 'closePopup', src: 'closePopup' },
      on: { cancel: 'left' },
    },
    signingIn: {
      description: 'The popup is open. It posts the result of the login.',
      entry: ['startAttempt', { type: 'emitStarted', params: { resumed: false } }],
      invoke: {
        id: 'waitForResult',
        src: 'waitForResult',
        onDone: {
          target: 'connecting',
          actions: { type: 'setResult', params: ({ event }) => event.output },
        },
        onError: [
          {
            guard: { type: 'isCancelled', params: ({ event }) => event },
            target: 'cancelled',
          },
          {
            guard: { type: 'isUntrusted', params: ({ event }) => event },
            target: 'untrusted',
            actions: [{ type: 'setError', params: ({ event }) => event }, 'emitFailed'],
          },
          {
            guard: { type: 'isPopupMissing', params: ({ event }) => event },
            target: 'blocked',
            actions: [{ type: 'setError', params: ({ event }) => event }, 'emitFailed'],
          },
          {
            guard: { type: 'isCutOff', params: ({ event }) => event },
            target: 'unavailable',
            actions: [{ type: 'setError', params: ({ event }) => event }, 'emitFailed'],
          },
          {
            target: 'failed',
            actions: [{ type: 'setError', params: ({ event }) => event }, 'emitFailed'],
          },
        ],
      },
      on: {
        cancel: 'cancelled',
        retry: [
          {
            guard: 'isTurnedOff',
            target: 'unavailable',
            actions: [
              { type: 'setProblem', params: { problem: 'embedded/login-off' } },
              'emitFailed',
              'emitRefused',
            ],
          },
          { target: 'signingIn', reenter: true, actions: 'openPopup' },
        ],
        'popup.blocked': {
          target: 'blocked',
          actions: [
            { type: 'setProblem', params: { problem: 'social/popup-blocked' } },
            'emitFailed',
          ],
        },
      },
      initial: 'requestingUrl',
      states: {
        requestingUrl: {
          description: 'The popup shows its loading page, until the URL of the provider is known.',
          invoke: {
            id: 'showProvider',
            src: 'showProvider',
            input: ({ context: { provider } }) => ({ provider }),
            onDone: 'waiting',
            onError: [
              {
                guard: { type: 'isPopupMissing', params: ({ event }) => event },
                target: '#connectSocial.blocked',
                actions: [{ type: 'setError', params: ({ event }) => event }, 'emitFailed'],
              },
              {
                guard: { type: 'hasReason', params: ({ event }) => event },
                target: '#connectSocial.failed',
                actions: [{ type: 'setError', params: ({ event }) => event }, 'emitFailed'],
              },
              {
                target: '#connectSocial.failed',
                actions: [
                  { type: 'setProblem', params: { problem: 'social/no-url' } },
                  'emitFailed',
                ],
              },
            ],
          },
          after: {
            urlTimeout: {
              target: '#connectSocial.failed',
              actions: [{ type: 'setProblem', params: { problem: 'social/no-url' } }, 'emitFailed'],
            },
          },
        },
        waiting: {
          description: 'The visitor decides on the page of the provider.',
          after: {
            socialTimeout: {
              target: '#connectSocial.failed',
              actions: [
                { type: 'setProblem', params: { problem: 'social/timed-out' } },
                'emitFailed',
              ],
            },
          },
        },
      },
    },
    redirecting: {
      description: 'The page is left for that of the provider, which returns to it.',
      entry: ['startAttempt', { type: 'emitStarted', params: { resumed: false } }],
      on: { cancel: { target: 'cancelled', actions: 'forgetProvider' } },
      after: {
        socialTimeout: {
          target: 'failed',
          actions: [
            { type: 'setProblem', params: { problem: 'social/timed-out' } },
            'emitFailed',
            'forgetProvider',
          ],
        },
      },
      initial: 'requestingUrl',
      states: {
        requestingUrl: {
          description: 'Requests the URL of the provider, and opens it in place of the page.',
          invoke: {
            id: 'leavePage',
            src: 'leavePage',
            input: ({ context: { provider } }) => ({ provider }),
            onDone: 'leaving',
            onError: [
              {
                guard: { type: 'hasReason', params: ({ event }) => event },
                target: '#connectSocial.failed',
                actions: [
                  { type: 'setError', params: ({ event }) => event },
                  'emitFailed',
                  'forgetProvider',
                ],
              },
              {
                target: '#connectSocial.failed',
                actions: [
                  { type: 'setProblem', params: { problem: 'social/no-url' } },
                  'emitFailed',
                  'forgetProvider',
                ],
              },
            ],
          },
        },
        leaving: { description: 'The browser loads the page of the provider.' },
      },
    },
    connecting: {
      description: 'The visitor consented. The frame completes the login.',
      entry: 'emitUserRequested',
      invoke: {
        id: 'connectUser',
        src: 'connectUser',
        input: connectRequest,
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
    blocked: {
      description: 'The popup could not be opened, or is closed. The next click opens it.',
      entry: 'endAttempt',
      on: {
        retry: {
          target: 'routing',
          actions: [{ type: 'setWay', params: { way: 'popup' } }, 'openPopup'],
        },
        cancel: 'left',
      },
    },
    failed: {
      description: 'The login failed.',
      entry: 'endAttempt',
      on: {
        retry: [
          {
            guard: 'leavesPage',
            target: 'routing',
            actions: { type: 'setWay', params: { way: 'redirect' } },
          },
          { target: 'routing', actions: 'openPopup' },
        ],
        cancel: 'left',
      },
    },
    connected: {
      description:
        'Connected. The success screen stays for a moment, or until a key or click, before the modal closes.',
      entry: 'endAttempt',
      after: { successShown: 'finished' },
      on: { skip: 'finished' },
    },
    finished: { type: 'final', description: 'Connected.' },
    untrusted: { type: 'final', description: 'A page of another origin posted a result.' },
    cancelled: {
      type: 'final',
      description: 'The visitor closed the popup, or cancelled.',
      entry: 'emitCancelled',
    },
    left: {
      type: 'final',
      description: 'The visitor left before the login started, or after it failed.',
    },
  },
} satisfies ConfigOf<typeof base>)
