import { formatUnits } from '../../domain/amount/amount.ts'
import { isStatusEvent, nextLocated } from '../../domain/transfer/transfer-status.ts'
import { sendErrors } from '../../errors/areas/send.ts'
import type { ErrorCode } from '../../errors/catalogue.ts'
import { causeOf } from '../../errors/error-cause.ts'
import { codeOf, KitError } from '../../errors/kit-error.ts'
import { actionsOf } from '../../machine/actions.ts'
import { feeReceiver, maxOf, switchUnit } from './send.amount.ts'
import { assetsOf, nativeOf } from './send.asset.ts'
import { labelOf } from './send.context.ts'
import { addressIn, toReceiver, warningsOf, withAccountWarning } from './send.receiver.ts'
import type {
  CheckedTransfer,
  FeeReserve,
  OnChainAsset,
  PreparedSend,
  ResolvedReceiver,
  SendAsset,
  SendContext,
  SendEmitted,
  SendEvent,
  SendOutdated,
} from './send.types.ts'

const { set, setFromParams, emitEvent } = actionsOf<SendContext, SendEvent, SendEmitted>()
const setProblem = (problem: ErrorCode) => set(() => ({ problem, cause: null }))
const textOf = (event: SendEvent) => ('text' in event ? event.text : '')

const emptyForm = {
  amount: '',
  unit: 'token',
  exactAmount: null,
  onChain: null,
  feeReserve: null,
  problem: null,
} as const
/** The token with the price of the list if it was selected before the list was read. */
const withPrice = (asset: SendAsset, assets: readonly SendAsset[]): SendAsset => ({
  ...asset,
  price: asset.price ?? assets.find(({ address }) => address === asset.address)?.price ?? null,
})
/** Selects a token. Clears the amount, which belongs to the previous token. */
export const setAsset = set(({ assets }, event) =>
  event.type === 'pick'
    ? {
        ...emptyForm,
        initialAsset: null,
        asset: assets.find(({ address }) => address === event.asset.address) ?? null,
      }
    : {},
)
export const setOnChain = setFromParams<OnChainAsset>(({ asset }, onChain) => ({
  onChain,
  asset:
    asset !== null && asset.decimals === onChain.decimals
      ? { ...asset, balance: onChain.balance }
      : asset,
}))
export const clearOnChain = set(() => ({ onChain: null }))
export const setFeeReserve = setFromParams<FeeReserve>((_, feeReserve) => ({ feeReserve }))
export const clearFeeReserve = set((context) => ({
  feeReserve: { to: feeReceiver(context), reserve: null },
}))
export const setAmount = set((_, event) => ({
  amount: textOf(event),
  exactAmount: null,
  problem: null,
}))
export const setOtherUnit = set((context) => switchUnit(context))
/** Changes nothing if no maximum is known. */
export const setMaxAmount = set((context) => {
  const { asset } = context
  const max = maxOf(context)
  return asset === null || max === null
    ? {}
    : {
        unit: 'token',
        exactAmount: null,
        problem: null,
        amount: formatUnits(max, asset.decimals),
      }
})
export const clearReceiver = set(() => ({ receiver: { status: 'empty', text: '' }, problem: null }))
export const setReceiverText = set((_, event) => ({
  receiver: { status: 'resolving', text: textOf(event).trim() },
  problem: null,
}))
export const setReceiver = setFromParams<ResolvedReceiver>(({ receiver }, resolved) => ({
  receiver: toReceiver(receiver.text, resolved),
}))
export const setReceiverError = setFromParams<{ error: unknown }>(
  ({ receiver: { text } }, { error }) => ({
    receiver: { status: 'invalid', text, problem: codeOf(error) },
  }),
)
/** Stores the new result of a name. The visitor has to review it again (fault I3). */
export const setNewReceiver = setFromParams<ResolvedReceiver>(({ receiver }, resolved) => ({
  receiver: toReceiver(receiver.text, resolved),
  problem:
    addressIn(receiver) === resolved.address ? 'send/receiver-unconfirmed' : 'send/name-changed',
}))
export const acceptReceiver = set(({ receiver }) =>
  receiver.status === 'doubtful'
    ? { receiver: { ...receiver, status: 'named' }, problem: null }
    : {},
)

