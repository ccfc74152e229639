import { assign, emit, fromCallback, fromPromise, sendTo, setup } from 'xstate'
import type { Connection } from '../../../domain/account/account.ts'
import { offerOf } from '../../../domain/config/login-offer.ts'
import { timeouts } from '../../../domain/constants.ts'
import { parseCode } from '../../../domain/embedded/code-input.ts'
import type { ErrorCode } from '../../../errors/catalogue.ts'
import { codeOf } from '../../../errors/kit-error.ts'
import { notProvided, notProvidedListener } from '../../../errors/not-provided.ts'
import type { ConfigOf } from '../../../protocol/flow.ts'
import {
  connectionOf,
  connectRequest,
  initialContext,
  networkOf,
  outputOf,
  popupProviderOf,
  socialOf,
} from './login.context.ts'
import * as guards from './login.guards.ts'
import type * as T from './login.types.ts'

const base = setup({
  types: {} as {
    context: T.LoginContext
    events: T.LoginEvent
    emitted: T.LoginEmitted
    input: T.LoginInput
    output: T.LoginOutput
  },
  guards,
  delays: {
    offerTimeout: timeouts.offerTimeout,
    loginTimeout: timeouts.frameTimeout + timeouts.frameRequestTimeout,
    deviceTimeout: timeouts.deviceTimeout,
    socialTimeout: timeouts.socialTimeout,
    successShown: timeouts.successShown,
  },
  actors: {
    popup: fromCallback<T.PopupRequest, Pick<T.LoginInput, 'way'>>(notProvidedListener),
    forgetProvider: fromCallback<T.ForgetRequest>(notProvidedListener),
    readCooldown: fromCallback(notProvidedListener),
    submitEmail: fromPromise<T.Submitted, T.SubmitRequest>(notProvided),
    confirmDevice: fromPromise<void>(notProvided),
    confirmCode: fromPromise<void, T.CodeRequest>(notProvided),
    waitForResult: fromPromise<T.PopupResult>(notProvided),
    showProvider: fromPromise<void, T.UrlRequest>(notProvided),
    leavePage: fromPromise<void, T.UrlRequest>(notProvided),
    requestUrl: fromPromise<string>(notProvided),
    waitForApproval: fromPromise<{ userName: string }>(notProvided),
    connectUser: fromPromise<Connection, T.ConnectRequest>(notProvided),
  },
  actions: {
    openPopup: sendTo('popup', { type: 'popup.open' as const }),
    closePopup: sendTo('popup', { type: 'popup.close' as const }),
    forgetProvider: sendTo('forgetProvider', { type: 'provider.forget' as const }),
    setOffer: assign(({ context: { provider }, event }) =>
      event.type === 'features.read' ? { offer: offerOf(event, provider ?? 'email') } : {},
    ),
    stopAsking: assign(({ context: { offer } }) => ({
      offer: { ...offer, answer: 'known' as const },
    })),
    /** How the next attempt proceeds: in a popup after a blocked one, or with a result. */
    setWay: assign((_, { way }: Pick<T.LoginInput, 'way'>) => ({ way })),
    startAttempt: assign({ attempt: 'open' }),
    endAttempt: assign({ attempt: 'none' }),
    setEmail: assign(({ event }) =>
      event.type === 'submit' ? { email: event.email.trim(), problem: null } : {},
    ),
    setResendAt: assign((_, { resendAt }: { resendAt: number | null }) => ({ resendAt })),
    setCode: assign(({ event }) =>
      event.type === 'enter' ? { code: parseCode(event.code) ?? '', problem: null } : {},
    ),
    clearCode: assign({ code: '' }),
    setUrl: assign((_, { url }: { url: string }) => ({ url })),
    setResult: assign((_, { resultUri }: T.PopupResult) => ({ resultUri })),
    setConnection: assign((_, { connection }: { connection: Connection }) => ({ connection })),
    clearProblem: assign({ problem: null }),
    setProblem: assign((_, { problem }: { problem: ErrorCode }) => ({ problem })),
    setError: assign((_, { error }: { error: unknown }) => ({ problem: codeOf(error) })),
    emitOfferRequested: emit({ type: 'offer.requested' as const }),
    emitRefused: emit(({ context: { provider } }) => ({
      type: 'login.refused' as const,
      provider,
    })),
    emitStarted: emit(({ context }) => ({
      type: 'login.started' as const,
      provider: context.provider,
      network: networkOf(context),
      resumed: context.way === 'result',
    })),
    emitBlocked: emit(({ context }) => ({
      type: 'login.blocked' as const,
      provider: popupProviderOf(context),
    })),
    emitUserRequested: emit(({ context }) => ({
      type: 'user.requested' as const,
      provider: socialOf(context),
    })),
    emitSucceeded: emit(({ context }) => ({
      type: 'login.succeeded' as const,
      provider: context.provider,
      connection: connectionOf(context),
    })),
    emitFailed: emit(({ context }) => ({
      type: 'login.failed' as const,
      provider: context.provider,
      namespace: networkOf(context).namespace,
      code: context.problem ?? 'kit/unknown',
    })),
    emitCancelled: emit(({ context }) => ({
      type: 'login.cancelled' as const,
      provider: socialOf(context),
      namespace: networkOf(context).namespace,
    })),
    emitEnded: emit(({ context }) => ({
      type: 'login.ended' as const,
      namespace: networkOf(context).namespace,
    })),
    emitSubmitted: emit({ type: 'address.submitted' as const }),
    emitDeviceRequested: emit(({ context: { email } }, { replaces }: { replaces: boolean }) => ({
      type: 'device.requested' as const,
      email,
      replaces,
    })),
    emitDeviceRegistered: emit({ type: 'device.registered' as const }),
    emitCodeRequested: emit(({ context: { email } }, { replaces }: { replaces: boolean }) => ({
      type: 'code.requested' as const,
      email,
      replaces,
    })),
    emitCodeResent: emit({ type: 'code.resent' as const }),
    emitCodeAccepted: emit({ type: 'code.accepted' as const }),
    emitCodeRefused: emit(({ context: { problem } }) => ({
      type: 'code.refused' as const,
      code: problem ?? 'kit/unknown',
    })),
    emitLeft: emit({ type: 'view.left' as const }),
  },
})

