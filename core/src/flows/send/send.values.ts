import { formatUnits, parseUnits } from '../../domain/amount/amount.ts'
import { parsePrice } from '../../domain/amount/fiat-amount.ts'
import { timeouts } from '../../domain/constants.ts'
import { type SendLabel, sendLabel } from '../../domain/transfer/send-label.ts'
import type { TransferReview } from '../../domain/transfer/transfer.ts'
import { KitError } from '../../errors/kit-error.ts'
import { amountOf, costsFor, worth } from './send.amounts.ts'
import { isSame, shownReceiver } from './send.receivers.ts'
import type {
  Check,
  Prepare,
  ReadAsset,
  ReadCosts,
  ResolveReceiver,
  Reviewed,
  SendAsset,
  SendContext,
  SendInput,
  SendOutput,
} from './send.types.ts'

type With = { context: SendContext }
/** ms for what takes several answers: building or checking a transfer, looking up a name. */
export const severalAnswers = 2 * timeouts.apiTimeout

const standing = {
  empty: 'empty',
  resolving: 'resolving',
  known: 'valid',
  named: 'valid',
  invalid: 'invalid',
} as const
export function labelOf(context: SendContext): SendLabel {
  const { asset } = context
  const amount = amountOf(context)
  return sendLabel({
    receiver: standing[shownReceiver(context).status],
    hasToken: asset !== null,
    amount,
    balance: parseUnits(asset?.balance ?? ''),
    isWorthless: amount === 0n && parsePrice(asset?.price ?? null) !== null,
  })
}

/** What the chart begins with. What a wallet still has is shown, and filled in for another try. */
export function beginning({ receiver, ...input }: SendInput): SendContext {
  const { open } = input
  const fresh: SendContext = {
    ...input,
    receiver:
      receiver.trim() === ''
        ? { status: 'empty', text: '' }
        : { status: 'resolving', text: receiver.trim() },
    ...{
      unit: 'token',
      exact: null,
      facts: null,
      costs: null,
      problem: null,
      review: null,
      prepared: null,
      warnings: [],
      accepted: [],
    },
    ...{ id: '', hash: '', moved: null },
  }
  if (open === null) return fresh
  const { review, id, status } = open
  const asset = assetOf(review, input.assets)
  const amount = formatUnits(BigInt(review.amount), review.decimals)
  const problem = status === 'failed' ? 'send/unfollowed' : null
  return {
    ...fresh,
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

export const assetInput = ({ context: { network, from, asset } }: With): ReadAsset => ({
  network,
  from,
  address: asset?.address ?? null,
})
export const costsInput = ({ context }: With): ReadCosts => {
  const { network, connectorId, from } = context
  return { network, connectorId, from, to: costsFor(context), asset: null }
}
export const receiverInput = ({ context: { network, receiver } }: With): ResolveReceiver => ({
  network,
  text: receiver.text,
})

export function prepareInput({ context }: With): Prepare {
  const { network, connectorId, from, receiver, asset } = context
  const amount = amountOf(context)
  if (!('address' in receiver) || asset === null || typeof amount !== 'bigint')
    throw new KitError('send/amount-or-receiver-missing')
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
export function checkInput({ context }: With): Check {
  const { prepared } = context
  if (prepared === null) throw new KitError('send/changed')
  return { ...prepareInput({ context }), prepared }
}

/** Whether what was built is what was asked for, to the last unit (rule R13). */
export function isAsked(context: SendContext, review: TransferReview): boolean {
  const { network, from, to, asset, amount, decimals } = prepareInput({ context }).request
  const sameAsset =
    asset === null || review.asset === null
      ? asset === review.asset
      : isSame(asset, review.asset, network)
  const sameEnds = isSame(from, review.from, network) && isSame(to, review.to, network)
  return (
    sameAsset &&
    sameEnds &&
    review.caipNetworkId === network.caipNetworkId &&
    review.amount === amount &&
    review.decimals === decimals
  )
}

/** What a review shows beside the payload's own words. */
export function reviewedOf({ review, asset, receiver, network, assets }: SendContext): Reviewed {
  if (review === null || asset === null) throw new KitError('send/changed')
  const native = assets.find(({ address }) => address === null)
  return {
    // a mint says no symbol: the list's stands in for it
    ...{
      review: review.symbol === '' ? { ...review, symbol: asset.symbol } : review,
      asset,
      network,
    },
    name: receiver.status === 'named' ? receiver.name : null,
    avatar: receiver.status === 'named' ? receiver.avatar : null,
    value: worth(review.amount, { decimals: review.decimals, price: asset.price }),
    fee:
      native === undefined
        ? null
        : worth(review.fee.amount, { decimals: review.fee.decimals, price: native.price }),
  }
}

export const outputOf = ({
  hash,
  id,
  network: { caipNetworkId },
  from,
}: SendContext): SendOutput =>
  hash === '' ? { type: 'renewed' } : { type: 'sent', id, hash, caipNetworkId, from }
