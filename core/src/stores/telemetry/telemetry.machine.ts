import { assign, emit, enqueueActions, fromCallback, fromPromise, sendTo, setup } from 'xstate'
import { timeouts } from '../../domain/constants.ts'
import { isErrorSent, withErrorAt } from '../../domain/telemetry/error-limit.ts'
import type { ErrorReport, TelemetryItem } from '../../domain/telemetry/telemetry-event.ts'
import type { ErrorCode } from '../../errors/catalogue.ts'
import { notProvided, notProvidedListener } from '../../errors/not-provided.ts'
import type { ConfigOf } from '../../protocol/flow.ts'
import type {
  TelemetryContext,
  TelemetryEmitted,
  TelemetryInput,
  TelemetryMachineEvent,
} from './telemetry.types.ts'

type Args = { context: TelemetryContext }

const isEnabled = (_: unknown, { output }: { output: boolean }): boolean => output
const hasRoom = ({ context }: Args): boolean => context.waiting.length < context.limit
/** Whether fewer than five errors were sent in the 60 s before this one (fault N5). */
const canReport = ({ context }: Args, { report }: { report: ErrorReport }): boolean =>
  isErrorSent(context.errorTimes, report.timestamp)
const canKeepReport = (args: Args, params: { report: ErrorReport }): boolean =>
  hasRoom(args) && canReport(args, params)

const base = setup({
  types: {} as {
    context: TelemetryContext
    events: TelemetryMachineEvent
    emitted: TelemetryEmitted
    input: TelemetryInput
  },
  guards: { isEnabled, hasRoom, canReport, canKeepReport },
  delays: { apiTimeout: timeouts.apiTimeout },
  actors: {
    checkEnabled: fromPromise<boolean>(notProvided),
    sendItems: fromCallback<TelemetryItem>(notProvidedListener),
  },
  actions: {
    addWaiting: assign({
      waiting: ({ context }, item: TelemetryItem) => [...context.waiting, item],
    }),
    clearWaiting: assign({ waiting: [] }),
    addErrorTime: assign({
      errorTimes: ({ context }, time: number) => withErrorAt(context.errorTimes, time),
    }),
    sendItem: sendTo('sendItems', (_, item: TelemetryItem) => item),
    sendWaiting: enqueueActions(({ context, enqueue }) => {
      for (const item of context.waiting) enqueue.sendTo('sendItems', item)
    }),
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
  context: ({ input }) => ({ ...input, waiting: [], errorTimes: [] }),
  initial: 'checking',
  on: { stop: '.stopped' },
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
      after: { apiTimeout: 'disabled' },
      on: {
        track: {
          guard: 'hasRoom',
          actions: { type: 'addWaiting', params: ({ event }) => event },
        },
        report: {
          guard: { type: 'canKeepReport', params: ({ event }) => event },
          actions: [
            { type: 'addErrorTime', params: ({ event }) => event.report.timestamp },
            { type: 'addWaiting', params: ({ event }) => event },
          ],
        },
      },
    },
    sending: {
      description: 'Each event is sent. At most five errors are sent in 60 s.',
      invoke: { id: 'sendItems', src: 'sendItems' },
      entry: ['sendWaiting', 'clearWaiting'],
      on: {
        track: { actions: { type: 'sendItem', params: ({ event }) => event } },
        report: {
          guard: { type: 'canReport', params: ({ event }) => event },
          actions: [
            { type: 'addErrorTime', params: ({ event }) => event.report.timestamp },
            { type: 'sendItem', params: ({ event }) => event },
          ],
        },
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
    stopped: {
      description: 'The page turned analytics off. An event means that they are on again.',
      entry: 'clearWaiting',
      on: {
        track: {
          target: 'checking',
          actions: { type: 'addWaiting', params: ({ event }) => event },
        },
      },
    },
  },
} satisfies ConfigOf<typeof base>)
