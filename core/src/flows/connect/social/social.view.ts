import type { SnapshotFrom } from 'xstate'
import type { socialMachine } from './social.machine.ts'
import type { SocialEvent, SocialView } from './social.types.ts'

/** Maps the state to a step and the commands that it allows. */
export function socialView(
  state: SnapshotFrom<typeof socialMachine>,
  send: (event: SocialEvent) => void,
): SocialView {
  const { provider, problem, connection, way } = state.context
  const retry = () => send({ type: 'retry' })
  const cancel = () => send({ type: 'cancel' })
  if (state.matches('asking')) {
    if (way === 'redirect') return { provider, step: 'redirecting', cancel }
    if (way === 'result') return { provider, step: 'connecting', cancel }
    return { provider, step: 'signingIn', popup: 'preparing', retry, cancel }
  }
  if (state.matches('signingIn')) {
    const popup = state.matches({ signingIn: 'waiting' }) ? 'consenting' : 'preparing'
    return { provider, step: 'signingIn', popup, retry, cancel }
  }
  if (state.matches('redirecting')) return { provider, step: 'redirecting', cancel }
  if (state.matches('connecting')) return { provider, step: 'connecting', cancel }
  if (state.matches('blocked')) return { provider, step: 'blocked', problem, retry, cancel }
  if (state.matches('failed')) return { provider, step: 'failed', problem, retry, cancel }
  if (state.matches('unavailable'))
    return { provider, step: 'failed', problem, retry: null, cancel }
  if (state.matches('connected') || state.matches('finished')) {
    return {
      provider,
      step: 'connected',
      address: connection?.address ?? '',
      skip: state.matches('connected') ? () => send({ type: 'skip' }) : null,
    }
  }
  return { provider, step: 'cancelled' }
}
