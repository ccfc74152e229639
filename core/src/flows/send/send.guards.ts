import { parsePrice } from '../../domain/amount/fiat-amount.ts'
import { codeOf } from '../../errors/kit-error.ts'
import { amountOf, costsFor, isMismatched, maxOf } from './send.amounts.ts'
import { addressIn, sendable } from './send.receivers.ts'
import type { Found, Prepared, SendContext, SendEvent } from './send.types.ts'
import { isAsked as isWhatWasAsked, labelOf } from './send.values.ts'

type Args = { context: SendContext; event: SendEvent }
type Failure = { error: unknown }

export const isUnsupported = ({ context: { namespace } }: Args) => !sendable.includes(namespace)
export const isSilent = ({ context: { open } }: Args) => open?.status === 'silent'
export const isLost = ({ context: { open } }: Args) => open?.status === 'failed'
export const isOpen = ({ context: { open } }: Args) => open !== null

export const isListed = ({ context: { assets }, event }: Args) =>
  event.type === 'pick' && assets.some(({ address }) => address === event.asset.address)
export const hasAsset = ({ context: { asset } }: Args) => asset !== null
export const hasPrice = ({ context: { asset } }: Args) => parsePrice(asset?.price ?? null) !== null
export const hasMax = ({ context }: Args) => maxOf(context) !== null
/** The fee of sending all of the native token to whoever is meant now is not known. */
export const lacksCosts = ({ context }: Args) => {
  const { asset, costs } = context
  return asset !== null && asset.address === null && costs?.to !== costsFor(context)
}
export const isBlank = ({ event }: Args) => 'text' in event && event.text.trim() === ''
export const isEmpty = ({ context: { receiver } }: Args) => receiver.status === 'empty'
export const isUnresolved = ({ context: { receiver } }: Args) => receiver.status === 'resolving'
/** The specification asks for these two before it asks for a token. */
export const lacksAmountOrReceiver = ({ context }: Args) =>
  amountOf(context) === 'empty' || context.receiver.status === 'empty'
export const lacksToken = ({ context: { asset } }: Args) => asset === null
export const isReady = ({ context }: Args) =>
  labelOf(context) === 'preview' && !isMismatched(context)

/** The name leads elsewhere by now (fault case I3). */
export const isElsewhere = ({ context: { receiver } }: Args, { found }: { found: Found }) =>
  found.address !== addressIn(receiver)
export const isAsked = ({ context }: Args, { prepared }: Pick<Prepared, 'prepared'>) =>
  prepared !== null && isWhatWasAsked(context, prepared.review)
export const isToBeAccepted = ({ context: { warnings, accepted }, event }: Args) =>
  event.type === 'accept' && warnings.includes(event.warning) && !accepted.includes(event.warning)
export const isAccepted = ({ context: { warnings, accepted } }: Args) =>
  warnings.every((warning) => accepted.includes(warning))

export const cannotSend = (_: Args, { error }: Failure) =>
  codeOf(error) === 'send/unsupported-chain'
/** What was reviewed is still good: the answer only did not come. */
export const isPassing = (_: Args, { error }: Failure) =>
  codeOf(error).startsWith('endpoint/') || codeOf(error) === 'kit/timed-out'
export const isStaleError = (_: Args, { error }: Failure) =>
  ['send/account-changed', 'send/network-changed'].includes(codeOf(error))

export const isIts = ({ context: { id }, event }: Args) => 'id' in event && event.id === id
/** Its wallet may have sent it all the same. */
export const isUntold = (args: Args) =>
  isIts(args) && 'code' in args.event && args.event.code === 'send/unfollowed'
export const hasMoved = ({ context: { moved } }: Args) => moved !== null
export const isItsHoldings = ({ context: { namespace, moved }, event }: Args) =>
  event.type === 'holdings.settled' && event.namespace === namespace && moved === null
/** It is about this account, and not the same any more; what changed first is what is said. */
export const isOtherAccount = ({
  context: { namespace, from, connectorId, moved },
  event,
}: Args) => {
  if (moved !== null || !('namespace' in event) || event.namespace !== namespace) return false
  if (event.type === 'account.changed') return event.address !== from
  return (
    event.type !== 'account.connected' ||
    event.address !== from ||
    event.connectorId !== connectorId
  )
}
export const isOtherNetwork = ({ context: { namespace, network, moved }, event }: Args) => {
  if (moved !== null || ('namespace' in event && event.namespace !== namespace)) return false
  if (event.type === 'networks.changed')
    return event.networks.every(({ caipNetworkId }) => caipNetworkId !== network.caipNetworkId)
  return 'caipNetworkId' in event && event.caipNetworkId !== network.caipNetworkId
}
export const mayEdit = ({ context: { problem } }: Pick<Args, 'context'>) =>
  problem !== 'send/unsupported-chain'
export const isPreview = ({ context, event }: Args) =>
  event.type === 'navigated.away' && event.view === 'WalletSendPreview' && mayEdit({ context })
