import { assign, emit, enqueueActions, fromCallback, fromPromise, setup } from 'xstate'
import type { RemoteEntry } from '../../domain/config/remote-features.ts'
import { timeouts } from '../../domain/constants.ts'
import type { ErrorCode } from '../../errors/catalogue.ts'
import { notProvided, notProvidedListener } from '../../errors/not-provided.ts'
import type { ConfigOf } from '../../protocol/flow.ts'
import { applyConfigChange } from './config.context.ts'
import { ignoredText, initialContext, withFeatures } from './config.features.ts'
import * as guards from './config.guards.ts'
import type {
  ConfigContext,
  ConfigEmitted,
  ConfigEvent,
  ConfigInput,
  OriginProblem,
} from './config.types.ts'

type Answer = { output: readonly RemoteEntry[] | null }

const base = setup({
  types: {} as {
    context: ConfigContext
    events: ConfigEvent
    emitted: ConfigEmitted
    input: ConfigInput
  },
  guards,
  delays: { apiTimeout: timeouts.apiTimeout },
  actors: {
    loadFeatures: fromPromise<readonly RemoteEntry[] | null>(notProvided),
    checkOrigin: fromPromise<OriginProblem>(notProvided),
    warnFailure: fromCallback<ConfigEvent>(notProvidedListener),
  },
  actions: {
    setConfig: assign(({ context: { config }, event }) =>
      event.type === 'set'
        ? {
            config: {
              ...applyConfigChange(config, event.change),
              remoteFeatures: config.remoteFeatures,
            },
          }
        : {},
    ),
    setPage: assign(({ event }) => (event.type === 'features.set' ? { page: event.features } : {})),
    setHeld: assign((_, { output }: Answer) => ({ held: output })),
    applyHeld: assign(({ context }) => ({ remote: context.held, held: null })),
    mergeFeatures: assign(({ context }) => ({ config: withFeatures(context) })),
    emitChanged: emit(({ context: { config } }) => ({
      type: 'features.changed' as const,
      features: config.remoteFeatures,
    })),
    emitIgnored: enqueueActions(({ context, enqueue }) => {
      const settings = ignoredText(context)
      if (settings !== '') enqueue.emit({ type: 'settings.ignored', settings })
    }),
    emitRefused: emit((_, { output }: { output: OriginProblem }) => ({
      type: 'origin.refused' as const,
      code: (output ?? 'kit/unknown') satisfies ErrorCode,
    })),
  },
})

/**
 * The options of the kit, and the features that page and project decide about. The configuration of
 * the project is read after the modal opened, and never changes the view that is shown when it
 * arrives (fault N4).
 */
export const configMachine = base.createMachine({
  id: 'config',
  description: 'The options of the kit, and the configuration of its project.',
  options: { maxIterations: 100 },
  context: ({ input }) => initialContext(input),
  on: {
    set: { actions: 'setConfig' },
    'features.set': { actions: ['setPage', 'mergeFeatures', 'emitChanged', 'emitIgnored'] },
  },
  type: 'parallel',
  states: {
    project: {
      description: 'Reads the configuration of the project.',
      initial: 'idle',
      states: {
        idle: {
          description: 'The modal was not opened yet, or the configuration does not count.',
          on: {
            load: { guard: 'canLoad', target: 'loading' },
            // An embedded modal is shown without being opened: the visitor has used it.
            apply: { guard: 'canLoadEmbedded', target: 'loading' },
          },
        },
        loading: {
          description: 'The configuration is read.',
          invoke: {
            id: 'loadFeatures',
            src: 'loadFeatures',
            onDone: [
              {
                guard: { type: 'hasNoAnswer', params: ({ event }) => event },
                target: 'failed',
              },
              {
                guard: { type: 'needsOrigin', params: ({ event }) => event },
                target: 'checkingOrigin',
                actions: [{ type: 'setHeld', params: ({ event }) => event }, 'emitIgnored'],
              },
              {
                target: 'loaded',
                actions: [{ type: 'setHeld', params: ({ event }) => event }, 'emitIgnored'],
              },
            ],
            onError: 'failed',
          },
          after: { apiTimeout: 'failed' },
        },
        checkingOrigin: {
          description: 'E-mail or a social login is on. Is the origin of the page allowed?',
          invoke: {
            id: 'checkOrigin',
            src: 'checkOrigin',
            onDone: [
              {
                guard: { type: 'isRefused', params: ({ event }) => event },
                target: 'loaded',
                actions: { type: 'emitRefused', params: ({ event }) => event },
              },
              { target: 'loaded' },
            ],
            onError: 'loaded',
          },
          after: { apiTimeout: 'loaded' },
        },
        loaded: { description: 'The configuration was read. It is read once.' },
        failed: {
          description:
            'Reading failed: the settings of the page count. The next opening reads it again.',
          invoke: { id: 'warnFailure', src: 'warnFailure' },
          on: { load: 'loading' },
        },
      },
    },
    view: {
      description: 'Applies the configuration when that changes no view that is shown.',
      initial: 'routing',
      states: {
        routing: {
          description: 'Is the modal embedded in the page?',
          always: [{ guard: 'isEmbedded', target: 'shown' }, { target: 'hidden' }],
        },
        hidden: {
          description: 'The modal is closed. A configuration is applied at once.',
          always: {
            guard: 'hasHeld',
            actions: ['applyHeld', 'mergeFeatures', 'emitChanged'],
          },
          on: { load: 'shown' },
        },
        shown: {
          description: 'A view of the modal is shown.',
          on: { release: 'hidden' },
          initial: 'applied',
          states: {
            applied: {
              description: 'No other configuration arrived.',
              always: { guard: 'hasHeld', target: 'held' },
            },
            held: {
              description: 'A configuration arrived. It counts from the next view on.',
              on: {
                apply: {
                  target: 'applied',
                  actions: ['applyHeld', 'mergeFeatures', 'emitChanged'],
                },
              },
            },
          },
        },
      },
    },
  },
} satisfies ConfigOf<typeof base>)
