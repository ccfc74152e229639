import { raise } from 'xstate'
import type { TransferLocation } from '../../../domain/transfer/transfer.ts'
import { causeOf } from '../../../errors/error-cause.ts'
import { codeOf } from '../../../errors/kit-error.ts'
import { actionsOf } from '../../../machine/actions.ts'
import type {
  RaisedEvent,
  TransferContext,
  TransferEmitted,
  TransferEvent,
} from './transfer.types.ts'

const {
  set,
  setFromParams,
  emitEvent: emitAny,
} = actionsOf<TransferContext, TransferEvent, TransferEmitted>()
const emitEvent = (createEvent: (context: TransferContext) => Payload) =>
  emitAny((context) => ({
    ...createEvent(context),
    id: context.id,
    namespace: context.network.chainNamespace,
  }))
const finalHashOf = ({ hash, replacement }: TransferContext) => replacement ?? hash
type Payload = TransferEmitted extends infer Event
  ? Event extends TransferEmitted
    ? Omit<Event, 'id' | 'namespace'>
    : never
  : never

export const setHash = setFromParams<string>((_, hash) => ({ hash }))
export const setProblem = setFromParams<{ error: unknown }>((_, { error }) => ({
  problem: codeOf(error),
  cause: causeOf(error),
}))
export const setReplacement = set((_, event) =>
  event.type === 'replaced' ? { replacement: event.hash } : {},
)
const raiseEvent = (type: RaisedEvent['type']) =>
  raise<TransferContext, TransferEvent, TransferEvent, undefined, never, never>({ type })
export const raiseObserved = raiseEvent('observed')
export const raiseUnobserved = raiseEvent('unobserved')
export const raiseBlockFound = raiseEvent('blockFound')
export const raiseBlockLost = raiseEvent('blockLost')
export const raiseOfferTooLow = raiseEvent('offerTooLow')
export const raiseOfferMet = raiseEvent('offerMet')
export const setOutcomeUnknown = set(() => ({ problem: 'send/unfollowed' }))

export const emitUnresponsive = emitEvent(() => ({ type: 'transfer.unresponsive' }))
export const emitSent = emitEvent(({ hash }) => ({ type: 'transfer.sent', hash: hash ?? '' }))
export const emitRejected = emitEvent(({ problem }) => ({
  type: 'transfer.rejected',
  code: problem ?? 'rpc/user-rejected',
}))
export const emitFailed = emitEvent(({ problem, cause }) => ({
  type: 'transfer.failed',
  code: problem ?? 'send/failed',
  cause,
}))
export const emitSlow = emitEvent(() => ({ type: 'transfer.slow' }))
export const emitUnderpriced = emitEvent(() => ({ type: 'transfer.underpriced' }))
export const emitMismatched = emitEvent(() => ({ type: 'transfer.mismatched' }))
export const addVisited = set(({ visited }, event) =>
  event.type === 'chain.changed' ? { visited: [...visited, event.caipNetworkId] } : {},
)
export const countSearch = set(({ searches }) => ({ searches: searches + 1 }))
export const setOtherNetwork = setFromParams<TransferLocation | null>((_, location) => ({
  otherNetwork: location?.network ?? null,
}))
export const emitAstray = emitEvent((context) => ({
  type: 'transfer.astray',
  network: context.otherNetwork ?? context.network,
}))
export const emitMisdirected = emitEvent((context) => ({
  type: 'transfer.misdirected',
  hash: context.hash,
  network: context.otherNetwork ?? context.network,
}))
export const emitIncluded = emitEvent(() => ({ type: 'transfer.included' }))
export const emitReorganized = emitEvent(() => ({ type: 'transfer.reorganized' }))
export const emitConfirmed = emitEvent((context) => ({
  type: 'transfer.confirmed',
  hash: finalHashOf(context),
}))
export const emitReverted = emitEvent((context) => ({
  type: 'transfer.reverted',
  hash: finalHashOf(context),
}))
export const emitReplaced = emitEvent((context) => ({
  type: 'transfer.replaced',
  hash: finalHashOf(context),
}))
export const emitDropped = emitEvent((context) => ({
  type: 'transfer.dropped',
  hash: finalHashOf(context),
}))
