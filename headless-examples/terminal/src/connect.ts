import { textOf } from '@latchkit/core'
import { connectRemoteFlow, type RemoteView } from '@latchkit/core/flows'
import { viewsOf } from '@latchkit/core/node'
import type { App, Outcome } from './app.types.ts'
import { qrCodeRows } from './qr-code.ts'

type UriView = Extract<RemoteView, { step: 'showingUri' }>

/** Connects a remote wallet: prints the pairing URI and waits for the wallet's approval. */
export async function connect(app: App): Promise<Outcome> {
  const { kit, screen, flags } = app
  screen.print('Connect a wallet', 'title')
  const quit = screen.listenForQuit('to quit', app.signal)
  const running = await kit.run(connectRemoteFlow, null, app.signal)
  let uri = ''
  let step = ''
  try {
    for await (const view of viewsOf(running, quit.signal)) {
      const isNewStep = view.step !== step
      step = view.step
      if (view.step === 'requestingUri' && isNewStep) screen.print('Creating a code…', 'faint')
      if (view.step === 'showingUri') {
        if (view.renewReason === 'rejected' && flags.unattended) {
          screen.print(`${textOf('rpc/user-rejected')}.`, 'bad')
          return 'failed'
        }
        if (view.uri !== uri) printUri(app, view)
        uri = view.uri
      }
      if (view.step === 'finalizing' && isNewStep) {
        const wallet = view.name ?? 'the wallet'
        screen.print(`Approved in ${wallet}. Loading accounts…`, 'faint')
      }
      if (view.step === 'failed' || view.step === 'unreachable' || view.step === 'walletUnknown') {
        screen.print(`${textOf(view.problem)}.`, 'bad')
        if (flags.unattended || !(await screen.confirm('Try again?', app.signal))) return 'failed'
        view.retry()
      }
    }
    const outcome = running.outcome()
    const isConnected = outcome.status === 'done' && outcome.output.type === 'connected'
    return isConnected ? 'done' : 'cancelled'
  } finally {
    quit.stop()
    running.stop()
  }
}

function printUri({ screen }: App, { uri, renewReason, expiresAt }: UriView): void {
  if (renewReason === 'rejected')
    screen.print("The request was declined. Here's a new code.", 'warning')
  if (renewReason === 'invalid')
    screen.print("The wallet sent an invalid connection. Here's a new code.", 'warning')
  if (renewReason === 'expired') screen.print("The code expired. Here's a new one.", 'warning')
  screen.print('')
  const isDrawn = screen.draw(qrCodeRows(uri))
  if (isDrawn) {
    screen.print('')
    screen.print('Scan the code with your wallet, or paste this link into it:')
  } else {
    screen.print('This window is too narrow for a QR code. Paste this link into your wallet:')
  }
  screen.print(uri, 'title')
  if (expiresAt === null) {
    screen.print('Waiting for the wallet…', 'faint')
    return
  }
  const minutes = Math.max(1, Math.round((expiresAt - Date.now()) / 60_000))
  screen.print(`Waiting for the wallet… Code expires in ${minutes} min.`, 'faint')
}
