import { safeGet } from '../../domain/unknown.ts'
import type { Clock } from '../../platform/platform.ts'
import type { Sdk } from './sdk.ts'
import { safeGetText } from './sdk-access.ts'

type Options = {
  clock: Clock
  signal: AbortSignal
  /** ms in which a wallet may still answer the code. */
  remaining: number
  report(error: unknown): void
  /** Opens another instance of the SDK, in the partition of this tab. */
  open(): Promise<Sdk>
  endSession(sdk: Sdk, session: unknown): Promise<void>
}

/**
 * Answers a wallet that approves a code of this tab while the tab uses the session of another tab:
 * ends the new session at the wallet (fault V34). Returns a function that stops this and resolves
 * when the instance is closed.
 */
export function endLateApproval(
  pairingTopic: string,
  { clock, signal, remaining, report, open, endSession }: Options,
): () => Promise<void> {
  const isOfCode = (session: unknown) => safeGetText(session, 'pairingTopic') === pairingTopic
  const opening = open()
  opening.then((sdk) => {
    const end = (session: unknown) => {
      if (isOfCode(session)) void endSession(sdk, session).finally(stop)
    }
    sdk.on('session', 'session_connect', (payload) => end(safeGet(payload, 'session')))
    for (const session of sdk.sessions()) end(session)
    if (!sdk.isConnected()) void sdk.restart()
  }, report)
  const stop = async (): Promise<void> => {
    clock.clearTimeout(timer)
    await opening.then((sdk) => sdk.close()).catch(report)
  }
  const timer = clock.setTimeout(() => void stop(), remaining)
  signal.addEventListener('abort', () => void stop(), { once: true })
  return stop
}
