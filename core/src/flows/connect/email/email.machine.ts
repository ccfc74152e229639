import { assign, emit, fromPromise, setup } from 'xstate'
import type { Connection } from '../../../domain/account/account.ts'
import { offerOf } from '../../../domain/config/login-offer.ts'
import { timeouts } from '../../../domain/constants.ts'
import { parseCode } from '../../../domain/embedded/code-input.ts'
import type { ErrorCode } from '../../../errors/catalogue.ts'
import { codeOf } from '../../../errors/kit-error.ts'
import { notProvided } from '../../../errors/not-provided.ts'
import type { ConfigOf } from '../../../protocol/flow.ts'
import {
  connectionOf,
  connectRequest,
  initialContext,
  networkOf,
  outputOf,
} from './email.context.ts'
import * as guards from './email.guards.ts'
import type {
  CodeRequest,
  ConnectRequest,
  EmailContext,
  EmailEmitted,
  EmailEvent,
  EmailInput,
  EmailOutput,
  SubmitRequest,
  Submitted,
} from './email.types.ts'

const base = setup({
  types: {} as {
    context: EmailContext
    events: EmailEvent
    emitted: EmailEmitted
    input: EmailInput
    output: EmailOutput
  },
  guards,
  delays: {
    offerTimeout: timeouts.offerTimeout,
    loginTimeout: timeouts.frameTimeout + timeouts.frameRequestTimeout,
    deviceTimeout: timeouts.deviceTimeout,
    apiTimeout: timeouts.apiTimeout,
    successShown: timeouts.successShown,
  },
  actors: {
    readCooldown: fromPromise<number | null>(notProvided),
    submitEmail: fromPromise<Submitted, SubmitRequest>(notProvided),
    resendCode: fromPromise<Submitted, SubmitRequest>(notProvided),
    confirmDevice: fromPromise<void>(notProvided),
    confirmCode: fromPromise<void, CodeRequest>(notProvided),
    connectUser: fromPromise<Connection, ConnectRequest>(notProvided),
  },
  actions: {
    setOffer: assign(({ event }) =>
      event.type === 'features.read' ? { offer: offerOf(event, 'email') } : {},
    ),
    stopAsking: assign(({ context: { offer } }) => ({
      offer: { ...offer, answer: 'known' as const },
    })),
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
    clearProblem: assign({ problem: null }),
    setProblem: assign((_, { problem }: { problem: ErrorCode }) => ({ problem })),
    setError: assign((_, { error }: { error: unknown }) => ({ problem: codeOf(error) })),
    setConnection: assign((_, { connection }: { connection: Connection }) => ({ connection })),
    emitOfferRequested: emit({ type: 'offer.requested' as const }),
    emitRefused: emit({ type: 'login.refused' as const }),
    emitStarted: emit(({ context }) => ({
      type: 'login.started' as const,
      network: networkOf(context),
    })),
    emitSubmitted: emit({ type: 'address.submitted' as const }),
    emitEnded: emit(({ context }) => ({
      type: 'login.ended' as const,
      namespace: networkOf(context).namespace,
    })),
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
    emitSucceeded: emit(({ context }) => ({
      type: 'login.succeeded' as const,
      connection: connectionOf(context),
    })),
    emitFailed: emit(({ context }) => ({
      type: 'login.failed' as const,
      namespace: networkOf(context).namespace,
      code: context.problem ?? 'kit/unknown',
    })),
  },
})

/**
 * Logs in by e-mail: the frame sends a code, or a link that confirms a new device first. The views
 * of device and code lie over that of the address: leaving one returns to the address.
 */
export const emailMachine = base.createMachine({
  id: 'connectEmail',
  description: 'Logs in by e-mail.',
  options: { maxIterations: 100 },
  context: ({ input }) => initialContext(input),
  output: ({ context }) => outputOf(context),
  initial: 'routing',
  on: { 'features.read': { actions: 'setOffer' } },
  states: {
    routing: {
      description:
        'Is there a network to connect? Do page and project offer the login? Did the visitor enter an address before?',
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
        { guard: 'isAwaited', target: 'asking' },
        { target: 'submitting' },
      ],
    },
    asking: {
      description:
        'The project is asked whether it offers the login. Without an answer within 1 s, its last answer counts, else the page.',
      entry: 'emitOfferRequested',
      always: { guard: 'isKnown', target: 'routing' },
      on: { cancel: 'entering' },
      after: { offerTimeout: { actions: 'stopAsking' } },
    },
    unavailable: {
      description:
        'The frame serves none of the configured networks, another login is connected, or the login is turned off.',
      on: {
        submit: { target: 'routing', actions: 'setEmail' },
        cancel: 'cancelled',
      },
    },
    entering: {
      description: 'The visitor enters the address.',
      entry: ['clearCode', 'endAttempt'],
      on: {
        submit: [
          {
            guard: 'isInvalid',
            actions: ['setEmail', { type: 'setProblem', params: { problem: 'email/invalid' } }],
          },
          { target: 'routing', actions: 'setEmail' },
        ],
        cancel: 'cancelled',
      },
      initial: 'readingCooldown',
      states: {
        readingCooldown: {
          description:
            'Reads when the next e-mail can be requested. The field can be used meanwhile.',
          invoke: {
            id: 'readCooldown',
            src: 'readCooldown',
            onDone: {
              target: 'complete',
              actions: { type: 'setResendAt', params: ({ event }) => ({ resendAt: event.output }) },
            },
            onError: {
              target: 'complete',
              actions: { type: 'setError', params: ({ event }) => event },
            },
          },
          after: { apiTimeout: 'complete' },
        },
        complete: { description: 'The time is known, or could not be read.' },
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
              target: '#connectEmail.enteringCode',
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
                target: '#connectEmail.entering',
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
            id: 'resendCode',
            src: 'resendCode',
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
                target: '#connectEmail.confirmingDevice',
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
              { target: '#connectEmail.connecting' },
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
        cancel: { target: 'entering', actions: ['emitEnded', 'emitLeft'] },
        'navigated.away': { target: 'entering', actions: 'emitEnded' },
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
      description: 'The login could not be completed.',
      entry: 'endAttempt',
      on: {
        retry: { target: 'connecting', actions: ['clearProblem', 'startAttempt', 'emitStarted'] },
        cancel: { target: 'entering', actions: ['clearProblem', 'emitLeft'] },
        'navigated.away': { target: 'entering', actions: 'clearProblem' },
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
    cancelled: { type: 'final', description: 'The visitor gave up the login.' },
  },
} satisfies ConfigOf<typeof base>)
