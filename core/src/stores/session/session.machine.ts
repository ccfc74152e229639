import { enqueueActions, fromCallback, fromPromise, setup } from 'xstate'
import { timeouts } from '../../domain/constants.ts'
import type { AuthenticationAnswer } from '../../domain/sign-in/authentication.ts'
import type { SignInAccount } from '../../domain/sign-in/session.ts'
import { notProvided, notProvidedListener } from '../../errors/not-provided.ts'
import type { ConfigOf } from '../../protocol/flow.ts'
import * as actions from './session.actions.ts'
import {
  accountInput,
  answerInput,
  initialContext,
  leftSessions,
  watchInput,
} from './session.context.ts'
import * as guards from './session.guards.ts'
import type * as T from './session.types.ts'

const base = setup({
  types: {} as {
    context: T.SessionContext
    events: T.SessionEvent
    emitted: T.SessionEmitted
    input: T.SessionInput
  },
  guards,
  delays: {
    sessionTimeout: timeouts.sessionTimeout,
    signInTimeout: timeouts.signInTimeout,
    apiTimeout: timeouts.apiTimeout,
    readAgain: ({ context }) =>
      Math.min(timeouts.sessionRetry * 2 ** context.failures, timeouts.sessionRetryMax),
  },
  actors: {
    takeAnswer: fromPromise<T.TakenAnswer, SignInAccount>(notProvided),
    readSession: fromPromise<T.StoredSession, SignInAccount>(notProvided),
    refreshSession: fromPromise<T.StoredSession, SignInAccount>(notProvided),
    authenticate: fromPromise<void, AuthenticationAnswer>(notProvided),
    signOut: fromPromise<void>(notProvided),
    watchSession: fromCallback<T.SessionEvent, T.WatchSession>(notProvidedListener),
    watchConnection: fromCallback<T.SessionEvent>(notProvidedListener),
    watchSignOuts: fromCallback<T.SessionEvent>(notProvidedListener),
    revokeSessions: fromCallback<T.RevokeSessions>(notProvidedListener),
  },
  actions,
}).extend({
  actions: {
    /** Ends the sessions of disconnected wallets, while another wallet stays connected. */
    revokeLeft: enqueueActions(({ context, event, enqueue }) => {
      if (event.type !== 'account.set' || !context.signOutOnDisconnect) return
      const left = leftSessions(context, event.connected)
      if (left.namespaces.length > 0)
        enqueue.sendTo('revokeSessions', { type: 'revoke.namespaces', ...left })
    }),
    revokeRequested: enqueueActions(({ event, enqueue }) => {
      if (event.type !== 'session.revoke') return
      enqueue.sendTo('revokeSessions', { type: 'revoke.account', account: event.account })
    }),
  },
})

/**
 * Whether the active account is signed in. Reads its session when it becomes active, and ends all
 * sessions where the policies of the extension say so.
 */
