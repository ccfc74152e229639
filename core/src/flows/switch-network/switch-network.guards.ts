import type { CaipNetworkId } from '../../domain/caip/caip.ts'
import { isKitError } from '../../errors/kit-error.ts'
import { shouldAddChain } from '../../errors/rpc-codes.ts'
import type { SwitchNetworkContext, SwitchNetworkEvent } from './switch-network.types.ts'

type Args = { context: SwitchNetworkContext }
type Failed = { error: unknown }

export const isUnconnected = ({ context }: Args) => context.connectorId === null
export const isThere = ({ context }: Args) =>
  context.walletNetworkId === context.network.caipNetworkId
/** The wallet says it is where it was asked to go (fault case K1). */
export const didSwitch = ({ context }: Args, { now }: { now: CaipNetworkId }) =>
  now === context.network.caipNetworkId
export const isRefused = (_: unknown, { error }: Failed) => isKitError(error, 'rpc/user-rejected')
/** Codes 4902, 32603 and 5000 and their kin; never after a refusal, and once only (decision 13). */
export const mayAdd = ({ context }: Args, { error }: Failed) =>
  !context.added && shouldAddChain(error)
/** The wallet that is to move is gone: a late answer of it moves nobody. */
export const isGone = ({ context, event }: Args & { event: SwitchNetworkEvent }) =>
  'namespace' in event && event.namespace === context.network.chainNamespace
