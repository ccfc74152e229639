import { parsePrice } from '../../domain/amount/fiat-amount.ts'
import { namespaceOf } from '../../domain/caip/caip.ts'
import { costsMore } from '../../domain/transfer/same-review.ts'
import { codeOf } from '../../errors/kit-error.ts'
import { amountOf, feeReceiver, isMismatched } from './send.amount.ts'
import { labelOf, matchesReview } from './send.context.ts'
import { addressIn, isUnaccepted, sendableNamespaces, shownReceiver } from './send.receiver.ts'
import type {
  CheckedTransfer,
  PreparedSend,
  ResolvedReceiver,
  SendContext,
  SendEvent,
} from './send.types.ts'

type Args = { context: SendContext; event: SendEvent }
type Failure = { error: unknown }

export const isUnsupported = ({ context: { namespace } }: Args) =>
  !sendableNamespaces.includes(namespace)
export const isUnresponsive = ({ context: { openTransfer } }: Args) =>
  openTransfer?.status === 'unresponsive'
export const hasLostTransfer = ({ context: { openTransfer } }: Args) =>
  openTransfer?.status === 'failed'
export const hasOpenTransfer = ({ context: { openTransfer } }: Args) => openTransfer !== null

export const isListed = ({ context: { assets }, event }: Args) =>
  event.type === 'pick' && assets.some(({ address }) => address === event.asset.address)
export const hasAsset = ({ context: { asset } }: Args) => asset !== null
export const hasPrice = ({ context: { asset } }: Args) => parsePrice(asset?.price ?? null) !== null
/** Whether the fee of sending the whole native balance to the current receiver is unknown. */
export const shouldEstimateFee = ({ context }: Args) => {
  const { asset, feeReserve } = context
  return asset !== null && asset.address === null && feeReserve?.to !== feeReceiver(context)
}
export const isBlank = ({ event }: Args) => 'text' in event && event.text.trim() === ''
export const isEmpty = ({ context: { receiver } }: Args) => receiver.status === 'empty'
export const isUnresolved = ({ context: { receiver } }: Args) => receiver.status === 'resolving'
/** Checked before the form, so that a missing amount or receiver is reported first. */
export const isMissingAmountOrReceiver = ({ context }: Args) =>
  amountOf(context) === 'empty' || context.receiver.status === 'empty'
export const isReady = ({ context }: Args) =>
  labelOf(context) === 'preview' && !isMismatched(context)

export const isDoubtful = ({ context: { receiver } }: Args) => receiver.status === 'doubtful'
/** Whether the command accepts the address that the form shows. */
export const isShownAddress = ({ context, event }: Args) =>
  event.type === 'receiver.accept' && event.address === addressIn(shownReceiver(context))
/**
 * Whether the name resolves to another address than before (fault I3), or to one that the visitor
 * has to accept first.
 */
export const isNewReceiver = (
  { context: { receiver } }: Args,
  { receiver: resolved }: { receiver: ResolvedReceiver },
) => isUnaccepted(receiver, resolved)
/** Whether the transfer has to be reviewed again, because it now costs more. */
export const needsReview = (
  { context: { review } }: Args,
  { replacement }: Pick<CheckedTransfer, 'replacement'>,
) => review !== null && replacement !== null && costsMore(review, replacement.review)
export const matchesRequest = ({ context }: Args, { prepared }: Pick<PreparedSend, 'prepared'>) =>
  prepared !== null && matchesReview(context, prepared.review)
export const canAccept = ({ context: { warnings, accepted }, event }: Args) =>
  event.type === 'accept' && warnings.includes(event.warning) && !accepted.includes(event.warning)
export const hasAcceptedWarnings = ({ context: { warnings, accepted } }: Args) =>
  warnings.every((warning) => accepted.includes(warning))

export const isUnsupportedError = (_: Args, { error }: Failure) =>
  codeOf(error) === 'send/unsupported-chain'
/**
 * Whether a request of the check failed or timed out, so that the payload can be confirmed again.
 */
export const isRetryable = (_: Args, { error }: Failure) =>
  codeOf(error).startsWith('endpoint/') || codeOf(error) === 'kit/timed-out'
export const isOutdatedError = (_: Args, { error }: Failure) =>
  ['send/account-changed', 'send/network-changed'].includes(codeOf(error))

export const isOwnTransfer = ({ context: { id }, event }: Args) => 'id' in event && event.id === id
/** Whether the wallet may have sent the transfer although its request failed. */
export const isOutcomeUnknown = (args: Args) =>
  isOwnTransfer(args) && 'code' in args.event && args.event.code === 'send/unfollowed'
export const isOutdated = ({ context: { outdated } }: Args) => outdated !== null
export const isOwnHoldings = ({ context: { namespace, outdated }, event }: Args) =>
  event.type === 'holdings.settled' && event.namespace === namespace && outdated === null
/**
 * Whether the event changes or disconnects the sending account. False once `outdated` is set, so
 * that the first reason is kept, and once the transfer was sent.
 */
export const isOtherAccount = ({
  context: { namespace, from, connectorId, outdated, hash },
  event,
}: Args) => {
  if (outdated !== null || hash !== '' || !('namespace' in event) || event.namespace !== namespace)
    return false
  if (event.type === 'account.changed') return event.address !== from
  return (
    event.type !== 'account.connected' ||
    event.address !== from ||
    event.connectorId !== connectorId
  )
}
/**
 * Whether the event changes or removes the network of the sending account, or the active one. False
 * in the same cases as `isOtherAccount`.
 */
export const isOtherNetwork = ({
  context: { namespace, follows, network, outdated, hash },
  event,
}: Args) => {
  if (outdated !== null || hash !== '') return false
  if ('namespace' in event && event.namespace !== namespace) return false
  if (event.type === 'networks.changed')
    return event.networks.every(({ caipNetworkId }) => caipNetworkId !== network.caipNetworkId)
  return (
    'caipNetworkId' in event &&
    event.caipNetworkId !== network.caipNetworkId &&
    (follows === 'active' || namespaceOf(event.caipNetworkId) === namespace)
  )
}
export const isPreview = ({ context, event }: Args) =>
  event.type === 'navigated.away' &&
  event.view === 'WalletSendPreview' &&
  context.problem !== 'send/unsupported-chain'
