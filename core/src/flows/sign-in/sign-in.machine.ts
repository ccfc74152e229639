import { assign, emit, enqueueActions, fromPromise, setup } from 'xstate'
import { timeouts } from '../../domain/constants.ts'
import type { SignInSession } from '../../domain/sign-in/session.ts'
import { detailsOf } from '../../errors/details-of.ts'
import { causeOf } from '../../errors/error-cause.ts'
import { codeOf } from '../../errors/kit-error.ts'
import { notProvided } from '../../errors/not-provided.ts'
import type { ConfigOf } from '../../protocol/flow.ts'
import {
  accountOf,
  initialContext,
  messageInput,
  messageLifetime,
  outputOf,
  sessionInput,
  signInput,
} from './sign-in.context.ts'
import * as guards from './sign-in.guards.ts'
import type * as T from './sign-in.types.ts'

const base = setup({
  types: {} as {
    context: T.SignInContext
    events: T.SignInEvent
    emitted: T.SignInEmitted
    input: T.SignInInput
    output: T.SignInOutput
  },
  guards,
  delays: {
    messageLifetime,
    signInTimeout: timeouts.signInTimeout,
    walletUnresponsive: timeouts.walletUnresponsive,
  },
  actors: {
    prepareMessage: fromPromise<T.PreparedMessage, T.MessageRequest>(notProvided),
    signMessage: fromPromise<T.Signed, T.SignRequest>(notProvided),
    storeSession: fromPromise<SignInSession, SignInSession>(notProvided),
  },
  actions: {
    setNotEnabled: assign({ problem: 'siwx/not-enabled' }),
    setNoAccount: assign({ problem: 'account/no-active-address' }),
    setPrepared: assign((_, prepared: T.PreparedMessage) => ({ prepared })),
    setSignature: assign((_, { signature }: T.Signed) => ({ signature })),
    clearSignature: assign({ signature: null, failures: 0 }),
    countFailure: assign({ failures: ({ context }) => context.failures + 1 }),
    setLost: assign({ lost: true }),
    setFound: assign({ found: true }),
    clearFound: assign({ found: false }),
    setStored: assign((_, session: SignInSession) => ({ session })),
    setProblem: assign((_, { error }: { error: unknown }) => ({
      problem: codeOf(error),
      details: detailsOf(error),
      cause: causeOf(error),
    })),
    setTimedOut: assign({ problem: 'kit/timed-out', details: {}, cause: null }),
    setUnreadable: assign(({ event }) =>
      event.type === 'session.unknown' ? { problem: event.code, details: {}, cause: null } : {},
    ),
    setDeclined: assign({ problem: 'siwx/declined', cause: null }),
    clearProblem: assign({ problem: null, cause: null }),
    setCancelled: assign({ end: 'cancelled' }),
    emitRequested: emit(({ context }) => ({
      type: 'signature.requested' as const,
      connectorId: accountOf(context).connectorId,
    })),
    emitSessionRequested: emit(({ context }) => ({
      type: 'session.requested' as const,
      account: accountOf(context),
    })),
    emitStored: emit({ type: 'session.stored' as const }),
    emitCheckRequested: emit({ type: 'check.requested' as const }),
    /** The session store counts a session that it found before the extension refused it. */
    emitFoundFailed: enqueueActions(({ context, enqueue }) => {
      if (context.found) enqueue.emit({ type: 'session.refused' })
    }),
    emitAttemptFailed: emit({ type: 'attempt.failed' as const }),
    emitFailed: emit(({ context: { problem, smartAccount } }) => ({
      type: 'sign.failed' as const,
      code: problem ?? 'kit/unknown',
      smartAccount,
    })),
  },
})

/**
 * Signs in with the active account: creates the message, requests the signature of the visitor's
 * wallet and stores the session. A signature for an account that is no longer active is discarded
 * (fault J3).
 */
