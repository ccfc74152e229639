import { assign, emit, enqueueActions, fromCallback, fromPromise, setup } from 'xstate'
import { effectiveFeatures, type FeatureSources } from '../../domain/config/effective-features.ts'
import type { RemoteEntry } from '../../domain/config/remote-features.ts'
import { timeouts } from '../../domain/constants.ts'
import { notProvided, notProvidedListener } from '../../errors/not-provided.ts'
import type { ConfigOf } from '../../protocol/flow.ts'
import { applyConfigChange } from './config.context.ts'
import {
  answerOf,
  heldWith,
  ignoredText,
  initialContext,
  nextFeatures,
  originRequest,
  withFeatures,
} from './config.features.ts'
import type {
  ConfigContext,
  ConfigEmitted,
  ConfigEvent,
  ConfigInput,
  LoadRequest,
  OriginAnswer,
  OriginProblem,
  OriginRequest,
} from './config.types.ts'

type Args = { context: ConfigContext }

/** Whether the configuration of the project counts: it requires a project id. */
const canLoad = ({ context }: Args) => context.config.projectId !== null && context.policy !== 'off'
/** Whether the modal is part of the page, so that it is shown without being opened. */
const isEmbedded = ({ context }: Args) => context.config.embedded
type Answer = { output: readonly RemoteEntry[] | null }

const base = setup({
  types: {} as {
    context: ConfigContext
    events: ConfigEvent
    emitted: ConfigEmitted
    input: ConfigInput
  },
  guards: {
    canLoad,
    isEmbedded,
    canLoadEmbedded: (args) => isEmbedded(args) && canLoad(args),
    hasHeld: ({ context }) => context.held !== null,
    hasNoAnswer: (_: unknown, { output }: Answer) => output === null,
    /** Whether e-mail or a social login is on, which need an allowed origin. */
    needsOrigin({ context: { config, held, ...sources } }) {
      const { email, socials } = effectiveFeatures({ ...sources, ...held, origin: 'accepted' })
      return config.projectId !== null && (email || (socials !== false && socials.length > 0))
    },
    isUndecided: (_: unknown, { output }: { output: OriginAnswer }) => output === 'undecided',
    isRefused: (_: unknown, { output }: { output: OriginAnswer }) =>
      output === 'config/origin-not-allowed',
    /** Whether the response has no list of origins, so that no origin can be compared. */
    hasNoList: (_: unknown, { output }: { output: OriginAnswer }) =>
      output === 'config/project-id-missing',
  },
  delays: { apiTimeout: timeouts.apiTimeout },
  actors: {
    loadFeatures: fromPromise<readonly RemoteEntry[] | null, LoadRequest>(notProvided),
    checkOrigin: fromPromise<OriginAnswer, OriginRequest>(notProvided),
    warnFailure: fromCallback<ConfigEvent>(notProvidedListener),
  },
  actions: {
    setConfig: assign(({ context: { config }, event }) =>
      event.type === 'set'
        ? {
            config: {
              ...applyConfigChange(config, event.change),
              remoteFeatures: config.remoteFeatures,
              nextFeatures: config.nextFeatures,
              projectAnswer: config.projectAnswer,
            },
          }
        : {},
    ),
    setPage: assign(({ event }) => (event.type === 'features.set' ? { page: event.features } : {})),
    setHeld: assign(({ context: { origin, held } }, { output }: Answer) => ({
      held: { origin: held?.origin ?? origin, remote: output },
    })),
    setOrigin: assign(({ context }, { origin }: { origin: FeatureSources['origin'] }) => ({
      held: heldWith(context, origin),
    })),
    applyHeld: assign(({ context }) => ({ ...context.held, held: null })),
    mergeFeatures: assign(({ context }) => ({ config: withFeatures(context) })),
    emitChanged: emit(({ context: { config } }) => ({
      type: 'features.changed' as const,
      features: config.remoteFeatures,
    })),
    setNext: assign(({ context }) => ({
      config: { ...context.config, nextFeatures: nextFeatures(context) },
    })),
    setRead: assign(({ context }) => ({
      config: { ...context.config, projectAnswer: answerOf(context) },
    })),
    setChecked: assign(({ context: { config } }) => ({
      config: { ...config, projectAnswer: 'checked' as const },
    })),
    emitNext: emit(({ context: { config } }) => ({
      type: 'features.read' as const,
      features: config.nextFeatures,
      answer: config.projectAnswer,
    })),
    /** Ends the wait of the logins that run, whether or not the answer is complete. */
    emitRead: emit(({ context: { config } }) => ({
      type: 'features.read' as const,
      features: config.nextFeatures,
      answer: 'checked' as const,
    })),
    emitIgnored: enqueueActions(({ context, enqueue }) => {
      const settings = ignoredText(context)
      if (settings !== '') enqueue.emit({ type: 'settings.ignored', settings })
    }),
    emitProblem: emit((_, { code }: { code: OriginProblem }) => ({
      type: 'origin.doubted' as const,
      code,
    })),
  },
})

/**
 * The options of the kit, and the features that page and project decide about. The configuration of
 * the project is read after the modal opened or a login started, and never changes the view that is
 * shown when it arrives (fault N4). A login asks for it (decision 48).
 */
