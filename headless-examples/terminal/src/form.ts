import { textOf } from '@latchkit/core'
import type { SendView } from '@latchkit/core/flows/send'
import type { App, Outcome } from './app.types.ts'
import type { Screen } from './screen.ts'
import { labels } from './words.ts'

/** What is to be sent. `asset`: plain address; null: the coin of the network. */
export type Form = { asset: string | null; receiver: string; amount: string }
type Filling = Extract<SendView, { step: 'filling' }>

/** Asks for what the flags did not say. Null: somebody wanted out. */
export async function askForm(
  { screen, flags, signal }: App,
  held: readonly (string | null)[],
): Promise<Form | null> {
  screen.say('')
  screen.say('Send', 'title')
  const hasChoice = flags.asset === null && flags.to === null && held.length > 1
  const asset = hasChoice ? await askAsset(screen, held, signal) : flags.asset
  if (asset === undefined) return null
  const receiver = flags.to ?? (await screen.ask('To whom? An address or a name:', signal))
  if (receiver === null) return null
  const amount = flags.amount ?? (await screen.ask('How much?', signal))
  return amount === null ? null : { asset, receiver, amount }
}

/** Asks until it is one of them. Undefined: somebody wanted out. */
async function askAsset(
  screen: Screen,
  held: readonly (string | null)[],
  signal: AbortSignal,
): Promise<string | null | undefined> {
  for (;;) {
    const number = await screen.ask(`Which one, 1 to ${held.length}? (1)`, signal)
    if (number === null) return undefined
    const asset = held[Number(number || '1') - 1]
    if (asset !== undefined) return asset
  }
}

/** On to the review, or what keeps it from there is asked anew. */
export async function fixForm(app: App, view: Filling): Promise<Outcome | null> {
  const { screen, flags, signal } = app
  const isWaiting = view.label === 'resolving' || (view.label === 'token-missing' && view.loading)
  if (isWaiting) return null
  if (view.problem !== null) screen.say(`${textOf(view.problem)}.`, 'bad')
  else if (view.preview !== null) {
    view.preview()
    return null
  } else if (view.label === 'preview') return null
  if (view.label !== 'preview' && view.label !== 'resolving') screen.say(labels[view.label], 'bad')
  if (flags.isAlone || view.label === 'token-missing') return 'failed'
  const isReceiver = view.label === 'address-invalid' || view.label === 'address-missing'
  const answer = await screen.ask(
    isReceiver ? 'To whom? An address or a name:' : 'How much?',
    signal,
  )
  if (answer === null) return 'left'
  if (isReceiver) view.pasteReceiver(answer)
  else view.setAmount(answer)
  return null
}
