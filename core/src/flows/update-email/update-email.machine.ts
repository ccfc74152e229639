import { assign, emit, fromCallback, fromPromise, setup } from 'xstate'
import { timeouts } from '../../domain/constants.ts'
import { codeLength, parseCode } from '../../domain/embedded/code-input.ts'
import { isEmail } from '../../domain/embedded/email-address.ts'
import type { ErrorCode } from '../../errors/catalogue.ts'
import { codeOf, isKitError } from '../../errors/kit-error.ts'
import { notProvided, notProvidedListener } from '../../errors/not-provided.ts'
import type { ConfigOf } from '../../protocol/flow.ts'
import type {
  CodeRequest,
  Recipient,
  SubmitRequest,
  Submitted,
  UpdateEmailContext,
  UpdateEmailEmitted,
  UpdateEmailEvent,
  UpdateEmailInput,
  UpdateEmailOutput,
} from './update-email.types.ts'

/** Whether the code that was sent does not count any more. */
export const needsNewCode = ({ context }: { context: UpdateEmailContext }) =>
  context.validity === 'lapsed'
const digitsOf = (event: UpdateEmailEvent) =>
  event.type === 'enter' ? parseCode(event.code) : null

const base = setup({
  types: {} as {
    context: UpdateEmailContext
    events: UpdateEmailEvent
    emitted: UpdateEmailEmitted
    input: UpdateEmailInput
    output: UpdateEmailOutput
  },
  guards: {
    hasNoEmail: ({ context }) => context.email === null,
    isInvalid: ({ event }) => event.type === 'submit' && !isEmail(event.email),
    /** Whether the new address is the one in use. */
    isUnchanged: ({ context, event }) =>
      event.type === 'submit' && event.email.trim().toLowerCase() === context.email?.toLowerCase(),
    isThrottled: (_, { action }: Submitted) => action === 'throttled',
    needsPrimaryCode: (_, { action }: Submitted) => action === 'VERIFY_PRIMARY_OTP',
    isTaken: (_, { error }: { error: unknown }) => isKitError(error, 'email/address-taken'),
    needsNewCode,
    isForPrimary: ({ context }) => context.sentTo === 'primary',
    isForSecondary: ({ context }) => context.sentTo === 'secondary',
    /** Whether the entered text is a whole code. */
    isComplete: ({ event }) => digitsOf(event)?.length === codeLength,
    /** Whether the entered text is the beginning of a code. */
    isCode: ({ event }) => digitsOf(event) !== null,
    isOwnNamespace: ({ context, event }) =>
      'namespace' in event && event.namespace === context.namespace,
  },
  delays: {
    requestTimeout: timeouts.frameTimeout + timeouts.frameRequestTimeout,
  },
  actors: {
    readCooldown: fromCallback(notProvidedListener),
    submitEmail: fromPromise<Submitted, SubmitRequest>(notProvided),
    confirmPrimaryCode: fromPromise<void, CodeRequest>(notProvided),
    confirmSecondaryCode: fromPromise<string, CodeRequest>(notProvided),
  },
  actions: {
    setNewEmail: assign(({ event }) =>
      event.type === 'submit' ? { newEmail: event.email.trim(), problem: null } : {},
    ),
    setResendAt: assign((_, { resendAt }: { resendAt: number | null }) => ({ resendAt })),
    setUpdated: assign((_, { email }: { email: string }) => ({ email, newEmail: email })),
    setCode: assign(({ context, event }) =>
      event.type === 'enter'
        ? {
            code: parseCode(event.code) ?? '',
            problem: needsNewCode({ context }) ? context.problem : null,
          }
        : {},
    ),
    clearCode: assign({ code: '' }),
    clearProblem: assign({ problem: null }),
    setProblem: assign((_, { problem }: { problem: ErrorCode }) => ({ problem })),
    setError: assign((_, { error }: { error: unknown }) => ({ problem: codeOf(error) })),
    setLapsed: assign(({ context: { validity, problem } }) => ({
      validity:
        problem === 'email/code-expired' || problem === 'email/code-attempts' ? 'lapsed' : validity,
    })),
    setSent: assign((_, { to }: { to: Recipient }) => ({
      sentTo: to,
      validity: 'valid' as const,
    })),
    /** `replaces`: whether the view replaces that of an earlier code. */
    emitPrimaryRequested: emit(({ context: { sentTo } }) => ({
      type: 'primary.requested' as const,
      replaces: sentTo !== null,
    })),
    emitSecondaryRequested: emit(({ context: { sentTo } }) => ({
      type: 'secondary.requested' as const,
      replaces: sentTo !== null,
    })),
    clearSent: assign({ sentTo: null }),
    emitLeft: emit({ type: 'view.left' as const }),
    emitUpdated: emit({ type: 'email.updated' as const }),
  },
})