export const signInMachine = base.createMachine({
  id: 'signIn',
  description: 'Signs in with the connected account.',
  options: { maxIterations: 100 },
  context: ({ input }) => initialContext(input),
  output: ({ context }) => outputOf(context),
  initial: 'routing',
  on: {
    'account.connected': { guard: 'isOtherAccount', target: '.outdated' },
    'account.changed': { guard: 'isOtherAccount', target: '.outdated' },
    'account.lost': { guard: 'isOtherAccount', target: '.outdated' },
    'account.disconnected': { guard: 'isOtherAccount', target: '.outdated' },
    'chain.changed': { guard: 'isOtherAccount', target: '.outdated' },
    'network.changed': { guard: 'isOtherAccount', target: '.outdated' },
    'session.missing': { guard: 'isOtherAccount', target: '.outdated' },
    'session.found': '.outdated',
    'session.ended': '.outdated',
    'session.failed': '.outdated',
  },
  states: {
    routing: {
      description: 'Can this account sign in, and is it known to have no session?',
      always: [
        { guard: 'isNotEnabled', target: 'unavailable', actions: 'setNotEnabled' },
        { guard: 'hasNoAccount', target: 'unavailable', actions: 'setNoAccount' },
        { guard: 'isSignedIn', target: 'signedIn' },
        { guard: 'isUnreadable', target: 'failed.unchecked' },
        { guard: 'isChecked', target: 'preparing' },
        { target: 'checking' },
      ],
    },
    unavailable: {
      description: 'There is no extension, or no connected account on a configured network.',
      on: { cancel: { target: 'cancelled', actions: 'setCancelled' } },
    },
    checking: {
      description: 'The session store reads the stored session of the account.',
      on: {
        'session.missing': [
          { guard: 'isOtherAccount', target: 'outdated' },
          { target: 'preparing' },
        ],
        'session.unknown': { target: 'failed.unchecked', actions: 'setUnreadable' },
        cancel: { target: 'cancelled', actions: 'setCancelled' },
      },
    },
    preparing: {
      description: 'The message is created, for example with a nonce of the server, and checked.',
      invoke: {
        id: 'prepareMessage',
        src: 'prepareMessage',
        input: messageInput,
        onDone: {
          target: 'reviewing',
          actions: { type: 'setPrepared', params: ({ event }) => event.output },
        },
        onError: {
          target: 'failed',
          actions: { type: 'setProblem', params: ({ event }) => event },
        },
      },
      after: { signInTimeout: { target: 'failed', actions: 'setTimedOut' } },
      on: { cancel: { target: 'cancelled', actions: 'setCancelled' } },
    },
    reviewing: {
      description: 'The visitor reads what the wallet will sign.',
      after: { messageLifetime: 'preparing' },
      on: { sign: 'signing', cancel: { target: 'cancelled', actions: 'setCancelled' } },
    },
    signing: {
      description: 'The wallet has the request; the visitor may have to approve it.',
      entry: 'emitRequested',
      invoke: {
        id: 'signMessage',
        src: 'signMessage',
        input: signInput,
        onDone: {
          target: 'storing',
          actions: { type: 'setSignature', params: ({ event }) => event.output },
        },
        onError: [
          {
            guard: { type: 'isRejected', params: ({ event }) => event },
            target: 'declined',
            actions: ['setDeclined', 'emitFailed'],
          },
          {
            target: 'failed',
            actions: [{ type: 'setProblem', params: ({ event }) => event }, 'emitFailed'],
          },
        ],
      },
      on: { cancel: { target: 'cancelled', actions: 'setCancelled' } },
      initial: 'waiting',
      states: {
        waiting: {
          description: 'The request was sent.',
          after: { walletUnresponsive: 'unresponsive' },
        },
        unresponsive: { description: 'No response for 15 s. The request stays open.' },
      },
    },
    storing: {
      description: 'The extension verifies and stores the session.',
      entry: ['clearFound', 'emitSessionRequested'],
      invoke: {
        id: 'storeSession',
        src: 'storeSession',
        input: sessionInput,
        onDone: {
          target: 'signedIn',
          actions: [{ type: 'setStored', params: ({ event }) => event.output }, 'emitStored'],
        },
        onError: [
          {
            guard: { type: 'canStoreAgain', params: ({ event }) => event },
            target: 'failed.signed',
            actions: [
              { type: 'setProblem', params: ({ event }) => event },
              'countFailure',
              'emitFoundFailed',
            ],
          },
          {
            target: 'failed',
            actions: [
              { type: 'setProblem', params: ({ event }) => event },
              'clearSignature',
              'emitFoundFailed',
            ],
          },
        ],
      },
      after: {
        signInTimeout: { target: 'failed.signed', actions: ['setTimedOut', 'emitFoundFailed'] },
      },
      on: {
        // A read may find the session that opens here: ending the call would sign it out.
        'session.found': { actions: 'setFound' },
        cancel: { target: 'cancelled', actions: 'setCancelled' },
      },
    },
    declined: {
      description: 'The visitor declined the request in the wallet.',
      entry: 'emitAttemptFailed',
      after: { messageLifetime: { target: 'preparing', actions: 'clearProblem' } },
      on: {
        retry: { target: 'signing', actions: 'clearProblem' },
        cancel: { target: 'cancelled', actions: 'setCancelled' },
      },
    },
    failed: {
      description: 'The visitor is not signed in, and can try again.',
      entry: 'emitAttemptFailed',
      initial: 'unsigned',
      on: { cancel: { target: 'cancelled', actions: 'setCancelled' } },
      states: {
        unsigned: {
          description: 'Nothing was signed, or the signature was refused.',
          on: { retry: { target: '#signIn.preparing', actions: 'clearProblem' } },
        },
        unchecked: {
          description: 'The session could not be read. The session store repeats it.',
          on: {
            'session.missing': [
              { guard: 'isOtherAccount', target: '#signIn.outdated' },
              { target: '#signIn.preparing', actions: 'clearProblem' },
            ],
            retry: { target: '#signIn.checking', actions: ['clearProblem', 'emitCheckRequested'] },
          },
        },
        signed: {
          description:
            'The signature could not be stored. It is kept while it is valid (fault J4).',
          entry: 'setLost',
          after: { messageLifetime: { target: 'unsigned', actions: 'clearSignature' } },
          on: { retry: { target: '#signIn.storing', actions: 'clearProblem' } },
        },
      },
    },
    signedIn: { type: 'final', description: 'The account has a session.' },
    cancelled: { type: 'final', description: 'The visitor did not sign in.' },
    outdated: {
      type: 'final',
      description:
        'Another account is active, the page signed out, or the session store found a session or failed.',
    },
  },
} satisfies ConfigOf<typeof base>)
