import { type ErrorCode, textOf } from '@latchkit/core'
import { type SendView, sendFlow } from '@latchkit/core/flows'
import { viewsOf } from '@latchkit/core/node'
import type { App, Outcome } from './app.types.ts'
import { completeForm, type Form } from './form.ts'
import { acceptReview, printReview } from './review.ts'
import { trackTransfer } from './track-transfer.ts'

/** The last printed step and review, so that neither is printed twice. */
type Printed = { step: string; review: object | null }

/** Sends one transfer: completes the form, prints the review and tracks the transaction. */
export async function send(app: App, form: Form): Promise<Outcome> {
  const { kit, screen } = app
  const running = await kit.run(sendFlow, { ...form, asset: form.asset ?? 'native' }, app.signal)
  const quit = screen.listenForQuit('to quit', app.signal)
  const cancellableApp: App = { ...app, signal: quit.signal }
  const printed: Printed = { step: '', review: null }
  try {
    for await (const view of viewsOf(running, quit.signal)) {
      const isNewStep = view.step !== printed.step
      printed.step = view.step
      const outcome = await handleView(cancellableApp, view, printed, isNewStep)
      if (outcome !== null) return outcome
    }
    const result = running.outcome()
    if (result.status === 'done' && result.output.type === 'sent') {
      return await trackTransfer(cancellableApp, result.output)
    }
    if (result.status === 'failed') screen.print(`${textOf('kit/unknown')}.`, 'bad')
    return printCancelled(app, printed.step)
  } finally {
    quit.stop()
    running.stop()
  }
}

/** Prints a step and prompts for a decision. Resolves with null while the flow continues. */
async function handleView(
  app: App,
  view: SendView,
  printed: Printed,
  isNewStep: boolean,
): Promise<Outcome | null> {
  const { screen, kit } = app
  switch (view.step) {
    case 'filling':
      return completeForm(app, view)
    case 'preparing':
      if (isNewStep) screen.print('Preparing the review…', 'faint')
      return null
    case 'reviewing': {
      if (printed.review !== view.review) printReview(screen, view)
      printed.review = view.review
      return (await acceptReview(app, view)) ? null : printCancelled(app, view.step)
    }
    case 'checking':
      if (isNewStep) screen.print('Checking again…', 'faint')
      return null
    case 'awaitingWallet': {
      const wallet = kit.wallet.get()?.name ?? 'your wallet'
      if (isNewStep) {
        screen.print(`Approve in ${wallet}. Once approved, it can't be undone.`, 'title')
      }
      if (view.unresponsive) {
        screen.print(
          `${wallet} hasn't answered yet. If you approve it there, it's still sent.`,
          'warning',
        )
      }
      return null
    }
    case 'blocked':
      return offerRetry(app, "This can't be sent", view.problem, view.retry)
    case 'unsupported':
      return offerRetry(app, "This can't be sent", view.problem, null)
    case 'rejected':
      return offerRetry(app, 'You declined the request. Nothing was sent', null, view.retry)
    case 'failed':
      return offerRetry(app, 'Not sent', view.problem, view.retry)
    case 'outdated':
      return offerRetry(app, 'Nothing was sent', view.problem, null)
    case 'outcomeUnknown':
      return offerRetry(app, 'It may have been sent', view.problem, null)
    case 'sent':
      view.done()
      return null
  }
}

/** Prints why the flow stopped. Retries if `retry` is not null and the user confirms. */
async function offerRetry(
  { screen, flags, signal }: App,
  text: string,
  problem: ErrorCode | null,
  retry: (() => void) | null,
): Promise<Outcome | null> {
  screen.print(problem === null ? `${text}.` : `${text}: ${textOf(problem)}.`, 'bad')
  if (retry === null || flags.unattended) return 'failed'
  if (!(await screen.confirm('Try again?', signal))) return 'failed'
  retry()
  return null
}

/** Prints whether the transfer may have been sent: quitting cannot recall a wallet request. */
function printCancelled({ screen }: App, step: string): Outcome {
  if (step === 'awaitingWallet' || step === 'sent') {
    screen.print('It may have been sent: the wallet has the request.', 'warning')
    return 'failed'
  }
  screen.print('Nothing was sent.', 'faint')
  return 'cancelled'
}
