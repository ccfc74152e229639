import { assign, emit } from 'xstate'
import type { Connection } from '../../../domain/account/account.ts'
import { plainWallet } from '../../../domain/wallet/parse-wallet.ts'
import { causeOf } from '../../../errors/error-cause.ts'
import { codeOf, KitError } from '../../../errors/kit-error.ts'
import { namespaceOf, walletName } from './external.context.ts'
import type { ExternalContext, ExternalEmitted, ExternalEvent } from './external.types.ts'

const set = (
  change: (context: ExternalContext, event: ExternalEvent) => Partial<ExternalContext>,
) =>
  assign<ExternalContext, ExternalEvent, undefined, ExternalEvent, never>(({ context, event }) =>
    change(context, event),
  )
const emitEvent = (create: (context: ExternalContext) => ExternalEmitted) =>
  emit<ExternalContext, ExternalEvent, undefined, ExternalEvent, ExternalEmitted>(({ context }) =>
    create(context),
  )
const namespaceOrEmpty = (context: ExternalContext) => namespaceOf(context) ?? ''

export const incrementAttempt = set(({ attempt }) => ({ attempt: attempt + 1 }))
export const clearConnector = set(({ connector, knownWallet }) => ({
  connector: null,
  knownWallet: knownWallet ?? (connector && plainWallet(connector)),
}))
export const setConnector = set((_, event) =>
  event.type === 'connector.found'
    ? { connector: event.connector, namespace: event.connector.chain }
    : {},
)
export const setConnection = assign<
  ExternalContext,
  ExternalEvent,
  Connection,
  ExternalEvent,
  never
>((_, connection) => ({ connection }))
export const setProblem = assign<
  ExternalContext,
  ExternalEvent,
  { error: unknown },
  ExternalEvent,
  never
>((_, { error }) => ({
  problem: codeOf(error),
  cause: causeOf(error),
}))
export const emitSelected = emitEvent((context) => ({
  type: 'wallet.selected',
  name: walletName(context),
  installed: context.connector !== null,
}))
export const emitRequested = emitEvent((context) => ({
  type: 'wallet.requested',
  namespace: namespaceOrEmpty(context),
}))
export const emitRejected = emitEvent((context) => ({
  type: 'connection.rejected',
  namespace: namespaceOrEmpty(context),
}))
export const emitFailed = emitEvent((context) => ({
  type: 'connection.failed',
  namespace: namespaceOrEmpty(context),
  code: context.problem,
}))
export const emitDownload = emitEvent(({ connectorId, knownWallet }) => ({
  type: 'download.requested',
  walletId: connectorId,
  wallet: knownWallet,
}))
export const emitConnected = emitEvent((context) => {
  const { connection, connectorId } = context
  if (connection === null) throw new KitError('connect/no-account-shared', { wallet: connectorId })
  return { type: 'wallet.connected', connection, name: walletName(context) }
})
