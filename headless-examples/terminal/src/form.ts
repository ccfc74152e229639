import { textOf } from '@latchkit/core'
import type { SendView } from '@latchkit/core/flows'
import type { App, Outcome } from './app.types.ts'
import type { Screen } from './screen.ts'
import { doubtText, labelTexts } from './texts.ts'

/** The input of a transfer. `asset`: address of the token, null for the native token. */
export type Form = { asset: string | null; receiver: string; amount: string }
type FillingView = Extract<SendView, { step: 'filling' }>
type Doubtful = Extract<FillingView['receiver'], { status: 'doubtful' }>

/** Prompts for the fields that no flag sets. Resolves with null if the user quits. */
export async function promptForm(
  { screen, flags, signal }: App,
  tokens: readonly (string | null)[],
): Promise<Form | null> {
  screen.print('')
  screen.print('Send', 'title')
  const hasChoice = flags.asset === null && flags.to === null && tokens.length > 1
  const choice = hasChoice ? await promptAsset(screen, tokens, signal) : { asset: flags.asset }
  if (choice === null) return null
  const receiver = flags.to ?? (await screen.prompt('Recipient (address or name):', signal))
  if (receiver === null) return null
  const amount = flags.amount ?? (await screen.prompt('Amount:', signal))
  return amount === null ? null : { asset: choice.asset, receiver, amount }
}

/** Prompts until the answer is the number of a listed token. Null if the user quits. */
async function promptAsset(
  screen: Screen,
  tokens: readonly (string | null)[],
  signal: AbortSignal,
): Promise<{ asset: string | null } | null> {
  for (;;) {
    const number = await screen.prompt(`Token, 1 to ${tokens.length} (1):`, signal)
    if (number === null) return null
    const asset = tokens[Number(number || '1') - 1]
    if (asset !== undefined) return { asset }
  }
}

/**
 * Opens the review, or prompts again for the invalid field. Resolves with null while the flow
 * continues.
 */
export async function completeForm(app: App, view: FillingView): Promise<Outcome | null> {
  const { screen, flags, signal } = app
  const { label } = view
  const isLoading = label === 'resolving' || (label === 'token-missing' && view.loading)
  if (isLoading) return null
  if (view.receiver.status === 'doubtful') return confirmReceiver(app, view, view.receiver)
  if (view.problem !== null) {
    screen.print(`${textOf(view.problem)}.`, 'bad')
  } else if (view.preview !== null) {
    view.preview()
    return null
  } else if (label === 'preview') {
    return null
  }
  if (label !== 'preview') screen.print(labelTexts[label], 'bad')
  if (flags.unattended || label === 'token-missing') return 'failed'
  const isReceiver = label === 'address-invalid' || label === 'address-missing'
  const question = isReceiver ? 'Recipient (address or name):' : 'Amount:'
  const answer = await screen.prompt(question, signal)
  if (answer === null) return 'cancelled'
  if (isReceiver) view.pasteReceiver(answer)
  else view.setAmount(answer)
  return null
}

/** Prints the address of a name in doubt and asks whether to use it. */
async function confirmReceiver(
  { screen, flags, signal }: App,
  { acceptReceiver }: FillingView,
  { name, address, doubt }: Doubtful,
): Promise<Outcome | null> {
  screen.print(`${name}: ${address}`)
  screen.print(doubtText(doubt), 'warning')
  if (flags.unattended || acceptReceiver === null) return 'failed'
  if (!(await screen.confirm('Use this address?', signal))) return 'cancelled'
  acceptReceiver()
  return null
}
