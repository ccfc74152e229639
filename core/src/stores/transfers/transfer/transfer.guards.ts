import type { TransferEnd } from '../../../domain/transfer/transfer.ts'
import { isKitError } from '../../../errors/kit-error.ts'
import type { TransferContext, TransferEvent } from './transfer.types.ts'

type Args = { event: TransferEvent }

const endsAs =
  (end: TransferEnd) =>
  ({ event }: Args) =>
    event.type === 'ended' && event.end === end

/** Whether the wallet sent the transfer before its machine started. */
export const isSent = ({ context }: { context: TransferContext }) => context.hash !== null
/** Whether the visitor rejected the request in the wallet. */
export const isRejected = (_: unknown, { error }: { error: unknown }) =>
  isKitError(error, 'rpc/user-rejected')
export const isConfirmed = endsAs('confirmed')
export const isReverted = endsAs('reverted')
export const isReplaced = endsAs('replaced')
export const isDropped = endsAs('dropped')
