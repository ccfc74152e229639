import { limits } from '../../../domain/constants.ts'
import type { TransferEnd, TransferLocation } from '../../../domain/transfer/transfer.ts'
import { isKitError } from '../../../errors/kit-error.ts'
import type { TransferContext, TransferEvent } from './transfer.types.ts'

type Args = { event: TransferEvent }
type ContextArgs = Args & { context: TransferContext }
type Location = TransferLocation | null

const endsAs =
  (end: TransferEnd) =>
  ({ event }: Args) =>
    event.type === 'ended' && event.end === end

/** Whether the wallet sent the transfer before its machine started. */
export const isSent = ({ context }: { context: TransferContext }) => context.hash !== null
/**
 * Whether the wallet changed to a network that is not searched yet. The list is limited, because a
 * wallet may name any number of networks.
 */
export const isNewNetwork = ({ context: { network, visited }, event }: ContextArgs) =>
  event.type === 'chain.changed' &&
  event.caipNetworkId !== network.caipNetworkId &&
  !visited.includes(event.caipNetworkId) &&
  visited.length < limits.visitedNetworks
export const isAltered = (_: unknown, location: Location) => location?.result === 'altered'
export const isMisdirected = (_: unknown, location: Location) => location?.result === 'sent'
/**
 * Whether the transaction may be on a network that the page does not know. The first search does not
 * count: its own network may not know it yet.
 */
export const isAstray = ({ context }: ContextArgs, location: Location) =>
  location?.result === 'notConfigured' &&
  context.searches > 0 &&
  context.otherNetwork?.caipNetworkId !== location.network.caipNetworkId
/** Whether nothing hints at another network. A hint is announced, and withdrawn as `slow`. */
export const isOnItsNetwork = ({ context }: { context: TransferContext }) =>
  context.otherNetwork === null

/** Whether the visitor rejected the request in the wallet. */
export const isRejected = (_: unknown, { error }: { error: unknown }) =>
  isKitError(error, 'rpc/user-rejected')
export const isConfirmed = endsAs('confirmed')
export const isReverted = endsAs('reverted')
export const isReplaced = endsAs('replaced')
export const isDropped = endsAs('dropped')
