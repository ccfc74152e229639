import { KitError } from '../../../errors/kit-error.ts'
import type { SubmitInput, TrackInput, TransferContext } from './transfer.types.ts'

/** Input of `submit`. */
export const submitInput = ({
  context: { id, connectorId, network, prepared },
}: {
  context: TransferContext
}): SubmitInput => ({
  id,
  connectorId,
  network,
  prepared,
})

/**
 * Input of `track`. Throws `kit/unknown` without a hash; the machine tracks only after the hash is
 * set.
 */
export function trackInput({
  context: { network, prepared, hash },
}: {
  context: TransferContext
}): TrackInput {
  if (hash === null) throw new KitError('kit/unknown')
  return { network, prepared, hash }
}
