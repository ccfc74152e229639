import { textOf } from '@latchkit/core'
import type { SendView } from '@latchkit/core/flows/send'
import { exactAmount, fiatText, transferTotal } from '@latchkit/core/utils'
import { grouped } from './account.ts'
import type { App } from './app.types.ts'
import type { Screen } from './screen.ts'
import { warnings } from './words.ts'

type Reviewing = Extract<SendView, { step: 'reviewing' }>

/** Every line of what is about to leave, read back out of the payload itself. */
export function showReview(
  screen: Screen,
  { review, name, network, value, fee, lookAlikes }: Reviewing,
): void {
  const worth = (dollars: string | null) => {
    const text = dollars === null ? null : fiatText(dollars, 'en')
    return text === null ? '' : `, ${text}`
  }
  screen.say('')
  screen.say('Review', 'title')
  screen.row('You send', `${exactAmount(review, 'en')}${worth(value)}`)
  if (review.asset !== null) screen.row('Token', grouped(review.asset))
  screen.row('From', grouped(review.from))
  screen.row('To', name === null ? grouped(review.to) : `${name}, ${grouped(review.to)}`)
  screen.row('Network', network.name)
  screen.row('Network fee', `up to ${exactAmount(review.fee, 'en')}${worth(fee)}`)
  if (review.accountRent !== null)
    screen.row('Token account', exactAmount({ ...review.fee, amount: review.accountRent }, 'en'))
  for (const total of transferTotal(review))
    screen.row('In all', `up to ${exactAmount(total, 'en')}`)
  for (const known of lookAlikes) screen.row('You know', grouped(known))
}

/** Whether everything that has to be said yes to was; then it is on its way. */
export async function isAgreed({ screen, flags, signal }: App, view: Reviewing): Promise<boolean> {
  if (view.problem !== null) screen.say(`${textOf(view.problem)}.`, 'bad')
  const open = view.warnings.find(({ accepted }) => !accepted)
  if (open !== undefined) {
    screen.say(warnings[open.warning], 'warning')
    const isKnown = flags.accept.includes(open.warning)
    if (!isKnown && (flags.isAlone || !(await screen.isYes('Is that all right?', signal))))
      return false
    view.accept(open.warning)
    return true
  }
  // it was looked at once more already: nobody is asked for ever
  if (flags.isAlone && view.problem !== null) return false
  if (!flags.isAlone && !(await screen.isYes('Send?', signal))) return false
  view.confirm?.()
  return true
}