export const setIncompleteError = setProblem('send/amount-or-receiver-missing')
export const setChangedError = setProblem('send/changed')
export const setTimedOutError = setProblem('kit/timed-out')
export const setUnsupportedError = setProblem('send/unsupported-chain')
const problems: { [Label in ReturnType<typeof labelOf>]: ErrorCode } = {
  preview: 'send/decimals-mismatch',
  'address-invalid': 'send/address-invalid',
  'address-missing': 'send/amount-or-receiver-missing',
  'address-unconfirmed': 'send/receiver-unconfirmed',
  'funds-insufficient': 'send/funds-insufficient',
  'amount-missing': 'send/amount-or-receiver-missing',
  'value-incorrect': 'send/amount-invalid',
  'token-missing': 'send/token-missing',
  'amount-invalid': 'send/amount-invalid',
  'amount-too-fine': 'send/amount-too-fine',
  resolving: 'send/amount-or-receiver-missing',
}
export const setFormError = set((context) => ({ problem: problems[labelOf(context)] }))
export const setError = setFromParams<{ error: unknown }>((_, { error }) => ({
  problem: codeOf(error),
  cause: causeOf(error),
}))
export const clearError = set(() => ({ problem: null, cause: null }))

export const setPrepared = setFromParams<PreparedSend>((context, result) => ({
  prepared: result.prepared,
  review: result.prepared?.review ?? null,
  accepted: [],
  problem: null,
  warnings: warningsOf(context, result),
}))
/**
 * Drops the reviewed payload, so that only a payload that is reviewed again can be submitted (rule
 * R13).
 */
export const clearReview = set(() => ({
  review: null,
  prepared: null,
  warnings: [],
  accepted: [],
  id: '',
}))
export const addAcceptedWarning = set(({ accepted }, event) =>
  event.type === 'accept' ? { accepted: [...accepted, event.warning] } : {},
)
/** Stores the payload for the wallet: the reviewed one, or its replacement with an equal review. */
export const setChecked = setFromParams<CheckedTransfer>(
  ({ prepared, review }, { id, replacement }) => ({
    id,
    problem: null,
    prepared: replacement ?? prepared,
    review: replacement?.review ?? review,
  }),
)
/** Shows the payload that costs more than the reviewed one. */
export const setRisen = setFromParams<CheckedTransfer>(({ warnings }, { replacement }) => ({
  prepared: replacement,
  review: replacement?.review ?? null,
  warnings: withAccountWarning(warnings, replacement),
  problem: 'send/fee-risen',
}))
export const setHash = set((_, event) =>
  event.type === 'transfer.sent' ? { hash: event.hash } : {},
)
export const setErrorCode = set((_, event) =>
  'code' in event ? { problem: event.code, cause: 'cause' in event ? event.cause : null } : {},
)
/** The status after an update of a sent transfer. */
export const setStatus = set((context, event) =>
  isStatusEvent(event) ? nextLocated(context, event) : {},
)
export const resetForm = set(({ assets }) => ({
  ...emptyForm,
  asset: nativeOf(assets),
  initialAsset: null,
  openTransfer: null,
  receiver: { status: 'empty', text: '' },
}))

const setOutdatedBy = (code: SendOutdated) => set(() => ({ outdated: code }))
export const setAccountChanged = setOutdatedBy('send/account-changed')
export const setNetworkChanged = setOutdatedBy('send/network-changed')
export const clearOutdated = set(() => ({ outdated: null }))
export const setOutdated = setFromParams<{ error: unknown }>((_, { error }) => ({
  outdated:
    codeOf(error) === 'send/account-changed' ? 'send/account-changed' : 'send/network-changed',
}))
export const setHoldings = set(({ asset, assets, initialAsset, network }, event) => {
  if (event.type !== 'holdings.settled') return {}
  const list = assetsOf(event, network, nativeOf(assets)?.iconUrl ?? network.imageUrl)
  const isInitial = ({ address }: SendAsset) =>
    address !== null && address.toLowerCase() === initialAsset?.toLowerCase()
  return {
    ...list,
    loading: false,
    asset: asset === null ? (list.assets.find(isInitial) ?? null) : withPrice(asset, list.assets),
  }
})

export const emitHoldingsRequested = emitEvent(({ namespace }) => ({
  type: 'holdings.requested',
  namespace,
}))
export const emitReviewReady = emitEvent(() => ({ type: 'review.ready' }))
export const emitReviewClosed = emitEvent(() => ({ type: 'review.closed' }))
export const emitOutdated = emitEvent(({ outdated }) => ({
  type: 'send.outdated',
  code: outdated ?? 'send/account-changed',
}))
export const emitSubmitRequested = emitEvent(({ id, connectorId, network, prepared }) => {
  if (prepared === null) throw new KitError(sendErrors, 'send/changed')
  return { type: 'submit.requested', id, connectorId, network, prepared }
})
export const emitDetached = emitEvent(({ id }) => ({ type: 'transfer.detached', id }))