export const configMachine = base.createMachine({
  id: 'config',
  description: 'The options of the kit, and the configuration of its project.',
  options: { maxIterations: 100 },
  context: ({ input }) => initialContext(input),
  on: {
    set: { actions: 'setConfig' },
    'features.set': {
      actions: ['setPage', 'mergeFeatures', 'emitChanged', 'emitIgnored', 'emitNext'],
    },
  },
  type: 'parallel',
  states: {
    project: {
      description: 'Reads the configuration of the project.',
      initial: 'idle',
      states: {
        idle: {
          description: 'The modal was not opened yet, and no login was started.',
          on: {
            load: [{ guard: 'canLoad', target: 'loading' }, { target: 'loaded' }],
            ask: [{ guard: 'canLoad', target: 'loading' }, { target: 'loaded' }],
            // An embedded modal is shown without being opened: the visitor has used it.
            apply: [
              { guard: 'canLoadEmbedded', target: 'loading' },
              { guard: 'isEmbedded', target: 'loaded' },
            ],
          },
        },
        loading: {
          description: 'The configuration is read.',
          invoke: {
            id: 'loadFeatures',
            src: 'loadFeatures',
            input: ({ context: { config }, event }) => ({
              projectId: config.projectId ?? '',
              isAwaited: event.type === 'ask',
            }),
            onDone: [
              {
                guard: { type: 'hasNoAnswer', params: ({ event }) => event },
                target: 'failed',
              },
              {
                target: 'loaded',
                actions: [
                  { type: 'setHeld', params: ({ event }) => event },
                  'setNext',
                  'emitIgnored',
                ],
              },
            ],
            onError: 'failed',
          },
          after: { apiTimeout: 'failed' },
        },
        loaded: {
          description: 'The configuration was read, or does not count. It is read once.',
          initial: 'routing',
          states: {
            routing: {
              description: 'Is a login on, which needs an allowed origin?',
              always: [{ guard: 'needsOrigin', target: 'checkingOrigin' }, { target: 'unneeded' }],
            },
            checkingOrigin: {
              description:
                'A login is on. Is the origin of the page allowed? A login that is off does not wait.',
              entry: ['setRead', 'emitNext'],
              invoke: {
                id: 'checkOrigin',
                src: 'checkOrigin',
                input: originRequest,
                onDone: [
                  {
                    guard: { type: 'isRefused', params: ({ event }) => event },
                    target: 'refused',
                    actions: [
                      { type: 'setOrigin', params: { origin: 'refused' } },
                      'setNext',
                      { type: 'emitProblem', params: { code: 'config/origin-not-allowed' } },
                    ],
                  },
                  {
                    guard: { type: 'hasNoList', params: ({ event }) => event },
                    target: 'undecided',
                    actions: { type: 'emitProblem', params: { code: 'config/project-id-missing' } },
                  },
                  {
                    guard: { type: 'isUndecided', params: ({ event }) => event },
                    target: 'undecided',
                  },
                  {
                    target: 'checked',
                    actions: [{ type: 'setOrigin', params: { origin: 'accepted' } }, 'setNext'],
                  },
                ],
                onError: 'undecided',
              },
              after: { apiTimeout: 'undecided' },
            },
            unneeded: {
              description: 'No login is on. The page may turn one on later.',
              entry: ['setChecked', 'emitRead'],
              always: { guard: 'needsOrigin', target: 'checkingOrigin' },
            },
            checked: {
              description: 'The project allows the origin.',
              entry: ['setChecked', 'emitRead'],
            },
            refused: {
              description:
                'The project refuses the origin. The next opening or login reads the list again.',
              entry: ['setRead', 'emitRead'],
              on: { load: 'checkingOrigin', ask: 'checkingOrigin' },
            },
            undecided: {
              description:
                'The list could not be read, or is empty. The next login reads it again.',
              entry: 'emitRead',
              on: { load: 'checkingOrigin', ask: 'checkingOrigin' },
            },
          },
        },
        failed: {
          description:
            'Reading failed: the last answer counts, else the settings of the page. The next opening or login reads it again.',
          invoke: { id: 'warnFailure', src: 'warnFailure' },
          on: { load: 'loading', ask: 'loading' },
          initial: 'routing',
          states: {
            routing: {
              description: 'Is a login on, which needs an allowed origin?',
              always: [{ guard: 'needsOrigin', target: 'checkingOrigin' }, { target: 'checked' }],
            },
            checkingOrigin: {
              description: 'A login is on. Is the origin of the page allowed?',
              invoke: {
                id: 'checkOrigin',
                src: 'checkOrigin',
                input: originRequest,
                onDone: [
                  {
                    guard: { type: 'isRefused', params: ({ event }) => event },
                    target: 'checked',
                    actions: [
                      { type: 'setOrigin', params: { origin: 'refused' } },
                      'setNext',
                      { type: 'emitProblem', params: { code: 'config/origin-not-allowed' } },
                    ],
                  },
                  {
                    guard: { type: 'hasNoList', params: ({ event }) => event },
                    target: 'checked',
                    actions: { type: 'emitProblem', params: { code: 'config/project-id-missing' } },
                  },
                  {
                    guard: { type: 'isUndecided', params: ({ event }) => event },
                    target: 'checked',
                  },
                  {
                    target: 'checked',
                    actions: [{ type: 'setOrigin', params: { origin: 'accepted' } }, 'setNext'],
                  },
                ],
                onError: 'checked',
              },
              after: { apiTimeout: 'checked' },
            },
            checked: {
              description: 'The origin was checked as far as possible.',
              entry: 'emitRead',
            },
          },
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
