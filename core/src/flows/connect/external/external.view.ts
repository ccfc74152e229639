import type { SnapshotFrom } from 'xstate'
import type { externalMachine } from './external.machine.ts'
import type { ExternalEvent, ExternalView } from './external.types.ts'

/** What the page of one wallet may show, and the only things it may do there. */
export function externalView(
  state: SnapshotFrom<typeof externalMachine>,
  send: (event: ExternalEvent) => void,
): ExternalView {
  const { connector, known, connectorId, problem, connection } = state.context
  const source = connector ?? known
  const wallet = { id: connectorId, name: source?.name ?? connectorId, icon: source?.icon ?? null }
  const shown = { wallet, namespace: state.context.namespace }
  const retry = () => send({ type: 'retry' })
  const others = () => send({ type: 'others' })
  if (state.matches('asking')) {
    return {
      ...shown,
      step: 'asking',
      silent: state.matches({ asking: 'silent' }),
      retry,
      cancel: () => send({ type: 'cancel' }),
    }
  }
  if (state.matches('refused')) return { ...shown, step: 'refused', retry, others }
  if (state.matches('pending')) return { ...shown, step: 'pending', retry, others }
  if (state.matches('failed')) return { ...shown, step: 'failed', problem, retry, others }
  if (connection !== null) return { ...shown, step: 'connected', address: connection.address }
  if (state.matches('cancelled')) return { ...shown, step: 'cancelled' }
  return { ...shown, step: 'missing', download: () => send({ type: 'download' }), others }
}