export const sessionMachine = base.createMachine({
  id: 'session',
  description: 'The sign-in session of the active account.',
  options: { maxIterations: 100 },
  context: ({ input }) => initialContext(input),
  invoke: [
    { id: 'revokeSessions', src: 'revokeSessions' },
    { id: 'watchSignOuts', src: 'watchSignOuts' },
  ],
  initial: 'inactive',
  on: {
    'account.set': [
      { guard: 'isSameAccount', actions: ['revokeLeft', 'dropLeftOwners'] },
      { guard: 'endsSessions', target: '.signingOut', actions: ['setAccount', 'setAsking'] },
      { guard: 'isSignOutDue', target: '.signingOut', actions: ['setAccount', 'setAsking'] },
      {
        guard: 'hasNoAccount',
        target: '.inactive',
        actions: ['revokeLeft', 'dropLeftOwners', 'setAccount'],
      },
      {
        target: '.checking',
        actions: ['revokeLeft', 'dropLeftOwners', 'setAccount', 'setAsking'],
      },
    ],
    'owner.add': { actions: 'addRequested' },
    'session.revoke': { actions: 'revokeRequested' },
    'session.set': {
      guard: 'isOwnSession',
      target: '.signedIn',
      actions: ['setSigned', 'clearProblem', 'addOwner', 'emitFound'],
    },
    'signOut.unconfirmed': { actions: 'emitSignOutFailed' },
    'signOut.confirmed': { actions: ['clearSignOutDue', 'clearSignOutProblem'] },
    signOut: { target: '.signingOut', actions: ['clearProblem', 'setQuiet', 'emitEnded'] },
  },
  states: {
    inactive: {
      description: 'No account is connected, or its network is not configured.',
      entry: 'emitInactive',
    },
    checking: {
      description: 'The stored session of the account is read and verified.',
      entry: ['clearSession', 'addOwner', 'clearRereads'],
      invoke: { id: 'watchSession', src: 'watchSession', input: watchInput },
      after: { sessionTimeout: { target: 'unknown', actions: ['setTimedOut', 'emitUnknown'] } },
      initial: 'takingAnswer',
      states: {
        takingAnswer: {
          description: 'Did the remote wallet sign while it connected? Its answer is there once.',
          invoke: {
            id: 'takeAnswer',
            src: 'takeAnswer',
            input: accountInput,
            onDone: [
              {
                guard: { type: 'hasAnswer', params: ({ event }) => event.output },
                target: '#session.authenticating',
                actions: { type: 'setAnswer', params: ({ event }) => event.output },
              },
              { target: 'reading' },
            ],
            onError: 'reading',
          },
        },
        reading: {
          description: 'The session is read. The subscription lasts when the read starts again.',
          invoke: {
            id: 'readSession',
            src: 'readSession',
            input: accountInput,
            onDone: [
              {
                guard: { type: 'hasSession', params: ({ event }) => event.output },
                target: '#session.signedIn',
                actions: [{ type: 'setStored', params: ({ event }) => event.output }, 'emitFound'],
              },
              {
                target: '#session.signedOut',
                actions: [
                  { type: 'setStored', params: ({ event }) => event.output },
                  'removeOwner',
                  'emitMissing',
                ],
              },
            ],
            onError: {
              target: '#session.unknown',
              actions: [{ type: 'setProblem', params: ({ event }) => event }, 'emitUnknown'],
            },
          },
          on: {
            // The request in flight may be older than the change (fault SG11).
            'session.outdated': {
              guard: 'startsReadAgain',
              target: 'reading',
              reenter: true,
              actions: 'countReread',
            },
            check: { target: 'reading', reenter: true },
          },
        },
      },
    },
    unknown: {
      description:
        'The session could not be read. The wallet stays connected, and the read is repeated.',
      entry: 'clearFailures',
      invoke: [
        { id: 'watchSession', src: 'watchSession', input: watchInput },
        { id: 'watchConnection', src: 'watchConnection' },
      ],
      initial: 'idle',
      on: {
        'session.outdated': '.refreshing',
        check: { target: 'checking', actions: ['clearProblem', 'setAsking'] },
      },
      states: {
        idle: {
          description: 'Waits until the read is repeated.',
          after: { readAgain: 'refreshing' },
        },
        refreshing: {
          description: 'The session is read again.',
          entry: 'clearRereads',
          after: {
            sessionTimeout: {
              target: 'idle',
              actions: ['setTimedOut', 'countFailure', 'emitUnknown'],
            },
          },
          initial: 'reading',
          states: {
            reading: {
              description: 'The read starts again when the session changes meanwhile.',
              invoke: {
                id: 'refreshSession',
                src: 'refreshSession',
                input: accountInput,
                onDone: [
                  {
                    guard: { type: 'hasSession', params: ({ event }) => event.output },
                    target: '#session.signedIn',
                    actions: [
                      { type: 'setStored', params: ({ event }) => event.output },
                      'clearProblem',
                      'emitFound',
                    ],
                  },
                  {
                    target: '#session.signedOut',
                    actions: [
                      { type: 'setStored', params: ({ event }) => event.output },
                      'clearProblem',
                      'removeOwner',
                      'emitMissing',
                    ],
                  },
                ],
                onError: {
                  target: '#session.unknown.idle',
                  actions: [
                    { type: 'setProblem', params: ({ event }) => event },
                    'countFailure',
                    'emitUnknown',
                  ],
                },
              },
              on: {
                'session.outdated': [
                  {
                    guard: 'startsReadAgain',
                    target: 'reading',
                    reenter: true,
                    actions: 'countReread',
                  },
                  // The read that runs answers.
                  {},
                ],
              },
            },
          },
        },
      },
    },
    authenticating: {
      description:
        'The remote wallet signed while it connected. Its signatures are verified and stored.',
      entry: 'emitAuthenticationStarted',
      exit: ['clearAnswer', 'emitAuthenticationEnded'],
      invoke: {
        id: 'authenticate',
        src: 'authenticate',
        input: answerInput,
        onDone: 'checking',
        onError: {
          target: 'failed',
          actions: [{ type: 'setProblem', params: ({ event }) => event }, 'emitFailed'],
        },
      },
      after: { signInTimeout: { target: 'failed', actions: ['setTimedOut', 'emitFailed'] } },
    },
    signedIn: {
      description: 'The account has a valid session.',
      invoke: { id: 'watchSession', src: 'watchSession', input: watchInput },
      initial: 'idle',
      on: {
        'session.outdated': [
          { guard: 'isExpired', target: 'checking', actions: 'setQuietUnlessRequired' },
          { target: '.refreshing' },
        ],
        check: '.rechecking',
        'session.refused': { target: 'checking', actions: 'setQuietUnlessRequired' },
      },
      states: {
        idle: { description: 'The session counts until it expires or changes.' },
        refreshing: {
          description: 'The session is read again. The previous one counts meanwhile.',
          entry: 'clearRereads',
          after: { sessionTimeout: 'idle' },
          initial: 'reading',
          states: {
            reading: {
              description: 'The read starts again when the session changes meanwhile.',
              invoke: {
                id: 'refreshSession',
                src: 'refreshSession',
                input: accountInput,
                onDone: [
                  {
                    guard: { type: 'hasSameEnd', params: ({ event }) => event.output },
                    target: '#session.signedIn.idle',
                    actions: { type: 'setStored', params: ({ event }) => event.output },
                  },
                  {
                    guard: { type: 'hasSession', params: ({ event }) => event.output },
                    // Entered again: the new session expires at another time.
                    target: '#session.signedIn',
                    actions: { type: 'setStored', params: ({ event }) => event.output },
                  },
                  {
                    target: '#session.signedOut',
                    actions: [
                      { type: 'setStored', params: ({ event }) => event.output },
                      'removeOwner',
                      'setQuietUnlessRequired',
                      'emitMissing',
                    ],
                  },
                ],
                // A server that is offline for a moment does not end a session.
                onError: '#session.signedIn.idle',
              },
              on: {
                'session.outdated': [
                  {
                    guard: 'isExpired',
                    target: '#session.checking',
                    actions: 'setQuietUnlessRequired',
                  },
                  {
                    guard: 'startsReadAgain',
                    target: 'reading',
                    reenter: true,
                    actions: 'countReread',
                  },
                  // The read that runs answers.
                  {},
                ],
              },
            },
          },
        },
        rechecking: {
          description:
            'The page has the session read again, and waits. The previous one counts if that fails.',
          entry: 'clearRereads',
          after: { sessionTimeout: { target: 'idle', actions: 'emitFound' } },
          initial: 'reading',
          states: {
            reading: {
              description: 'The read starts again when the session changes meanwhile.',
              invoke: {
                id: 'readSession',
                src: 'readSession',
                input: accountInput,
                onDone: [
                  {
                    guard: { type: 'hasSession', params: ({ event }) => event.output },
                    target: '#session.signedIn',
                    actions: [
                      { type: 'setStored', params: ({ event }) => event.output },
                      'emitFound',
                    ],
                  },
                  {
                    target: '#session.signedOut',
                    actions: [
                      { type: 'setStored', params: ({ event }) => event.output },
                      'removeOwner',
                      'setQuietUnlessRequired',
                      'emitMissing',
                    ],
                  },
                ],
                onError: { target: '#session.signedIn.idle', actions: 'emitFound' },
              },
              on: {
                'session.outdated': [
                  {
                    guard: 'isExpired',
                    target: '#session.checking',
                    actions: 'setQuietUnlessRequired',
                  },
                  {
                    guard: 'startsReadAgain',
                    target: 'reading',
                    reenter: true,
                    actions: 'countReread',
                  },
                  // The read that runs answers.
                  {},
                ],
                check: { target: 'reading', reenter: true },
              },
            },
          },
        },
      },
    },
    signedOut: {
      description: 'The account has no session.',
      invoke: { id: 'watchSession', src: 'watchSession', input: watchInput },
      initial: 'idle',
      on: {
        'session.outdated': '.refreshing',
        check: { target: 'checking', actions: 'setQuiet' },
      },
      states: {
        idle: { description: 'Waits until the visitor signs in, here or in another tab.' },
        refreshing: {
          description: 'Another tab may have signed in: the session is read again.',
          entry: 'clearRereads',
          after: { sessionTimeout: 'idle' },
          initial: 'reading',
          states: {
            reading: {
              description: 'The read starts again when the session changes meanwhile.',
              invoke: {
                id: 'refreshSession',
                src: 'refreshSession',
                input: accountInput,
                onDone: [
                  {
                    guard: { type: 'hasSession', params: ({ event }) => event.output },
                    target: '#session.signedIn',
                    actions: [
                      { type: 'setStored', params: ({ event }) => event.output },
                      'addOwner',
                      'emitFound',
                    ],
                  },
                  { target: '#session.signedOut.idle' },
                ],
                onError: '#session.signedOut.idle',
              },
              on: {
                'session.outdated': [
                  {
                    guard: 'startsReadAgain',
                    target: 'reading',
                    reenter: true,
                    actions: 'countReread',
                  },
                  // The read that runs answers.
                  {},
                ],
              },
            },
          },
        },
      },
    },
    signingOut: {
      description: 'The extension ends all sessions. The kit counts as signed out.',
      entry: ['clearSession', 'clearOwners'],
      invoke: {
        id: 'signOut',
        src: 'signOut',
        onDone: [
          { guard: 'isInactive', target: 'inactive', actions: 'clearSignOutDue' },
          {
            guard: 'isQuiet',
            target: 'signedOut',
            actions: ['clearSignOutDue', 'emitMissing'],
          },
          { target: 'checking', actions: 'clearSignOutDue' },
        ],
        onError: [
          { guard: 'isInactive', target: 'inactive', actions: 'setSignOutFailed' },
          { target: 'signedOut', actions: ['setSignOutFailed', 'emitMissing'] },
        ],
      },
      on: {
        // The sessions of every account are being ended.
        'account.set': [{ guard: 'isSameAccount' }, { actions: ['setAccount', 'setAsking'] }],
        signOut: { actions: ['setQuiet', 'emitEnded'] },
      },
      after: {
        apiTimeout: [
          { guard: 'isInactive', target: 'inactive', actions: 'setSignOutFailed' },
          { target: 'signedOut', actions: ['setSignOutFailed', 'emitMissing'] },
        ],
      },
    },
    failed: {
      description: 'What the remote wallet signed is not valid. The wallet is disconnected.',
      on: { check: { target: 'checking', actions: ['clearProblem', 'setAsking'] } },
    },
  },
} satisfies ConfigOf<typeof base>)
