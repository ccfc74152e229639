import { assign, emit, fromPromise, setup } from 'xstate'
import type { Connection } from '../../domain/account/account.ts'
import { embeddedAccountType, otherAccountType } from '../../domain/account/account-type.ts'
import type { CaipNetworkId } from '../../domain/caip/caip.ts'
import { timeouts } from '../../domain/constants.ts'
import { connectorErrors } from '../../errors/areas/connector.ts'
import type { ErrorCode } from '../../errors/catalogue.ts'
import { codeOf, KitError } from '../../errors/kit-error.ts'
import { notProvided } from '../../errors/not-provided.ts'
import type { ConfigOf } from '../../protocol/flow.ts'
import type * as T from './account-type.types.ts'
import type { AccountTypeContext, EmbeddedWallet, TypeRequest } from './account-type.types.ts'

/** The embedded wallet. Throws `connector/not-connected` if it is not connected. */
function walletOf({ wallet }: Pick<AccountTypeContext, 'wallet'>): EmbeddedWallet {
  if (wallet === null) throw new KitError(connectorErrors, 'connector/not-connected')
  return wallet
}

/** Input of `setAccountType`. */
function typeRequest({ context }: { context: AccountTypeContext }): TypeRequest {
  const { namespace, accountType } = walletOf(context)
  return { namespace, accountType: otherAccountType(accountType) }
}

type Namespaced = { event: { namespace: string } }

const base = setup({
  types: {} as {
    context: T.AccountTypeContext
    events: T.AccountTypeEvent
    emitted: T.AccountTypeEmitted
    input: T.AccountTypeInput
  },
  guards: {
    hasNoWallet: ({ context }) => context.wallet === null,
    /** A smart account can always be left, also on a network without smart accounts. */
    hasOtherType: ({ context: { wallet, smartAccountNetworks } }) =>
      wallet !== null &&
      (wallet.accountType === 'smartAccount' ||
        smartAccountNetworks.includes(wallet.caipNetworkId)),
    isOwnNamespace: ({ context }, { event }: Namespaced) =>
      context.wallet?.namespace === event.namespace,
  },
  delays: { requestTimeout: timeouts.frameTimeout + timeouts.frameRequestTimeout },
  actors: { setAccountType: fromPromise<Connection, T.TypeRequest>(notProvided) },
  actions: {
    setNetwork: assign(
      ({ context: { wallet } }, { caipNetworkId }: { caipNetworkId: CaipNetworkId }) => ({
        wallet: wallet && { ...wallet, caipNetworkId },
      }),
    ),
    setSwitched: assign(({ context }, { connection }: { connection: Connection }) => {
      const { caipNetworkId } = connection
      return {
        wallet: {
          ...walletOf(context),
          accountType: embeddedAccountType(connection),
          caipNetworkId,
        },
      }
    }),
    removeWallet: assign({ wallet: null }),
    setTimedOut: assign({ problem: 'embedded/request-timed-out' as const }),
    setError: assign((_, { error }: { error: unknown }): { problem: ErrorCode } => ({
      problem: codeOf(error),
    })),
    emitChanged: emit((_, { connection }: { connection: Connection }) => ({
      type: 'type.changed' as const,
      connection,
    })),
    emitFailed: emit(({ context }) => ({ type: 'change.failed' as const, code: context.problem })),
  },
})

/** Switches the embedded wallet between its two accounts: the key's own and the smart account. */
export const accountTypeMachine = base.createMachine({
  id: 'accountType',
  description: 'Switches the type of the account.',
  options: { maxIterations: 100 },
  context: ({ input }) => ({ ...input, problem: 'kit/unknown' }),
  initial: 'routing',
  on: {
    'account.lost': {
      guard: { type: 'isOwnNamespace', params: ({ event }) => ({ event }) },
      target: '.unavailable',
      actions: 'removeWallet',
    },
    'account.disconnected': {
      guard: { type: 'isOwnNamespace', params: ({ event }) => ({ event }) },
      target: '.unavailable',
      actions: 'removeWallet',
    },
    'chain.changed': {
      guard: { type: 'isOwnNamespace', params: ({ event }) => ({ event }) },
      target: '.routing',
      actions: { type: 'setNetwork', params: ({ event }) => event },
    },
  },
  states: {
    routing: {
      description: 'Is the account one of the embedded wallet? Does its network have both types?',
      always: [
        { guard: 'hasNoWallet', target: 'unavailable' },
        { guard: 'hasOtherType', target: 'ready' },
        { target: 'fixed' },
      ],
    },
    unavailable: { description: 'The active account is not one of the embedded wallet.' },
    fixed: { description: 'The network has no smart accounts.' },
    ready: { description: 'The visitor can switch.', on: { switch: 'switching' } },
    switching: {
      description: 'The frame switches to the other account.',
      invoke: {
        id: 'setAccountType',
        src: 'setAccountType',
        input: typeRequest,
        onDone: {
          target: 'routing',
          actions: [
            { type: 'setSwitched', params: ({ event }) => ({ connection: event.output }) },
            { type: 'emitChanged', params: ({ event }) => ({ connection: event.output }) },
          ],
        },
        onError: {
          target: 'failed',
          actions: [{ type: 'setError', params: ({ event }) => event }, 'emitFailed'],
        },
      },
      after: { requestTimeout: { target: 'failed', actions: ['setTimedOut', 'emitFailed'] } },
      on: { cancel: 'ready' },
    },
    failed: {
      description: 'The frame did not switch.',
      on: { retry: 'switching', cancel: 'ready' },
    },
  },
} satisfies ConfigOf<typeof base>)
