import { textOf } from '@latchkit/core'
import type { SendView } from '@latchkit/core/flows'
import { exactAmount, formatFiat, transferCosts } from '@latchkit/core/utils'
import { groupAddress } from './account.ts'
import type { App } from './app.types.ts'
import type { Screen } from './screen.ts'
import { warningTexts } from './texts.ts'

type ReviewingView = Extract<SendView, { step: 'reviewing' }>

/** Prints the review, which is parsed back from the payload (rule R13). */
export function printReview(screen: Screen, view: ReviewingView): void {
  const { review, name, network, value, fee, lookAlikes } = view
  const fiat = (dollars: string | null) => {
    const text = dollars === null ? null : formatFiat(dollars, 'en')
    return text === null ? '' : `, ${text}`
  }
  const receiver = groupAddress(review.to)
  const costs = transferCosts(review, 'en')
  screen.print('')
  screen.print('Review', 'title')
  screen.printRow('You send', `${exactAmount(review, 'en')}${fiat(value)}`)
  if (review.asset !== null) screen.printRow('Token', groupAddress(review.asset))
  screen.printRow('From', groupAddress(review.from))
  screen.printRow('To', name === null ? receiver : `${name}, ${receiver}`)
  screen.printRow('Network', network.name)
  screen.printRow('Network fee', `up to ${costs.fee.rounded}${fiat(fee)}`)
  if (costs.rent !== null) screen.printRow('Token account', costs.rent.rounded)
  screen.printRow('Total', `up to ${costs.total.rounded}`)
  for (const known of lookAlikes) screen.printRow('Known address', groupAddress(known))
}

/**
 * Accepts the next warning, or confirms the transfer if all are accepted. Prompts the user, unless
 * a flag accepts the warning. Resolves with false if the user declines or must not be prompted.
 */
export async function acceptReview(
  { screen, flags, signal }: App,
  view: ReviewingView,
): Promise<boolean> {
  if (view.problem !== null) screen.print(`${textOf(view.problem)}.`, 'bad')
  const nextWarning = view.warnings.find(({ accepted }) => !accepted)
  if (nextWarning !== undefined) {
    screen.print(warningTexts[nextWarning.warning], 'warning')
    const isAccepted =
      flags.accept.includes(nextWarning.warning) ||
      (!flags.unattended && (await screen.confirm('Continue?', signal)))
    if (isAccepted) view.accept(nextWarning.warning)
    return isAccepted
  }
  // A problem means that the last check failed: an unattended run must not confirm in a loop.
  if (flags.unattended && view.problem !== null) return false
  if (!flags.unattended && !(await screen.confirm('Send?', signal))) return false
  view.confirm?.()
  return true
}
