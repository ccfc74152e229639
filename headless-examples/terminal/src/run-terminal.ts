import { showAccount } from './account.ts'
import type { App, Outcome } from './app.types.ts'
import { connect } from './connect.ts'
import type { Flags } from './flags.ts'
import { askForm } from './form.ts'
import { makeKit } from './make-kit.ts'
import { readSandbox } from './read-sandbox.ts'
import type { Screen } from './screen.ts'
import { send } from './send.ts'

/** Everything, from a sandbox that runs to a wallet that is let go of again. Resolves with the exit code. */
export async function runTerminal(
  flags: Flags,
  screen: Screen,
  signal: AbortSignal,
): Promise<0 | 1> {
  const sandbox = await readSandbox(flags.sandbox, signal)
  const kit = makeKit(sandbox, screen)
  const app: App = { kit, screen, flags, signal }
  try {
    const connected = await connect(app)
    const outcome = connected === 'done' ? await sendSome(app) : connected
    // nobody is left waiting for a program that is gone
    await Promise.race([
      kit.disconnect(),
      new Promise((resolve) => setTimeout(resolve, 2_000).unref()),
    ]).catch(() => {})
    return outcome === 'left' ? codeOfLeaving(flags) : outcome === 'done' ? 0 : 1
  } finally {
    kit.stop()
  }
}

/** Nothing is missing where nothing was asked for. */
export const codeOfLeaving = ({ to, amount }: Flags): 0 | 1 =>
  to === null && amount === null ? 0 : 1

/** One transfer after the other, until nobody wants another. */
async function sendSome(first: App): Promise<Outcome> {
  let app = first
  for (;;) {
    const held = await showAccount(app)
    const form = await askForm(app, held)
    if (form === null) return 'left'
    const outcome = await send(app, form)
    if (app.flags.isAlone || app.signal.aborted) return outcome
    if (!(await app.screen.isYes('Send something else?', app.signal))) return outcome
    app = { ...app, flags: { ...app.flags, to: null, amount: null, asset: null } }
  }
}
