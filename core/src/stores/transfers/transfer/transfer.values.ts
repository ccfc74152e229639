import { KitError } from '../../../errors/kit-error.ts'
import type { FollowHash, TransferContext, TransferInput } from './transfer.types.ts'

/** What the wallet is asked. */
export const submitInput = ({
  context: { id, connectorId, network, prepared },
}: {
  context: TransferContext
}): TransferInput => ({
  id,
  connectorId,
  network,
  prepared,
})

/** What is followed; only what has a hash is. */
export function followInput({
  context: { network, prepared, hash },
}: {
  context: TransferContext
}): FollowHash {
  if (hash === null) throw new KitError('kit/unknown')
  return { network, prepared, hash }
}
