import type { Network } from '@latchkit/core'
import { isolateText } from '@latchkit/core/utils'
import type { SendTexts } from '../views/send/texts/en.ts'

/**
 * The sentence about a transfer that is, or may be, on another network than the reviewed one. A
 * network that the page does not know has no nodes, and is named by its chain id.
 */
export const otherNetworkText = (
  { send }: Pick<SendTexts, 'send'>,
  other: Network,
  reviewed: Pick<Network, 'name'>,
): string =>
  other.rpcUrls.default.length === 0
    ? send.astray(String(other.id))
    : send.misdirected(isolateText(other.name) ?? '', isolateText(reviewed.name) ?? '')
