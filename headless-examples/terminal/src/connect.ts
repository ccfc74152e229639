import { textOf } from '@latchkit/core'
import { connectRemoteFlow, type RemoteView } from '@latchkit/core/flows/connect-remote'
import { viewsOf } from '@latchkit/core/node'
import type { App, Outcome } from './app.types.ts'
import { codeOf } from './code.ts'

type Shown = Extract<RemoteView, { step: 'shown' }>

/** From a code to a connected wallet. */
export async function connect(app: App): Promise<Outcome> {
  const { kit, screen, flags } = app
  screen.say('Connect a wallet', 'title')
  const wait = screen.leavable('To leave', app.signal)
  const running = await kit.run(connectRemoteFlow, null, app.signal)
  let uri = ''
  let step = ''
  try {
    for await (const view of viewsOf(running, wait.signal)) {
      const isNews = view.step !== step
      step = view.step
      if (view.step === 'wanting' && isNews) screen.say('Asking for a code …', 'faint')
      if (view.step === 'shown') {
        if (view.notice === 'refused' && flags.isAlone)
          return told(app, textOf('rpc/user-rejected'))
        if (view.uri !== uri) show(app, view)
        uri = view.uri
      }
      if (view.step === 'settling' && isNews)
        screen.say(`${view.name ?? 'The wallet'} said yes. Reading what it shares …`, 'faint')
      if (view.step === 'failed' || view.step === 'unreachable' || view.step === 'unknown') {
        told(app, textOf(view.problem))
        if (flags.isAlone || !(await screen.isYes('Try again?', app.signal))) return 'failed'
        view.retry()
      }
    }
    const outcome = running.outcome()
    return outcome.status === 'done' && outcome.output.type === 'connected' ? 'done' : 'left'
  } finally {
    wait.over()
    running.stop()
  }
}

function show({ screen }: App, { uri, notice, expiresAt }: Shown): void {
  if (notice === 'refused') screen.say('The wallet declined. Here is a new code.', 'warning')
  if (notice === 'expired') screen.say('The code expired. Here is a new one.', 'warning')
  screen.say('')
  const isDrawn = screen.draw(codeOf(uri))
  if (isDrawn) screen.say('')
  screen.say(
    isDrawn
      ? 'Scan it with your wallet, or paste this into it:'
      : 'This window is too narrow for a code. Paste this into your wallet:',
  )
  screen.say(uri, 'title')
  const minutes =
    expiresAt === null ? null : Math.max(1, Math.round((expiresAt - Date.now()) / 60_000))
  screen.say(
    minutes === null
      ? 'Waiting for the wallet …'
      : `Waiting for the wallet. The code is good for ${minutes} minutes.`,
    'faint',
  )
}

function told({ screen }: App, text: string): 'failed' {
  screen.say(`${text}.`, 'bad')
  return 'failed'
}
