import { textOf } from '@latchkit/core'
import { type SendView, sendFlow } from '@latchkit/core/flows/send'
import { viewsOf } from '@latchkit/core/node'
import type { App, Outcome } from './app.types.ts'
import { followTransfer } from './follow-transfer.ts'
import { type Form, fixForm } from './form.ts'
import { isAgreed, showReview } from './review.ts'

type At<Step extends SendView['step']> = Extract<SendView, { step: Step }>

/** One transfer, from what was filled in to its end on the network. */
export async function send(app: App, form: Form): Promise<Outcome> {
  const { kit, screen } = app
  const running = await kit.run(sendFlow, { ...form, asset: form.asset ?? 'native' }, app.signal)
  const wait = screen.leavable('To leave', app.signal)
  const seen = { step: '', review: null as object | null }
  try {
    for await (const view of viewsOf(running, wait.signal)) {
      const isNews = view.step !== seen.step
      seen.step = view.step
      const outcome = await stepOf({ ...app, signal: wait.signal }, view, seen, isNews)
      if (outcome !== null) return outcome
    }
    const end = running.outcome()
    if (end.status === 'done' && end.output.type === 'sent')
      return await followTransfer({ ...app, signal: wait.signal }, end.output)
    if (end.status === 'failed') screen.say(`It failed: ${textOf('kit/unknown')}.`, 'bad')
    return left(app, seen.step)
  } finally {
    wait.over()
    running.stop()
  }
}

/** What is said and asked on one step. Null: it goes on. */
async function stepOf(
  app: App,
  view: SendView,
  seen: { review: object | null },
  isNews: boolean,
): Promise<Outcome | null> {
  const { screen, kit } = app
  if (view.step === 'filling') return fixForm(app, view)
  if (view.step === 'reviewing') {
    if (seen.review !== view.review) showReview(screen, view)
    seen.review = view.review
    return (await isAgreed(app, view)) ? null : left(app, view.step)
  }
  if (view.step === 'blocked') return again(app, 'This cannot be sent', view.problem, view.retry)
  if (view.step === 'refused')
    return again(app, 'Declined in the wallet. Nothing was sent', null, view.retry)
  if (view.step === 'failed') return again(app, 'It was not sent', view.problem, view.retry)
  if (view.step === 'stale') return again(app, 'Nothing was sent', view.problem, null)
  if (view.step === 'untold') return again(app, 'It may have been sent', view.problem, null)
  if (view.step === 'handed') {
    const wallet = kit.getWalletInfo()?.name ?? 'your wallet'
    if (isNews) screen.say(`Approve it in ${wallet}. Nothing here can take it back.`, 'title')
    if (view.silent)
      screen.say(
        `${wallet} did not answer yet. If you approve it there, it is still sent.`,
        'warning',
      )
  }
  if (view.step === 'preparing' && isNews) screen.say('Preparing the review …', 'faint')
  if (view.step === 'checking' && isNews) screen.say('Checking once more …', 'faint')
  return null
}

/** It did not go on: once more, where that is possible and somebody wants it. */
async function again(
  app: App,
  what: string,
  problem: At<'failed'>['problem'] | null,
  retry: (() => void) | null,
): Promise<Outcome | null> {
  const { screen, flags, signal } = app
  screen.say(problem === null ? `${what}.` : `${what}: ${textOf(problem)}.`, 'bad')
  if (retry === null || flags.isAlone) return 'failed'
  if (!(await screen.isYes('Try again?', signal))) return 'failed'
  retry()
  return null
}

function left({ screen }: App, step: string): Outcome {
  const isOut = step === 'handed' || step === 'sent'
  screen.say(
    isOut ? 'It may have been sent: the wallet has it.' : 'Nothing was sent.',
    isOut ? 'warning' : 'faint',
  )
  return isOut ? 'failed' : 'left'
}
