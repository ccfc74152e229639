import { assign, emit, fromCallback, fromPromise, sendTo, setup } from 'xstate'
import { timeouts } from '../../domain/constants.ts'
import type { FrameProblem } from '../../domain/embedded/frame-problem.ts'
import { notProvided, notProvidedListener } from '../../errors/not-provided.ts'
import type { CompletedRequest, EmbeddedEvent as FrameEvent } from '../../protocol/deps.ts'
import type { ConfigOf } from '../../protocol/flow.ts'
import type {
  CompletionEvent,
  EmbeddedContext,
  EmbeddedEmitted,
  EmbeddedEvent,
  EmbeddedInput,
  SaveProvider,
} from './embedded.types.ts'

const base = setup({
  types: {} as {
    context: EmbeddedContext
    events: EmbeddedEvent
    emitted: EmbeddedEmitted
    input: EmbeddedInput
  },
  guards: {
    isLoggedIn: ({ event }) => event.type === 'user.changed' && event.user !== null,
    hasNoUser: ({ context }) => context.user === null,
  },
  delays: { notAllowedDelay: timeouts.notAllowedDelay, farcasterReset: timeouts.farcasterReset },
  actors: {
    watchFrame: fromCallback<FrameEvent>(notProvidedListener),
    saveProvider: fromCallback<SaveProvider>(notProvidedListener),
    readCompletions: fromCallback<CompletedRequest>(notProvidedListener),
    reloadFrame: fromPromise<void>(notProvided),
  },
  actions: {
    setUser: assign(({ event }) => (event.type === 'user.changed' ? { user: event.user } : {})),
    clearUser: assign({ user: null, socialProvider: null }),
    setNetworks: assign(({ event }) =>
      event.type === 'smartNetworks.changed' ? { smartAccountNetworks: event.networks } : {},
    ),
    setProvider: assign(({ event }) =>
      event.type === 'provider.set' ? { socialProvider: event.provider } : {},
    ),
    saveProvider: sendTo(
      'saveProvider',
      ({ context }): SaveProvider => ({ type: 'save', provider: context.socialProvider }),
    ),
    readCompletion: sendTo('readCompletions', (_, completed: CompletedRequest) => completed),
    emitCompletion: emit((_, completion: CompletionEvent) => completion),
    emitFound: emit({ type: 'user.found' as const }),
    emitEnded: emit({ type: 'login.ended' as const }),
    emitNotSignedOut: emit({ type: 'signOut.failed' as const }),
    emitFailed: emit((_, { code }: { code: FrameProblem }) => ({
      type: 'frame.failed' as const,
      code,
    })),
    emitRefused: emit((_, { requests }: { requests: readonly string[] }) => ({
      type: 'method.refused' as const,
      requests,
    })),
    emitRefusalShown: emit({ type: 'refusal.shown' as const }),
  },
})

/** The user of the embedded wallet, and what its frame reports. */
export const embeddedMachine = base.createMachine({
  id: 'embedded',
  description: 'The user of the embedded wallet, and what its frame reports.',
  options: { maxIterations: 100 },
  context: ({ input }) => ({ ...input, user: null, smartAccountNetworks: [] }),
  invoke: [
    { id: 'watchFrame', src: 'watchFrame' },
    { id: 'saveProvider', src: 'saveProvider' },
    { id: 'readCompletions', src: 'readCompletions' },
  ],
  type: 'parallel',
  states: {
    user: {
      description: 'Follows the user that the frame states.',
      on: {
        'user.changed': [
          { guard: 'isLoggedIn', actions: ['setUser', 'emitFound'] },
          { actions: ['clearUser', 'saveProvider'] },
        ],
        'login.ended': { actions: 'emitEnded' },
        'signOut.failed': { actions: 'emitNotSignedOut' },
        'smartNetworks.changed': { actions: 'setNetworks' },
        'provider.set': { actions: ['setProvider', 'saveProvider'] },
        'request.completed': {
          actions: { type: 'readCompletion', params: ({ event }) => event },
        },
        'completion.read': { actions: { type: 'emitCompletion', params: ({ event }) => event } },
        'transfer.found': { actions: { type: 'emitCompletion', params: ({ event }) => event } },
        'frame.failed': { actions: { type: 'emitFailed', params: ({ event }) => event } },
      },
    },
    refusals: {
      description: 'Methods that the page may not request.',
      initial: 'none',
      states: {
        none: {
          description: 'No method was refused in the last moment.',
          on: {
            'method.refused': {
              target: 'refused',
              actions: { type: 'emitRefused', params: ({ event }) => event },
            },
          },
        },
        refused: {
          description: 'The modal opens. A toast follows after 300 ms, once.',
          on: {
            'method.refused': { actions: { type: 'emitRefused', params: ({ event }) => event } },
          },
          after: { notAllowedDelay: { target: 'none', actions: 'emitRefusalShown' } },
        },
      },
    },
    frame: {
      description: 'The frame, which a login that was left may still use.',
      initial: 'idle',
      states: {
        idle: {
          description: 'The frame stays as it is.',
          on: { reset: { guard: 'hasNoUser', target: 'resetting' } },
        },
        resetting: {
          description: 'The visitor left a Farcaster login. The view closes first.',
          after: {
            farcasterReset: [{ guard: 'hasNoUser', target: 'reloading' }, { target: 'idle' }],
          },
        },
        reloading: {
          description: 'Loads the frame again, which ends the login in it.',
          invoke: { id: 'reloadFrame', src: 'reloadFrame', onDone: 'idle', onError: 'idle' },
        },
      },
    },
  },
} satisfies ConfigOf<typeof base>)
