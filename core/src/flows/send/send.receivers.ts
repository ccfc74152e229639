import { shortAddress } from '../../domain/account/display.ts'
import type { Network } from '../../domain/network/network.ts'
import { nativeTokenAddress } from '../../domain/token/asset-id.ts'
import type { Found, Prepared, SendContext, SendReceiver, SendWarning } from './send.types.ts'

/** Nobody's: what goes there is gone. */
const nowhere: Readonly<Record<string, string>> = {
  eip155: '0x0000000000000000000000000000000000000000',
  solana: '11111111111111111111111111111111',
}
/** Namespaces that money can be sent in (specification, sections 5 and 9). */
export const sendable: readonly string[] = Object.keys(nowhere)

/** Letters count only where they are part of the address. */
export const isSame = (a: string, b: string, { chainNamespace }: Network) =>
  chainNamespace === 'eip155' ? a.toLowerCase() === b.toLowerCase() : a === b
export const toReceiver = (text: string, { address, name, avatar }: Found): SendReceiver =>
  name === null
    ? { status: 'known', text, address }
    : { status: 'named', text, address, name, avatar }
export const addressIn = (receiver: SendReceiver): string | null =>
  'address' in receiver ? receiver.address : null

/** Zero addresses and tokens themselves: sending there loses it (fault case I1). */
export function isBlocked(
  address: string,
  { network, assets }: Pick<SendContext, 'network' | 'assets'>,
): boolean {
  const standIn = nativeTokenAddress(network).slice(`${network.caipNetworkId}:`.length)
  const lost = [nowhere[network.chainNamespace], standIn, ...assets.map((asset) => asset.address)]
  return lost.some((one) => typeof one === 'string' && isSame(one, address, network))
}
/** The receiver as it is shown: one that is blocked is not offered. */
export function shownReceiver(context: SendContext): SendReceiver {
  const { receiver } = context
  return 'address' in receiver && isBlocked(receiver.address, context)
    ? { status: 'invalid', text: receiver.text, problem: 'send/receiver-blocked' }
    : receiver
}

/** What has to be accepted one by one. */
export function warningsOf(
  context: SendContext,
  { prepared, isContract, isNamed, found }: Prepared,
): readonly SendWarning[] {
  const all: readonly [SendWarning, boolean][] = [
    ['self', isSame(found.address, context.from, context.network)],
    ['contract', isContract],
    ['look-alike', lookAlikes(found.address, context).length > 0],
    ['unverified-name', !isNamed],
    ['creates-account', (prepared?.review.accountRent ?? null) !== null],
  ]
  return all.flatMap(([warning, holds]) => (holds ? warning : []))
}
/** Known addresses that read the same where one is shortened, and are others (fault case I2). */
export const lookAlikes = (
  address: string,
  { familiar, network }: Pick<SendContext, 'familiar' | 'network'>,
): readonly string[] =>
  familiar.filter(
    (one) =>
      !isSame(one, address, network) && isSame(shortAddress(one), shortAddress(address), network),
  )
