import { timeouts } from '../../../domain/constants.ts'
import { kitErrors } from '../../../errors/areas/kit.ts'
import { KitError } from '../../../errors/kit-error.ts'
import type {
  LocateInput,
  SubmitInput,
  TrackInput,
  TransferContext,
  TransferInput,
  WatchWalletInput,
} from './transfer.types.ts'

type WithContext = { context: TransferContext }

export const initialContext = (input: TransferInput): TransferContext => ({
  ...input,
  replacement: null,
  problem: null,
  cause: null,
  visited: [],
  otherNetwork: null,
  searches: 0,
})

/** ms until the next search on other networks: each pause is twice as long as the previous one. */
export const searchPause = ({ context: { searches } }: WithContext): number =>
  Math.min(timeouts.searchMaxPause, timeouts.searchPause * 2 ** Math.min(searches, 10))

/** Input of `watchWallet`. */
export const watchWalletInput = ({
  context: { connectorId, network },
}: WithContext): WatchWalletInput => ({ namespace: network.chainNamespace, connectorId })

/** Input of `locate`. Throws `kit/unknown` without a hash. */
export const locateInput = ({ context }: WithContext): LocateInput => ({
  ...trackInput({ context }),
  connectorId: context.connectorId,
  visited: context.visited,
})

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
  if (hash === null) throw new KitError(kitErrors, 'kit/unknown')
  return { network, prepared, hash }
}