/**
 * Changes the e-mail address of the embedded wallet. The frame sends a code to the address in use,
 * and then one to the new address.
 */
export const updateEmailMachine = base.createMachine({
  id: 'updateEmail',
  description: 'Changes the e-mail address of the embedded wallet.',
  options: { maxIterations: 100 },
  context: ({ input }) => ({
    ...input,
    newEmail: '',
    resendAt: null,
    code: '',
    sentTo: null,
    validity: 'valid',
    problem: null,
  }),
  output: ({ context: { email } }) => ({ email }),
  initial: 'routing',
  on: {
    'account.disconnected': { guard: 'isOwnNamespace', target: '.cancelled' },
    'account.lost': { guard: 'isOwnNamespace', target: '.cancelled' },
  },
  states: {
    routing: {
      description: 'Does the user of the embedded wallet have an e-mail address?',
      always: [{ guard: 'hasNoEmail', target: 'cancelled' }, { target: 'entering' }],
    },
    entering: {
      description: 'The visitor enters the new address.',
      entry: ['clearCode', 'clearSent'],
      invoke: { id: 'readCooldown', src: 'readCooldown' },
      on: {
        'cooldown.read': { actions: { type: 'setResendAt', params: ({ event }) => event } },
        submit: [
          {
            guard: 'isInvalid',
            actions: ['setNewEmail', { type: 'setProblem', params: { problem: 'email/invalid' } }],
          },
          {
            guard: 'isUnchanged',
            actions: [
              'setNewEmail',
              { type: 'setProblem', params: { problem: 'email/unchanged' } },
            ],
          },
          { target: 'submitting', actions: 'setNewEmail' },
        ],
      },
    },
    submitting: {
      description:
        'The frame is asked to send a code. Another code keeps the view of the last one.',
      invoke: {
        id: 'submitEmail',
        src: 'submitEmail',
        input: ({ context: { newEmail } }) => ({ email: newEmail }),
        onDone: [
          {
            guard: { type: 'isThrottled', params: ({ event }) => event.output },
            target: 'returning',
            actions: [
              { type: 'setResendAt', params: ({ event }) => event.output },
              { type: 'setProblem', params: { problem: 'email/throttled' } },
            ],
          },
          {
            guard: { type: 'needsPrimaryCode', params: ({ event }) => event.output },
            target: 'enteringPrimaryCode',
            actions: [
              { type: 'setResendAt', params: ({ event }) => event.output },
              'emitPrimaryRequested',
              { type: 'setSent', params: { to: 'primary' } },
            ],
          },
          {
            target: 'enteringSecondaryCode',
            actions: [
              { type: 'setResendAt', params: ({ event }) => event.output },
              'emitSecondaryRequested',
              { type: 'setSent', params: { to: 'secondary' } },
            ],
          },
        ],
        onError: {
          target: 'returning',
          actions: { type: 'setError', params: ({ event }) => event },
        },
      },
      on: { cancel: 'returning', 'navigated.away': 'entering' },
      after: {
        requestTimeout: {
          target: 'returning',
          actions: { type: 'setProblem', params: { problem: 'embedded/request-timed-out' } },
        },
      },
    },
    enteringPrimaryCode: {
      description: 'The visitor enters the code that was sent to the address in use.',
      on: {
        enter: [
          { guard: 'isComplete', target: 'checkingPrimaryCode', actions: 'setCode' },
          { guard: 'isCode', actions: 'setCode' },
        ],
        resend: {
          guard: 'needsNewCode',
          target: 'submitting',
          actions: ['clearProblem', 'clearCode'],
        },
        cancel: { target: 'entering', actions: ['clearProblem', 'emitLeft'] },
        'navigated.away': { target: 'entering', actions: 'clearProblem' },
      },
    },
    checkingPrimaryCode: {
      description: 'The frame checks the code that was sent to the address in use.',
      invoke: {
        id: 'confirmPrimaryCode',
        src: 'confirmPrimaryCode',
        input: ({ context: { code } }) => ({ code }),
        onDone: {
          target: 'enteringSecondaryCode',
          actions: [
            'clearCode',
            'emitSecondaryRequested',
            { type: 'setSent', params: { to: 'secondary' } },
          ],
        },
        onError: [
          {
            guard: { type: 'isTaken', params: ({ event }) => event },
            target: 'entering',
            actions: [{ type: 'setError', params: ({ event }) => event }, 'emitLeft'],
          },
          {
            target: 'enteringPrimaryCode',
            actions: ['clearCode', { type: 'setError', params: ({ event }) => event }, 'setLapsed'],
          },
        ],
      },
      on: {
        cancel: { target: 'entering', actions: 'emitLeft' },
        'navigated.away': 'entering',
      },
      after: {
        requestTimeout: {
          target: 'enteringPrimaryCode',
          actions: [
            'clearCode',
            { type: 'setProblem', params: { problem: 'embedded/request-timed-out' } },
          ],
        },
      },
    },
    enteringSecondaryCode: {
      description: 'The visitor enters the code that was sent to the new address.',
      on: {
        enter: [
          { guard: 'isComplete', target: 'checkingSecondaryCode', actions: 'setCode' },
          { guard: 'isCode', actions: 'setCode' },
        ],
        resend: {
          guard: 'needsNewCode',
          target: 'submitting',
          actions: ['clearProblem', 'clearCode'],
        },
        cancel: { target: 'entering', actions: ['clearProblem', 'emitLeft'] },
        'navigated.away': { target: 'entering', actions: 'clearProblem' },
      },
    },
    checkingSecondaryCode: {
      description: 'The frame checks the code that was sent to the new address.',
      invoke: {
        id: 'confirmSecondaryCode',
        src: 'confirmSecondaryCode',
        input: ({ context: { code } }) => ({ code }),
        onDone: {
          target: 'updated',
          actions: [
            { type: 'setUpdated', params: ({ event }) => ({ email: event.output }) },
            'emitUpdated',
          ],
        },
        onError: [
          {
            guard: { type: 'isTaken', params: ({ event }) => event },
            target: 'entering',
            actions: [{ type: 'setError', params: ({ event }) => event }, 'emitLeft'],
          },
          {
            target: 'enteringSecondaryCode',
            actions: ['clearCode', { type: 'setError', params: ({ event }) => event }, 'setLapsed'],
          },
        ],
      },
      on: {
        cancel: { target: 'entering', actions: 'emitLeft' },
        'navigated.away': 'entering',
      },
      after: {
        requestTimeout: {
          target: 'enteringSecondaryCode',
          actions: [
            'clearCode',
            { type: 'setProblem', params: { problem: 'embedded/request-timed-out' } },
          ],
        },
      },
    },
    returning: {
      description: 'No code was sent. To which address did the last one go, if any?',
      always: [
        { guard: 'isForPrimary', target: 'enteringPrimaryCode' },
        { guard: 'isForSecondary', target: 'enteringSecondaryCode' },
        { target: 'entering' },
      ],
    },
    updated: {
      description: 'The new address is in use.',
      on: { close: 'finished' },
    },
    finished: { type: 'final', description: 'The new address is in use.' },
    cancelled: { type: 'final', description: 'There is no address to change any more.' },
  },
} satisfies ConfigOf<typeof base>)