/**
 * Logs in with the embedded wallet, and connects it. Every login first checks that page and project
 * offer it, and asks the project if its answer is not known. `connecting` and the states after it are
 * shared; the states before belong to one `way`.
 * By e-mail, the frame sends a code, or a link that confirms a new device first; the views of device
 * and code lie over that of the address: leaving one returns to the address. A social login opens its
 * provider in a popup, or in Telegram in place of the page. Farcaster opens a URL in its app.
 */
export const loginMachine = base.createMachine({
  id: 'login',
  description: 'Logs in with the embedded wallet.',
  options: { maxIterations: 100 },
  context: ({ input }) => initialContext(input),
  output: ({ context }) => outputOf(context),
  invoke: [
    { id: 'popup', src: 'popup', input: ({ context: { way } }) => ({ way }) },
    { id: 'forgetProvider', src: 'forgetProvider' },
  ],
  initial: 'routing',
  on: { 'features.read': { actions: 'setOffer' } },
  states: {
    routing: {
      description:
        'Is there a network to connect? Do page and project offer the login? Is there an address? How does the login proceed?',
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
        { guard: 'isEmpty', target: 'entering' },
        {
          guard: 'isInvalidInput',
          target: 'entering',
          actions: { type: 'setProblem', params: { problem: 'email/invalid' } },
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
        { guard: 'isByEmail', target: 'submitting' },
        { guard: 'isByApp', target: 'requestingUrl' },
        { guard: 'shouldRedirect', target: 'redirecting' },
        {
          guard: 'hasResult',
          target: 'connecting',
          actions: ['startAttempt', 'emitStarted', 'emitUserRequested'],
        },
        { target: 'signingIn' },
      ],
    },
    asking: {
      description:
        'The project is asked whether it offers the login. Without an answer within 1 s, its last answer counts, else the page. A popup shows its loading page.',
      entry: 'emitOfferRequested',
      always: { guard: 'isKnown', target: 'routing' },
      on: {
        retry: { guard: 'hasPopup', actions: 'openPopup' },
        cancel: [{ guard: 'isByEmail', target: 'entering' }, { target: 'left' }],
      },
      after: { offerTimeout: { actions: 'stopAsking' } },
    },
    unavailable: {
      description:
        'The frame serves none of the configured networks, another login is connected, the login is turned off, or the page cuts popups off. Another attempt would fail too.',
      entry: ['endAttempt', 'closePopup'],
      on: {
        submit: { guard: 'isByEmail', target: 'routing', actions: 'setEmail' },
        cancel: 'left',
      },
    },
    entering: {
      description: 'The visitor enters the address.',
      entry: ['clearCode', 'endAttempt'],
      invoke: { id: 'readCooldown', src: 'readCooldown' },
      on: {
        'cooldown.read': { actions: { type: 'setResendAt', params: ({ event }) => event } },
        submit: [
          {
            guard: 'isInvalid',
            actions: ['setEmail', { type: 'setProblem', params: { problem: 'email/invalid' } }],
          },
          { target: 'routing', actions: 'setEmail' },
        ],
        cancel: 'left',
      },
    },
    submitting: {
      description: 'The frame is asked to send the e-mail.',
      entry: ['startAttempt', 'emitStarted'],
      invoke: {
        id: 'submitEmail',
        src: 'submitEmail',
        input: ({ context: { email } }) => ({ email }),
        onDone: [
          {
            guard: { type: 'isThrottled', params: ({ event }) => event.output },
            target: 'entering',
            actions: [
              { type: 'setResendAt', params: ({ event }) => event.output },
              { type: 'setProblem', params: { problem: 'email/throttled' } },
              'emitEnded',
            ],
          },
          {
            guard: { type: 'needsDevice', params: ({ event }) => event.output },
            target: 'confirmingDevice',
            actions: [
              { type: 'setResendAt', params: ({ event }) => event.output },
              'emitSubmitted',
              { type: 'emitDeviceRequested', params: { replaces: false } },
            ],
          },
          {
            guard: { type: 'needsCode', params: ({ event }) => event.output },
            target: 'enteringCode',
            actions: [
              { type: 'setResendAt', params: ({ event }) => event.output },
              'emitSubmitted',
              { type: 'emitCodeRequested', params: { replaces: false } },
            ],
          },
          { target: 'connecting', actions: 'emitSubmitted' },
        ],
        onError: {
          target: 'entering',
          actions: [{ type: 'setError', params: ({ event }) => event }, 'emitFailed'],
        },
      },
      on: { cancel: { target: 'entering', actions: 'emitEnded' } },
      after: {
        loginTimeout: {
          target: 'entering',
          actions: [
            { type: 'setProblem', params: { problem: 'embedded/request-timed-out' } },
            'emitFailed',
          ],
        },
      },
    },
    confirmingDevice: {
      description: 'The visitor confirms this device with the link in the e-mail.',
      on: {
        cancel: { target: 'entering', actions: ['emitEnded', 'emitLeft'] },
        'navigated.away': { target: 'entering', actions: 'emitEnded' },
      },
      after: {
        deviceTimeout: {
          target: 'entering',
          actions: [
            { type: 'setProblem', params: { problem: 'embedded/request-timed-out' } },
            'emitFailed',
            'emitLeft',
          ],
        },
      },
      initial: 'waiting',
      states: {
        waiting: {
          description:
            'The frame waits for the confirmation. The request is sent again each time it is not answered within 30 s, without another e-mail.',
          invoke: {
            id: 'confirmDevice',
            src: 'confirmDevice',
            onDone: {
              target: '#login.enteringCode',
              actions: [
                'emitDeviceRegistered',
                { type: 'emitCodeRequested', params: { replaces: true } },
              ],
            },
            onError: [
              {
                guard: { type: 'isUnanswered', params: ({ event }) => event },
                target: 'waiting',
                reenter: true,
              },
              {
                target: '#login.entering',
                actions: [
                  { type: 'setError', params: ({ event }) => event },
                  'emitFailed',
                  'emitLeft',
                ],
              },
            ],
          },
        },
      },
    },
    enteringCode: {
      description: 'The visitor enters the code of the e-mail.',
      on: {
        enter: [
          { guard: 'isComplete', target: 'checkingCode', actions: 'setCode' },
          { guard: 'isCode', actions: 'setCode' },
        ],
        cancel: { target: 'entering', actions: ['clearProblem', 'emitEnded', 'emitLeft'] },
        'navigated.away': { target: 'entering', actions: ['clearProblem', 'emitEnded'] },
      },
      initial: 'idle',
      states: {
        idle: {
          description: 'No code is being sent.',
          on: { resend: { target: 'resending', actions: ['clearProblem', 'clearCode'] } },
        },
        resending: {
          description: 'The frame is asked to send another code.',
          invoke: {
            id: 'submitEmail',
            src: 'submitEmail',
            input: ({ context: { email } }) => ({ email }),
            onDone: [
              {
                guard: { type: 'isThrottled', params: ({ event }) => event.output },
                target: 'idle',
                actions: [
                  { type: 'setResendAt', params: ({ event }) => event.output },
                  { type: 'setProblem', params: { problem: 'email/throttled' } },
                ],
              },
              {
                guard: { type: 'needsDevice', params: ({ event }) => event.output },
                target: '#login.confirmingDevice',
                actions: [
                  { type: 'setResendAt', params: ({ event }) => event.output },
                  { type: 'emitDeviceRequested', params: { replaces: true } },
                ],
              },
              {
                guard: { type: 'needsCode', params: ({ event }) => event.output },
                target: 'idle',
                actions: [
                  { type: 'setResendAt', params: ({ event }) => event.output },
                  'emitCodeResent',
                ],
              },
              { target: '#login.connecting' },
            ],
            onError: {
              target: 'idle',
              actions: { type: 'setError', params: ({ event }) => event },
            },
          },
          after: {
            loginTimeout: {
              target: 'idle',
              actions: { type: 'setProblem', params: { problem: 'embedded/request-timed-out' } },
            },
          },
        },
      },
    },
    checkingCode: {
      description: 'The frame checks the code.',
      invoke: {
        id: 'confirmCode',
        src: 'confirmCode',
        input: ({ context: { code } }) => ({ code }),
        onDone: { target: 'connecting', actions: 'emitCodeAccepted' },
        onError: {
          target: 'enteringCode',
          actions: [
            'clearCode',
            { type: 'setError', params: ({ event }) => event },
            'emitCodeRefused',
          ],
        },
      },
      on: {
        cancel: { target: 'entering', actions: ['emitEnded', 'emitLeft'] },
        'navigated.away': { target: 'entering', actions: 'emitEnded' },
      },
      after: {
        loginTimeout: {
          target: 'enteringCode',
          actions: [
            'clearCode',
            { type: 'setProblem', params: { problem: 'embedded/request-timed-out' } },
            'emitCodeRefused',
          ],
        },
      },
    },
    signingIn: {
      description: 'The popup is open. It posts the result of the login.',
      entry: ['startAttempt', 'emitStarted'],
      exit: 'closePopup',
      invoke: {
        id: 'waitForResult',
        src: 'waitForResult',
        onDone: {
          target: 'connecting',
          actions: [
            { type: 'setResult', params: ({ event }) => event.output },
            'emitUserRequested',
          ],
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
            input: ({ context }) => ({ provider: popupProviderOf(context) }),
            onDone: 'waiting',
            onError: [
              {
                guard: { type: 'isPopupMissing', params: ({ event }) => event },
                target: '#login.blocked',
                actions: [{ type: 'setError', params: ({ event }) => event }, 'emitFailed'],
              },
              {
                target: '#login.failed',
                actions: [{ type: 'setError', params: ({ event }) => event }, 'emitFailed'],
              },
            ],
          },
          after: {
            loginTimeout: {
              target: '#login.failed',
              actions: [{ type: 'setProblem', params: { problem: 'social/no-url' } }, 'emitFailed'],
            },
          },
        },
        waiting: {
          description: 'The visitor decides on the page of the provider.',
          after: {
            socialTimeout: {
              target: '#login.failed',
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
      entry: ['startAttempt', 'emitStarted'],
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
            input: ({ context }) => ({ provider: popupProviderOf(context) }),
            onDone: 'leaving',
            onError: {
              target: '#login.failed',
              actions: [
                { type: 'setError', params: ({ event }) => event },
                'emitFailed',
                'forgetProvider',
              ],
            },
          },
        },
        leaving: { description: 'The browser loads the page of the provider.' },
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
    requestingUrl: {
      description: 'Requests the URL that the Farcaster app opens.',
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
        loginTimeout: {
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
        onDone: { target: 'connecting', actions: 'emitUserRequested' },
        onError: {
          target: 'failed',
          actions: [{ type: 'setError', params: ({ event }) => event }, 'emitFailed'],
        },
      },
      on: { cancel: 'cancelled' },
    },
    connecting: {
      description: 'The frame completes the login.',
      invoke: {
        id: 'connectUser',
        src: 'connectUser',
        input: connectRequest,
        onDone: {
          target: 'connected',
          actions: [
            { type: 'setConnection', params: ({ event }) => ({ connection: event.output }) },
            'emitSucceeded',
          ],
        },
        onError: {
          target: 'failed',
          actions: [{ type: 'setError', params: ({ event }) => event }, 'emitFailed'],
        },
      },
      on: {
        cancel: [
          { guard: 'isByEmail', target: 'entering', actions: ['emitEnded', 'emitLeft'] },
          { target: 'cancelled' },
        ],
        'navigated.away': { guard: 'isByEmail', target: 'entering', actions: 'emitEnded' },
      },
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
      on: {
        retry: [
          {
            guard: 'isByEmail',
            target: 'connecting',
            actions: ['clearProblem', 'startAttempt', 'emitStarted'],
          },
          {
            guard: 'leavesPage',
            target: 'routing',
            actions: { type: 'setWay', params: { way: 'redirect' } },
          },
          { guard: 'hasPopup', target: 'routing', actions: 'openPopup' },
          { target: 'routing' },
        ],
        cancel: [
          { guard: 'isByEmail', target: 'entering', actions: ['clearProblem', 'emitLeft'] },
          { target: 'left' },
        ],
        'navigated.away': { guard: 'isByEmail', target: 'entering', actions: 'clearProblem' },
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
