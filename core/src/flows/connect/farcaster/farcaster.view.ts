import type { SnapshotFrom } from 'xstate'
import type { farcasterMachine } from './farcaster.machine.ts'
import type { FarcasterEvent, FarcasterView } from './farcaster.types.ts'

/** Maps the state to a step and the commands that it allows. */
export function farcasterView(
  state: SnapshotFrom<typeof farcasterMachine>,
  send: (event: FarcasterEvent) => void,
): FarcasterView {
  const { url, problem, connection } = state.context
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
