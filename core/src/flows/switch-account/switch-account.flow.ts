import { fromPromise } from 'xstate'
import type { Connection } from '../../domain/account/account.ts'
import { defineFlow } from '../../protocol/define.ts'
import type { Deps } from '../../protocol/deps.ts'
import { switchAccountInput } from './switch-account.input.ts'
import { switchAccountMachine } from './switch-account.machine.ts'
import { switchAccountReactions } from './switch-account.reactions.ts'
import type { AccountRequest } from './switch-account.types.ts'
import { switchAccountView } from './switch-account.view.ts'

export type {
  AccountChoice,
  SwitchAccountEmitted,
  SwitchAccountInput,
  SwitchAccountOutput,
  SwitchAccountView,
} from './switch-account.types.ts'

const switchAccountActors = ({ adapters }: Pick<Deps, 'adapters'>) => ({
  /** Connects another wallet in place of the connected one. */
  requestAccounts: fromPromise<Connection, AccountRequest>(async ({ input, signal }) => {
    const adapter = await adapters.get(input.namespace)
    return adapter.connect(
      { connectorId: input.connectorId, caipNetworkId: input.caipNetworkId },
      signal,
    )
  }),
})

/** Switches to another account. */
export const switchAccount = defineFlow({
  id: 'switchAccount',
  title: 'Switch account',
  area: 'account',
  views: ['SwitchAddress', 'Profile'],
  machine: switchAccountMachine,
  actors: switchAccountActors,
  input: switchAccountInput,
  view: switchAccountView,
  reactions: switchAccountReactions,
  listens: ['account.connected', 'account.changed', 'account.lost', 'account.disconnected'],
})
