import type { SnapshotFrom } from 'xstate'
import type { ErrorCode } from '../../../errors/catalogue.ts'
import type { loginMachine } from '../login/login.machine.ts'
import type { LoginEvent } from '../login/login.types.ts'

export type FarcasterView =
  /** The project is being asked whether it offers the login, or the URL is being requested. */
  | { step: 'requestingUrl'; cancel(): void }
  /** `url`: to show as QR code and as link to the Farcaster app. */
  | { step: 'waiting'; url: string; cancel(): void }
  | { step: 'connecting'; cancel(): void }
  /** `retry`: null if another attempt would fail too. */
  | { step: 'failed'; problem: ErrorCode; retry: (() => void) | null; cancel(): void }
  /** `skip` closes the modal at once. Null when it closes. */
  | { step: 'connected'; address: string; skip: (() => void) | null }
  /** The flow ended; no command is left. */
  | { step: 'cancelled' }

/** Maps the state to a step and the commands that it allows. */
export function farcasterView(
  state: SnapshotFrom<typeof loginMachine>,
  send: (event: LoginEvent) => void,
): FarcasterView {
  const { url, connection } = state.context
  const problem = state.context.problem ?? 'kit/unknown'
  const cancel = () => send({ type: 'cancel' })
  if (state.matches('asking') || state.matches('requestingUrl'))
    return { step: 'requestingUrl', cancel }
  if (state.matches('waiting')) return { step: 'waiting', url: url ?? '', cancel }
  if (state.matches('connecting')) return { step: 'connecting', cancel }
  if (state.matches('failed'))
    return { step: 'failed', problem, retry: () => send({ type: 'retry' }), cancel }
  if (state.matches('unavailable')) return { step: 'failed', problem, retry: null, cancel }
  if (state.matches('connected') || state.matches('finished')) {
    return {
      step: 'connected',
      address: connection?.address ?? '',
      skip: state.matches('connected') ? () => send({ type: 'skip' }) : null,
    }
  }
  return { step: 'cancelled' }
}
