import { assign, emit, fromPromise, setup } from 'xstate'
import type { Connection } from '../../domain/account/account.ts'
import type { Namespace } from '../../domain/caip/namespace.ts'
import { timeouts } from '../../domain/constants.ts'
import { connectorById } from '../../domain/wallet/connector-by-id.ts'
import { codeOf } from '../../errors/kit-error.ts'
import { notProvided } from '../../errors/not-provided.ts'
import type { ConfigOf } from '../../protocol/flow.ts'
import { outputOf, requestInput, withAccounts, withoutNamespace } from './switch-account.context.ts'
import type * as T from './switch-account.types.ts'
import type { SwitchAccountContext, SwitchAccountEvent } from './switch-account.types.ts'

type Args = { context: SwitchAccountContext; event: SwitchAccountEvent }

/**
 * Whether the picked account belongs to the connected wallet of its namespace, so that only the
 * address has to change. False while the network of the wallet is unknown.
 */
export function isActiveWallet({ context: { connected }, event }: Args) {
  if (event.type !== 'pick') return false
  const wallet = connected[event.choice.namespace]
  return (
    wallet !== undefined &&
    wallet.connectorId === event.choice.connectorId &&
    wallet.caipNetworkId !== null
  )
}
/** Whether the wallet of the picked account is available. */
const hasWallet = ({ context, event }: Args) =>
  event.type === 'pick' &&
  connectorById(context.connectors, event.choice.connectorId, event.choice.namespace) !== null

const base = setup({
  types: {} as {
    context: T.SwitchAccountContext
    events: T.SwitchAccountEvent
    emitted: T.SwitchAccountEmitted
    input: T.SwitchAccountInput
    output: T.SwitchAccountOutput
  },
  guards: { isActiveWallet, hasWallet },
  delays: { walletUnresponsive: timeouts.walletUnresponsive },
  actors: { requestAccounts: fromPromise<Connection, T.AccountRequest>(notProvided) },
  actions: {
    setPicked: assign(({ event }) => (event.type === 'pick' ? { picked: event.choice } : {})),
    clearPicked: assign({ picked: null }),
    setAccounts: assign(({ context, event }) => {
      if (event.type === 'account.connected') return withAccounts(context, event, event)
      if (event.type !== 'account.changed') return {}
      const wallet = context.connected[event.namespace]
      return wallet === undefined ? {} : withAccounts(context, wallet, event)
    }),
    removeAccounts: assign(({ context, event }) =>
      event.type === 'account.lost' || event.type === 'account.disconnected'
        ? withoutNamespace(context, event.namespace)
        : {},
    ),
    setWalletMissing: assign({ problem: 'account/wallet-missing' }),
    setProblem: assign((_, { error }: { error: unknown }) => ({ problem: codeOf(error) })),
    setConnection: assign((_, { connection }: { connection: Connection }) => ({ connection })),
    emitWalletRequested: emit((_, { namespace }: { namespace: Namespace }) => ({
      type: 'wallet.requested' as const,
      namespace,
    })),
    emitFailed: emit(({ context }) => ({ type: 'switch.failed' as const, code: context.problem })),
  },
})

/**
 * Switches to another account of any namespace. An account of a connected wallet is selected at
 * once; any other wallet is connected first.
 */
export const switchAccountMachine = base.createMachine({
  id: 'switchAccount',
  description: 'Switches to another account.',
  options: { maxIterations: 100 },
  context: ({ input }) => ({ ...input, picked: null, problem: 'kit/unknown', connection: null }),
  output: ({ context }) => outputOf(context),
  initial: 'choosing',
  on: {
    'account.connected': { actions: 'setAccounts' },
    'account.changed': { actions: 'setAccounts' },
    'account.lost': { actions: 'removeAccounts' },
    'account.disconnected': { actions: 'removeAccounts' },
  },
  states: {
    choosing: {
      description: 'The visitor picks an account.',
      on: {
        pick: [
          { guard: 'isActiveWallet', target: 'switched', actions: 'setPicked' },
          { guard: 'hasWallet', target: 'connecting', actions: 'setPicked' },
          { target: 'failed', actions: ['setPicked', 'setWalletMissing', 'emitFailed'] },
        ],
        connect: { actions: { type: 'emitWalletRequested', params: ({ event }) => event } },
      },
    },
    connecting: {
      description: 'The wallet of the account has the request; the visitor may have to approve it.',
      invoke: {
        id: 'requestAccounts',
        src: 'requestAccounts',
        input: requestInput,
        onDone: {
          target: 'switched',
          actions: {
            type: 'setConnection',
            params: ({ event }) => ({ connection: event.output }),
          },
        },
        onError: {
          target: 'failed',
          actions: [{ type: 'setProblem', params: ({ event }) => event }, 'emitFailed'],
        },
      },
      on: {
        cancel: { target: 'choosing', actions: 'clearPicked' },
        retry: { target: 'connecting', reenter: true },
      },
      initial: 'waiting',
      states: {
        waiting: {
          description: 'The request was sent.',
          after: { walletUnresponsive: 'unresponsive' },
        },
        unresponsive: { description: 'No response for 15 s. The request stays open.' },
      },
    },
    failed: {
      description: 'The wallet rejected the request, failed or is not available.',
      on: {
        retry: 'connecting',
        cancel: { target: 'choosing', actions: 'clearPicked' },
      },
    },
    switched: { type: 'final', description: 'The picked account is active.' },
  },
} satisfies ConfigOf<typeof base>)
