import { assign, emit } from 'xstate'
import type { Connection } from '../../../domain/account/account.ts'
import { hasInstallLink } from '../../../domain/wallet/install-link.ts'
import { plainWallet } from '../../../domain/wallet/parse-wallet.ts'
import { codeOf } from '../../../errors/kit-error.ts'
import type { ExternalContext, ExternalEmitted, ExternalEvent } from './external.types.ts'
import { namespaceOf } from './external.values.ts'

const set = (
  change: (context: ExternalContext, event: ExternalEvent) => Partial<ExternalContext>,
) =>
  assign<ExternalContext, ExternalEvent, undefined, ExternalEvent, never>(({ context, event }) =>
    change(context, event),
  )
const tell = (fact: (context: ExternalContext) => ExternalEmitted) =>
  emit<ExternalContext, ExternalEvent, undefined, ExternalEvent, ExternalEmitted>(({ context }) =>
    fact(context),
  )
const of = (context: ExternalContext) => namespaceOf(context) ?? ''

export const countAttempt = set(({ attempt }) => ({ attempt: attempt + 1 }))
export const forgetConnector = set(({ connector, known }) => ({
  connector: null,
  known: known ?? (connector && plainWallet(connector)),
}))
export const keepConnector = set((_, event) =>
  event.type === 'connector.found'
    ? { connector: event.connector, namespace: event.connector.chain }
    : {},
)
export const keepConnection = assign<
  ExternalContext,
  ExternalEvent,
  Connection,
  ExternalEvent,
  never
>((_, connection) => ({ connection }))
export const keepProblem = assign<
  ExternalContext,
  ExternalEvent,
  { error: unknown },
  ExternalEvent,
  never
>((_, { error }) => ({
  problem: codeOf(error),
}))
export const tellAsked = tell((context) => ({ type: 'wallet.requested', namespace: of(context) }))
export const tellRefused = tell((context) => ({
  type: 'connection.rejected',
  namespace: of(context),
}))
export const tellFailed = tell((context) => ({
  type: 'connection.failed',
  namespace: of(context),
  code: context.problem,
}))
export const tellDownload = tell(({ connectorId, known }) => ({
  type: 'download.requested',
  walletId: connectorId,
  wallet: known !== null && hasInstallLink(known) ? known : null,
}))
export const tellConnected = emit<
  ExternalContext,
  ExternalEvent,
  undefined,
  ExternalEvent,
  ExternalEmitted
>(({ context }) => ({
  type: 'wallet.connected',
  connection: context.connection as Connection,
}))
