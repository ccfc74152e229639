import { and, assign, emit, enqueueActions, fromCallback, fromPromise, sendTo, setup } from 'xstate'
import type { TelemetryItem } from '../../clients/telemetry/telemetry.types.ts'
import { limits } from '../../domain/constants.ts'
import { isErrorSent, withErrorAt } from '../../domain/telemetry/error-limit.ts'
import type { ErrorCode } from '../../errors/catalogue.ts'
import { notProvided, notProvidedListener } from '../../errors/not-provided.ts'
import type { ConfigOf } from '../../protocol/flow.ts'
import type {
  TelemetryContext,
  TelemetryEmitted,
  TelemetryMachineEvent,
} from './telemetry.types.ts'

const base = setup({
  types: {} as {
    context: TelemetryContext
    events: TelemetryMachineEvent
    emitted: TelemetryEmitted
  },
  guards: {
    isEnabled: (_, { output }: { output: boolean }) => output,
    hasRoom: ({ context }) => context.waiting.length < limits.waitingTelemetry,
    canReport: ({ context, event }) =>
      event.type === 'report' && isErrorSent(context.errorTimes, event.report.timestamp),
  },
  actors: {
    checkEnabled: fromPromise<boolean>(notProvided),
    sendItems: fromCallback<TelemetryItem>(notProvidedListener),
  },
  actions: {
    addWaiting: assign(({ context, event }) =>
      event.type === 'track' || event.type === 'report'
        ? { waiting: [...context.waiting, event] }
        : {},
    ),
    addErrorTime: assign(({ context, event }) =>
      event.type === 'report'
        ? { errorTimes: withErrorAt(context.errorTimes, event.report.timestamp) }
        : {},
    ),
    sendItem: sendTo('sendItems', ({ event }) => event as TelemetryItem),
    sendWaiting: enqueueActions(({ context, enqueue }) => {
      for (const item of context.waiting) enqueue.sendTo('sendItems', item)
    }),
    clearWaiting: assign({ waiting: [] }),
    emitRefused: emit((_, { code }: { code: ErrorCode }) => ({
      type: 'telemetry.refused' as const,
      code,
    })),
  },
})

/** Sends events and errors to the telemetry service, if the project has analytics turned on. */
export const telemetryMachine = base.createMachine({
  id: 'telemetry',
  description: 'Sends events and errors to the telemetry service.',
  options: { maxIterations: 100 },
  context: { waiting: [], errorTimes: [] },
  initial: 'checking',
  states: {
    checking: {
      description: 'Reads whether the project has analytics turned on. Events wait.',
      invoke: {
        id: 'checkEnabled',
        src: 'checkEnabled',
        onDone: [
          { guard: { type: 'isEnabled', params: ({ event }) => event }, target: 'sending' },
          { target: 'disabled' },
        ],
        onError: 'disabled',
      },
      on: {
        track: { guard: 'hasRoom', actions: 'addWaiting' },
        report: {
          guard: and(['hasRoom', 'canReport']),
          actions: ['addErrorTime', 'addWaiting'],
        },
      },
    },
    sending: {
      description: 'Each event is sent. At most five errors are sent in 60 s.',
      invoke: { id: 'sendItems', src: 'sendItems' },
      entry: ['sendWaiting', 'clearWaiting'],
      on: {
        track: { actions: 'sendItem' },
        report: { guard: 'canReport', actions: ['addErrorTime', 'sendItem'] },
      },
      initial: 'accepted',
      states: {
        accepted: {
          description: 'The service accepted the last event, or received none yet.',
          on: {
            'send.refused': {
              target: 'refused',
              actions: { type: 'emitRefused', params: ({ event }) => event },
            },
          },
        },
        refused: {
          description: 'The service does not allow the origin of the page.',
          on: { 'send.accepted': 'accepted' },
        },
      },
    },
    disabled: {
      description: 'The project has analytics turned off, or its setting could not be read.',
      entry: 'clearWaiting',
    },
  },
} satisfies ConfigOf<typeof base>)
