import { assign, emit } from 'xstate'
import { codeOf } from '../../../errors/kit-error.ts'
import type { TransferContext, TransferEvent, TransferFact } from './transfer.types.ts'

const set = (change: (context: TransferContext, event: TransferEvent) => Partial<TransferContext>) =>
  assign<TransferContext, TransferEvent, undefined, TransferEvent, never>(({ context, event }) => change(context, event))
const tell = (fact: (context: TransferContext) => Telling) =>
  emit<TransferContext, TransferEvent, undefined, TransferEvent, TransferFact>(({ context }) => ({
    ...fact(context),
    id: context.id,
    namespace: context.network.chainNamespace,
  }))
type Telling = TransferFact extends infer Fact ? (Fact extends TransferFact ? Omit<Fact, 'id' | 'namespace'> : never) : never

export const keepHash = assign<TransferContext, TransferEvent, string, TransferEvent, never>((_, hash) => ({ hash }))
export const keepProblem = assign<TransferContext, TransferEvent, { error: unknown }, TransferEvent, never>((_, { error }) => ({
  problem: codeOf(error),
}))
/** Which one took its place; where nobody can say, its own stays. */
export const keepReplacement = set(({ hash }, event) => (event.type === 'replaced' ? { hash: event.hash ?? hash } : {}))
export const giveUp = set(() => ({ problem: 'send/unfollowed' }))

export const tellSilent = tell(() => ({ type: 'transfer.silent' }))
export const tellSent = tell(({ hash }) => ({ type: 'transfer.sent', hash: hash ?? '' }))
export const tellRefused = tell(({ problem }) => ({ type: 'transfer.refused', code: problem ?? 'rpc/user-rejected' }))
export const tellFailed = tell(({ problem }) => ({ type: 'transfer.failed', code: problem ?? 'send/failed' }))
export const tellSlow = tell(() => ({ type: 'transfer.slow' }))
export const tellAltered = tell(() => ({ type: 'transfer.altered' }))
export const tellConfirmed = tell(({ hash }) => ({ type: 'transfer.confirmed', hash }))
export const tellReverted = tell(({ hash }) => ({ type: 'transfer.reverted', hash }))
export const tellReplaced = tell(({ hash }) => ({ type: 'transfer.replaced', hash }))
export const tellDropped = tell(({ hash }) => ({ type: 'transfer.dropped', hash }))
