import type { ErrorCode, Network } from '@latchkit/core'
import { exactAmount, isolateText, shortAddressNoBreak } from '@latchkit/core/utils'
import type { SendTexts } from '../views/send/texts/en.ts'
import { errorText } from './error-text.ts'
import { otherNetworkText } from './other-network-text.ts'

type Review = Parameters<typeof exactAmount>[0] & { to: string }

/**
 * A sentence about a transfer after its amount and receiver, because the visitor may look at another
 * transfer meanwhile (fault V2). `name`: the receiver's name, null if it has none.
 */
export const transferText = (
  texts: SendTexts,
  { review, name }: { review: Review; name: string | null },
  sentence: string,
): string =>
  texts.send.about(
    exactAmount(review, texts.language),
    isolateText(name) ?? shortAddressNoBreak(review.to),
    sentence,
  )

type Entry = { review: Review; caipNetworkId: string; otherNetwork: Network | null }

/**
 * The text of a toast about a transfer: amount, receiver, and what `code` says. `network`: that of
 * the transfer, undefined if it is not configured.
 */
export function transferToastText(
  texts: SendTexts,
  { review, caipNetworkId, otherNetwork }: Entry,
  code: ErrorCode,
  network: Pick<Network, 'name'> = { name: caipNetworkId },
): string {
  const { toast } = texts.send
  const amount = exactAmount(review, texts.language)
  const receiver = shortAddressNoBreak(review.to)
  if (code === 'send/started') return toast.sent(amount, receiver)
  if (code === 'send/confirmed') return toast.confirmed(amount, receiver)
  const isElsewhere = code === 'send/astray' || code === 'send/misdirected'
  const sentence =
    isElsewhere && otherNetwork !== null
      ? otherNetworkText(texts, otherNetwork, network)
      : errorText(texts, code)
  return transferText(texts, { review, name: null }, sentence)
}
