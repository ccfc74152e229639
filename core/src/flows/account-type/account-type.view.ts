import type { SnapshotFrom } from 'xstate'
import { otherAccountType } from '../../domain/account/account-type.ts'
import type { accountTypeMachine } from './account-type.machine.ts'
import type { AccountTypeEvent, AccountTypeView } from './account-type.types.ts'

/** Maps the state to a step and the commands that it allows. */
export function accountTypeView(
  state: SnapshotFrom<typeof accountTypeMachine>,
  send: (event: AccountTypeEvent) => void,
): AccountTypeView {
  const { wallet, problem } = state.context
  if (wallet === null) return { step: 'unavailable' }
  const { accountType } = wallet
  const types = { accountType, other: otherAccountType(accountType) }
  const cancel = () => send({ type: 'cancel' })
  if (state.matches('ready'))
    return { ...types, step: 'ready', switchType: () => send({ type: 'switch' }) }
  if (state.matches('switching')) return { ...types, step: 'switching', cancel }
  if (state.matches('failed'))
    return { ...types, step: 'failed', problem, retry: () => send({ type: 'retry' }), cancel }
  return { step: 'fixed', accountType }
}
