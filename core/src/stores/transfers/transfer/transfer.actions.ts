import { assign, emit, raise } from 'xstate'
import { codeOf } from '../../../errors/kit-error.ts'
import type { TransferContext, TransferEmitted, TransferEvent } from './transfer.types.ts'

const set = (
  change: (context: TransferContext, event: TransferEvent) => Partial<TransferContext>,
) =>
  assign<TransferContext, TransferEvent, undefined, TransferEvent, never>(({ context, event }) =>
    change(context, event),
  )
const tell = (fact: (context: TransferContext) => Telling) =>
  emit<TransferContext, TransferEvent, undefined, TransferEvent, TransferEmitted>(
    ({ context }) => ({
      ...fact(context),
      id: context.id,
      namespace: context.network.chainNamespace,
    }),
  )
const lastOf = ({ hash, replacement }: TransferContext) => replacement ?? hash
type Telling = TransferEmitted extends infer Fact
  ? Fact extends TransferEmitted
    ? Omit<Fact, 'id' | 'namespace'>
    : never
  : never

export const keepHash = assign<TransferContext, TransferEvent, string, TransferEvent, never>(
  (_, hash) => ({ hash }),
)
export const keepProblem = assign<
  TransferContext,
  TransferEvent,
  { error: unknown },
  TransferEvent,
  never
>((_, { error }) => ({
  problem: codeOf(error),
}))
export const keepReplacement = set((_, event) =>
  event.type === 'replaced' ? { replacement: event.hash } : {},
)
const say = (type: 'observed' | 'unobserved') =>
  raise<TransferContext, TransferEvent, TransferEvent, undefined, never, never>({ type })
export const answered = say('observed')
export const unanswered = say('unobserved')
export const giveUp = set(() => ({ problem: 'send/unfollowed' }))

export const tellSilent = tell(() => ({ type: 'transfer.unresponsive' }))
export const tellSent = tell(({ hash }) => ({ type: 'transfer.sent', hash: hash ?? '' }))
export const tellRefused = tell(({ problem }) => ({
  type: 'transfer.rejected',
  code: problem ?? 'rpc/user-rejected',
}))
export const tellFailed = tell(({ problem }) => ({
  type: 'transfer.failed',
  code: problem ?? 'send/failed',
}))
export const tellSlow = tell(() => ({ type: 'transfer.slow' }))
export const tellAltered = tell(() => ({ type: 'transfer.mismatched' }))
export const tellConfirmed = tell((context) => ({
  type: 'transfer.confirmed',
  hash: lastOf(context),
}))
export const tellReverted = tell((context) => ({
  type: 'transfer.reverted',
  hash: lastOf(context),
}))
export const tellReplaced = tell((context) => ({
  type: 'transfer.replaced',
  hash: lastOf(context),
}))
export const tellDropped = tell((context) => ({ type: 'transfer.dropped', hash: lastOf(context) }))
