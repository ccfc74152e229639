import { printAccount } from './account.ts'
import type { App, Outcome } from './app.types.ts'
import { connect } from './connect.ts'
import type { Flags } from './flags.ts'
import { promptForm } from './form.ts'
import { readSandbox } from './read-sandbox.ts'
import type { Screen } from './screen.ts'
import { send } from './send.ts'
import { createTerminalKit } from './terminal-kit.ts'

/** How long to wait for the disconnect message to reach the wallet, in ms. */
const disconnectTimeout = 2_000

/** Connects a wallet, sends, and disconnects. Resolves with the exit code. */
export async function runTerminal(
  flags: Flags,
  screen: Screen,
  signal: AbortSignal,
): Promise<0 | 1> {
  const sandbox = await readSandbox(flags.sandbox, signal)
  const kit = createTerminalKit(sandbox, screen)
  const app: App = { kit, screen, flags, signal }
  try {
    const connected = await connect(app)
    const outcome = connected === 'done' ? await sendTransfers(app) : connected
    // Without this the wallet would keep a session with a program that has ended.
    await Promise.race([
      kit.disconnect(),
      new Promise((resolve) => setTimeout(resolve, disconnectTimeout).unref()),
    ]).catch(() => {})
    if (outcome === 'cancelled') return cancelledExitCode(flags)
    return outcome === 'done' ? 0 : 1
  } finally {
    kit.stop()
  }
}

/** Exit code after the user quits: a failure only if the flags request a transfer. */
export const cancelledExitCode = ({ to, amount }: Flags): 0 | 1 =>
  to === null && amount === null ? 0 : 1

/** Sends one transfer after the other until the user declines to send another. */
async function sendTransfers(initialApp: App): Promise<Outcome> {
  let app = initialApp
  for (;;) {
    const tokens = await printAccount(app)
    const form = await promptForm(app, tokens)
    if (form === null) return 'cancelled'
    const outcome = await send(app, form)
    if (app.flags.unattended || app.signal.aborted) return outcome
    if (!(await app.screen.confirm('Send another?', app.signal))) return outcome
    app = { ...app, flags: { ...app.flags, to: null, amount: null, asset: null } }
  }
}
