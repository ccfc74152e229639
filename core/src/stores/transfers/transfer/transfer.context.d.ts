import type { TrackInput, TransferContext, TransferInput } from './transfer.types.ts'
/** Input of `submit`. */
export declare const submitInput: ({
  context: { id, connectorId, network, prepared },
}: {
  context: TransferContext
}) => TransferInput
/**
 * Input of `track`. Throws `kit/unknown` without a hash; the machine tracks only after the hash is
 * set.
 */
export declare function trackInput({
  context: { network, prepared, hash },
}: {
  context: TransferContext
}): TrackInput
