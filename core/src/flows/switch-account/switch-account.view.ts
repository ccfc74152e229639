import type { SnapshotFrom } from 'xstate'
import { pickedAccount } from './switch-account.context.ts'
import type { switchAccountMachine } from './switch-account.machine.ts'
import type { SwitchAccountCommand, SwitchAccountView } from './switch-account.types.ts'

/** Maps a snapshot to the step of the switch, with its commands. */
export function switchAccountView(
  snapshot: SnapshotFrom<typeof switchAccountMachine>,
  send: (command: SwitchAccountCommand) => void,
): SwitchAccountView {
  const { context } = snapshot
  const cancel = () => send({ type: 'cancel' })
  const retry = () => send({ type: 'retry' })
  if (snapshot.matches('connecting')) {
    const unresponsive = snapshot.matches({ connecting: 'unresponsive' })
    return { step: 'connecting', picked: pickedAccount(context), unresponsive, retry, cancel }
  }
  if (snapshot.matches('failed')) {
    const { problem } = context
    return { step: 'failed', picked: pickedAccount(context), problem, retry, cancel }
  }
  if (snapshot.matches('switched')) return { step: 'switched', picked: pickedAccount(context) }
  const { namespace, connected, choices } = context
  const active = Object.entries(connected).map(([key, { address }]) => [key, address])
  return {
    step: 'choosing',
    namespace,
    address: connected[namespace ?? '']?.address ?? null,
    active: Object.fromEntries(active),
    choices,
    pick: (choice) => send({ type: 'pick', choice }),
    connect: (unconnected) => send({ type: 'connect', namespace: unconnected }),
  }
}
