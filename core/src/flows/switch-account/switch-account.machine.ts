import { assign, emit, fromPromise, setup } from 'xstate'
import type { Connection } from '../../domain/account/account.ts'
import { timeouts } from '../../domain/constants.ts'
import { codeOf } from '../../errors/kit-error.ts'
import { notProvided } from '../../errors/not-provided.ts'
import type { ConfigOf } from '../../protocol/flow.ts'
import * as guards from './switch-account.guards.ts'
import type * as T from './switch-account.types.ts'
import { askInput, outputOf, renewed, without } from './switch-account.values.ts'

const base = setup({
  types: {} as {
    context: T.SwitchAccountContext
    events: T.SwitchAccountEvent
    emitted: T.SwitchAccountEmitted
    input: T.SwitchAccountInput
    output: T.SwitchAccountOutput
    tags: 'person' | 'busy'
  },
  guards,
  delays: { walletPatience: timeouts.walletUnresponsive },
  actors: { requestAccounts: fromPromise<Connection, T.AskAccount>(notProvided) },
  actions: {
    keepPicked: assign(({ event }) => (event.type === 'pick' ? { picked: event.choice } : {})),
    forgetPicked: assign({ picked: null }),
    renew: assign(({ context, event }) => {
      if (event.type !== 'account.changed' && event.type !== 'account.connected') return {}
      const { connectorId, caipNetworkId } = {
        connectorId: '',
        caipNetworkId: null,
        ...context.held[event.namespace],
      }
      if (event.type === 'account.changed')
        return renewed(context, { connectorId, caipNetworkId }, event)
      return renewed(
        context,
        { connectorId: event.connectorId, caipNetworkId: event.caipNetworkId },
        event,
      )
    }),
    drop: assign(({ context, event }) =>
      event.type === 'account.lost' || event.type === 'account.disconnected'
        ? without(context, event.namespace)
        : {},
    ),
    keepMissing: assign({ problem: 'account/wallet-missing' }),
    keepProblem: assign((_, { error }: { error: unknown }) => ({ problem: codeOf(error) })),
    keepConnection: assign((_, { connection }: { connection: Connection }) => ({ connection })),
    tellWanted: emit(({ event }) => ({
      type: 'wallet.requested' as const,
      namespace: event.type === 'connect' ? event.namespace : '',
    })),
    tellFailed: emit(({ context }) => ({ type: 'switch.failed' as const, code: context.problem })),
  },
})

/** To another account, of any namespace: of the same wallet at once, of another wallet by connecting it. */
export const switchAccountMachine = base.createMachine({
  id: 'switchAccount',
  description: 'To another account.',
  options: { maxIterations: 100 },
  context: ({ input }) => ({ ...input, picked: null, problem: 'kit/unknown', connection: null }),
  output: ({ context }) => outputOf(context),
  initial: 'choosing',
  on: {
    'account.connected': { actions: 'renew' },
    'account.changed': { guard: 'isHeld', actions: 'renew' },
    'account.lost': { actions: 'drop' },
    'account.disconnected': { actions: 'drop' },
  },
  states: {
    choosing: {
      description: 'Which account?',
      on: {
        pick: [
          { guard: 'isActiveWallet', target: 'switched', actions: 'keepPicked' },
          { guard: 'hasWallet', target: 'connecting', actions: 'keepPicked' },
          { target: 'failed', actions: ['keepPicked', 'keepMissing', 'tellFailed'] },
        ],
        connect: { actions: 'tellWanted' },
      },
    },
    connecting: {
      description: 'The other wallet is asked; a person decides.',
      tags: ['person', 'busy'],
      invoke: {
        id: 'requestAccounts',
        src: 'requestAccounts',
        input: askInput,
        onDone: {
          target: 'switched',
          actions: {
            type: 'keepConnection',
            params: ({ event }) => ({ connection: event.output }),
          },
        },
        onError: {
          target: 'failed',
          actions: [{ type: 'keepProblem', params: ({ event }) => event }, 'tellFailed'],
        },
      },
      on: { cancel: { target: 'choosing', actions: 'forgetPicked' } },
      initial: 'waiting',
      states: {
        waiting: { description: 'It was asked just now.', after: { walletPatience: 'silent' } },
        silent: { description: 'Nothing was heard for a while; the request is still open.' },
      },
    },
    failed: {
      description: 'The wallet said no, could not, or is not here.',
      on: {
        retry: 'connecting',
        cancel: { target: 'choosing', actions: 'forgetPicked' },
      },
    },
    switched: { type: 'final', description: 'The other account is the active one.' },
  },
} satisfies ConfigOf<typeof base>)
