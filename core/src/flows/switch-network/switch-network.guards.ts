import type { CaipNetworkId } from '../../domain/caip/caip.ts'
import { isKitError } from '../../errors/kit-error.ts'
import { shouldAddChain } from '../../errors/rpc-codes.ts'
import type { SwitchNetworkContext, SwitchNetworkEvent } from './switch-network.types.ts'

type Args = { context: SwitchNetworkContext }
type Failed = { error: unknown }

export const isDisconnected = ({ context }: Args) => context.connectorId === null
/** Whether the login of another namespace connects the network's namespace first. */
export const hasToConnect = ({ context }: Args) => context.request === 'connect'
/** Whether the visitor has to agree, because no wallet asks. */
export const hasToConfirm = ({ context }: Args) => context.request === 'confirm'
export const isOnNetwork = ({ context }: Args) =>
  context.walletNetworkId === context.network.caipNetworkId
/**
 * Whether the wallet reports the requested network. Some wallets resolve without switching (fault
 * K1).
 */
export const didSwitch = ({ context }: Args, { current }: { current: CaipNetworkId }) =>
  current === context.network.caipNetworkId
export const isRejected = (_: unknown, { error }: Failed) => isKitError(error, 'rpc/user-rejected')
/**
 * Whether the error means that the wallet does not know the network. False if the visitor rejected
 * the request, and if the network has already been added (decision 13).
 */
export const canAdd = ({ context }: Args, { error }: Failed) =>
  !context.added && shouldAddChain(error)
/** Whether the wallet reports the requested network for the first time. */
export const hasArrived = ({ context, event }: Args & { event: SwitchNetworkEvent }) =>
  event.type === 'chain.changed' &&
  event.caipNetworkId === context.network.caipNetworkId &&
  !isOnNetwork({ context })
/** Whether the event concerns the namespace of this switch. */
export const isOwnNamespace = ({ context, event }: Args & { event: SwitchNetworkEvent }) =>
  'namespace' in event && event.namespace === context.network.chainNamespace
