import type { SnapshotFrom } from 'xstate'
import { isDownloadable } from './external.guards.ts'
import type { externalMachine } from './external.machine.ts'
import type { ExternalEvent, ExternalView } from './external.types.ts'

/** Maps the state to a step and the commands that it allows. */
export function externalView(
  state: SnapshotFrom<typeof externalMachine>,
  send: (event: ExternalEvent) => void,
): ExternalView {
  const { connector, knownWallet, connectorId, problem, cause, connection } = state.context
  const source = connector ?? knownWallet
  const wallet = { id: connectorId, name: source?.name ?? connectorId, icon: source?.icon ?? null }
  const common = { wallet, namespace: state.context.namespace }
  const retry = () => send({ type: 'retry' })
  const chooseAnother = () => send({ type: 'chooseAnother' })
  if (state.matches('requesting')) {
    return {
      ...common,
      step: 'requesting',
      unresponsive: state.matches({ requesting: 'unresponsive' }),
      retry,
      cancel: () => send({ type: 'cancel' }),
    }
  }
  if (state.matches('rejected')) return { ...common, step: 'rejected', retry, chooseAnother }
  if (state.matches('requestPending'))
    return { ...common, step: 'requestPending', retry, chooseAnother }
  if (state.matches('failed'))
    return { ...common, step: 'failed', problem, cause, retry, chooseAnother }
  if (state.matches('connected') || state.matches('finished')) {
    return {
      ...common,
      step: 'connected',
      address: connection?.address ?? '',
      skip: state.matches('connected') ? () => send({ type: 'skip' }) : null,
    }
  }
  if (state.matches('cancelled')) return { ...common, step: 'cancelled' }
  return {
    ...common,
    step: 'notInstalled',
    download: isDownloadable(state) ? () => send({ type: 'download' }) : null,
    chooseAnother,
  }
}
