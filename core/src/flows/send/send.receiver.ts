import type { Network } from '../../domain/network/network.ts'
import { shortAddress } from '../../domain/text/short-address.ts'
import { nativeTokenAddress } from '../../domain/token/asset-id.ts'
import type { PreparedTransfer } from '../../domain/transfer/transfer.ts'
import type {
  PreparedSend,
  ReceiverDoubt,
  ResolvedReceiver,
  SendContext,
  SendReceiver,
  SendWarning,
} from './send.types.ts'

/** Zero addresses. Funds sent to them are lost. */
const zeroAddresses: Readonly<Record<string, string>> = {
  eip155: '0x0000000000000000000000000000000000000000',
  solana: '11111111111111111111111111111111',
}
/** Namespaces that support transfers. */
export const sendableNamespaces: readonly string[] = Object.keys(zeroAddresses)

/** Compares two addresses; case-insensitive on eip155. */
export const isSame = (a: string, b: string, { chainNamespace }: Network) =>
  chainNamespace === 'eip155' ? a.toLowerCase() === b.toLowerCase() : a === b
export const toReceiver = (
  text: string,
  { address, name, avatar, doubt }: ResolvedReceiver,
): SendReceiver => {
  if (name === null) return { status: 'known', text, address }
  return doubt === null
    ? { status: 'named', text, address, name, avatar, doubt }
    : { status: 'doubtful', text, address, name, avatar, doubt }
}
/** Whether the visitor has not accepted this address, or not for this reason (decision 50). */
export const isUnaccepted = (receiver: SendReceiver, { address, doubt }: ResolvedReceiver) =>
  address !== addressIn(receiver) ||
  (doubt !== null && !(receiver.status === 'named' && isSameDoubt(receiver.doubt, doubt)))
const isSameDoubt = (accepted: ReceiverDoubt | null, { reason, network }: ReceiverDoubt) =>
  accepted !== null && accepted.reason === reason && accepted.network === network
export const addressIn = (receiver: SendReceiver): string | null =>
  'address' in receiver ? receiver.address : null

/**
 * Whether a transfer to the address would be lost: a zero address, the placeholder address of the
 * native token, or a listed token contract (fault I1).
 */
export function isBlocked(
  address: string,
  { network, assets }: Pick<SendContext, 'network' | 'assets'>,
): boolean {
  const nativePlaceholder = nativeTokenAddress(network).slice(`${network.caipNetworkId}:`.length)
  const blocked = [
    zeroAddresses[network.chainNamespace],
    nativePlaceholder,
    ...assets.map((asset) => asset.address),
  ]
  return blocked.some((entry) => typeof entry === 'string' && isSame(entry, address, network))
}
/** The receiver for display: a blocked address is shown as invalid. */
export function shownReceiver(context: SendContext): SendReceiver {
  const { receiver } = context
  return 'address' in receiver && isBlocked(receiver.address, context)
    ? { status: 'invalid', text: receiver.text, problem: 'send/receiver-blocked' }
    : receiver
}

/** Warnings that the visitor has to accept one by one. */
export function warningsOf(
  context: SendContext,
  { prepared, isContract, isNamed, receiver }: PreparedSend,
): readonly SendWarning[] {
  const all: readonly [SendWarning, boolean][] = [
    ['self', isSame(receiver.address, context.from, context.network)],
    ['contract', isContract],
    ['look-alike', lookAlikes(receiver.address, context).length > 0],
    ['unverified-name', !isNamed],
  ]
  return withAccountWarning(
    all.flatMap(([warning, applies]) => (applies ? warning : [])),
    prepared,
  )
}
/** The warnings for a payload that may create the receiver's account, or no longer does. */
export const withAccountWarning = (
  warnings: readonly SendWarning[],
  prepared: PreparedTransfer | null,
): readonly SendWarning[] => [
  ...warnings.filter((warning) => warning !== 'creates-account'),
  ...(prepared !== null && prepared.review.accountRent !== null
    ? (['creates-account'] as const)
    : []),
]
/** Known addresses that differ from `address` but look the same when shortened (fault I2). */
export const lookAlikes = (
  address: string,
  { knownAddresses, network }: Pick<SendContext, 'knownAddresses' | 'network'>,
): readonly string[] =>
  knownAddresses.filter(
    (known) =>
      !isSame(known, address, network) &&
      isSame(shortAddress(known), shortAddress(address), network),
  )
