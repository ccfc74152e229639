import type { SnapshotFrom } from 'xstate'
import type { switchAccountMachine } from './switch-account.machine.ts'
import type { SwitchAccountEvent, SwitchAccountView } from './switch-account.types.ts'

/** What the list of accounts may show and do. */
export function switchAccountView(
  state: SnapshotFrom<typeof switchAccountMachine>,
  send: (event: SwitchAccountEvent) => void,
): SwitchAccountView {
  const { namespace, held, choices, picked, problem } = state.context
  const cancel = () => send({ type: 'cancel' })
  if (state.matches('connecting') && picked !== null) {
    return { step: 'connecting', picked, silent: state.matches({ connecting: 'silent' }), cancel }
  }
  if (state.matches('failed'))
    return { step: 'failed', problem, retry: () => send({ type: 'retry' }), cancel }
  if (state.matches('switched')) return { step: 'switched' }
  return {
    step: 'choosing',
    namespace,
    address: held[namespace ?? '']?.address ?? null,
    active: Object.fromEntries(Object.entries(held).map(([its, { address }]) => [its, address])),
    choices,
    pick: (choice) => send({ type: 'pick', choice }),
    connect: (its) => send({ type: 'connect', namespace: its }),
  }
}
