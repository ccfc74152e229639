import { formatUnits, parseUnits } from '../../domain/amount/amount.ts'
import { parsePrice } from '../../domain/amount/fiat-amount.ts'
import { timeouts } from '../../domain/constants.ts'
import { type SendLabel, sendLabel } from '../../domain/transfer/send-label.ts'
import type { TransferReview } from '../../domain/transfer/transfer.ts'
import { sendErrors } from '../../errors/areas/send.ts'
import { KitError } from '../../errors/kit-error.ts'
import { amountOf, feeReceiver, usdValueOf } from './send.amount.ts'
import { isSame, shownReceiver } from './send.receiver.ts'
import type {
  AssetRequest,
  CheckRequest,
  FeeReserveRequest,
  PrepareRequest,
  ReceiverRequest,
  ReviewedTransfer,
  SendAsset,
  SendContext,
  SendInput,
  SendOutput,
} from './send.types.ts'

type WithContext = { context: SendContext }
/** Timeout in ms for actors that make several requests. */
export const multiRequestTimeout = 2 * timeouts.apiTimeout

const receiverStates = {
  empty: 'empty',
  resolving: 'resolving',
  known: 'valid',
  named: 'valid',
  doubtful: 'unconfirmed',
  invalid: 'invalid',
} as const
export function labelOf(context: SendContext): SendLabel {
  const { asset } = context
  const amount = amountOf(context)
  return sendLabel({
    receiver: receiverStates[shownReceiver(context).status],
    hasToken: asset !== null,
    amount,
    balance: parseUnits(asset?.balance ?? ''),
    isWorthless: amount === 0n && parsePrice(asset?.price ?? null) !== null,
  })
}

/**
 * Context at the start. With an open transfer, its review is shown and its values fill the form, so
 * that it can be retried or edited if the wallet rejects it.
 */
export function initialContext({ receiver, ...input }: SendInput): SendContext {
  const { openTransfer } = input
  const initial: SendContext = {
    ...input,
    receiver:
      receiver.trim() === ''
        ? { status: 'empty', text: '' }
        : { status: 'resolving', text: receiver.trim() },
    unit: 'token',
    exactAmount: null,
    onChain: null,
    feeReserve: null,
    problem: null,
    cause: null,
    review: null,
    prepared: null,
    warnings: [],
    accepted: [],
    id: '',
    hash: '',
    status: 'sent',
    otherNetwork: null,
    outdated: null,
  }
  if (openTransfer === null) return initial
  const { review, id, status } = openTransfer
  const asset = assetOf(review, input.assets)
  const amount = formatUnits(BigInt(review.amount), review.decimals)
  const problem = status === 'failed' ? 'send/unfollowed' : null
  return {
    ...initial,
    problem,
    review,
    id,
    asset,
    amount,
    receiver: { status: 'known', text: review.to, address: review.to },
  }
}

const assetOf = (
  { asset, symbol, decimals }: TransferReview,
  assets: readonly SendAsset[],
): SendAsset =>
  assets.find(({ address }) => address === asset) ?? {
    address: asset,
    name: symbol,
    symbol,
    decimals,
    balance: null,
    price: null,
    iconUrl: null,
  }

export const assetInput = ({ context: { network, from, asset } }: WithContext): AssetRequest => ({
  network,
  from,
  address: asset?.address ?? null,
})
export const feeReserveInput = ({ context }: WithContext): FeeReserveRequest => {
  const { network, connectorId, from } = context
  return { network, connectorId, from, to: feeReceiver(context), asset: null }
}
export const receiverInput = ({
  context: { network, receiver },
}: WithContext): ReceiverRequest => ({
  network,
  text: receiver.text,
})

export function prepareInput({ context }: WithContext): PrepareRequest {
  const { network, connectorId, from, receiver, asset } = context
  const amount = amountOf(context)
  if (!('address' in receiver) || asset === null || typeof amount !== 'bigint')
    throw new KitError(sendErrors, 'send/amount-or-receiver-missing')
  if (receiver.status === 'doubtful') throw new KitError(sendErrors, 'send/receiver-unconfirmed')
  const request = {
    network,
    connectorId,
    from,
    to: receiver.address,
    asset: asset.address,
    amount: String(amount),
    decimals: asset.decimals,
  }
  return { request, name: receiver.status === 'named' ? receiver.name : null }
}
export function checkInput({ context }: WithContext): CheckRequest {
  const { prepared } = context
  if (prepared === null) throw new KitError(sendErrors, 'send/changed')
  return { ...prepareInput({ context }), prepared }
}

/** Whether the review of the payload matches the request exactly (rule R13). */
export function matchesReview(context: SendContext, review: TransferReview): boolean {
  const { network, from, to, asset, amount, decimals } = prepareInput({ context }).request
  const sameAsset =
    asset === null || review.asset === null
      ? asset === review.asset
      : isSame(asset, review.asset, network)
  const sameAddresses = isSame(from, review.from, network) && isSame(to, review.to, network)
  return (
    sameAsset &&
    sameAddresses &&
    review.caipNetworkId === network.caipNetworkId &&
    review.amount === amount &&
    review.decimals === decimals
  )
}

/** Adds display data to the review. */
export function reviewedOf({
  review,
  asset,
  receiver,
  network,
  assets,
}: SendContext): ReviewedTransfer {
  if (review === null || asset === null) throw new KitError(sendErrors, 'send/changed')
  const native = assets.find(({ address }) => address === null)
  return {
    // The chain has no symbol for a Solana mint: use the symbol of the token list.
    review: review.symbol === '' ? { ...review, symbol: asset.symbol } : review,
    asset,
    network,
    name: receiver.status === 'named' ? receiver.name : null,
    avatar: receiver.status === 'named' ? receiver.avatar : null,
    value: usdValueOf(review.amount, { decimals: review.decimals, price: asset.price }),
    fee:
      native === undefined
        ? null
        : usdValueOf(review.fee.amount, { decimals: review.fee.decimals, price: native.price }),
  }
}

export function outputOf({
  hash,
  id,
  network: { caipNetworkId },
  from,
  outdated,
}: SendContext): SendOutput {
  if (hash !== '') return { type: 'sent', id, hash, caipNetworkId, from }
  return { type: outdated === null ? 'cancelled' : 'restarted' }
}
