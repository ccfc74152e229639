import { fromPromise, type SnapshotFrom } from 'xstate'
import type { Connection } from '../../domain/account/account.ts'
import { embeddedAccountType, otherAccountType } from '../../domain/account/account-type.ts'
import { embeddedConnectorId } from '../../domain/wallet/wallet.ts'
import { embeddedErrors } from '../../errors/areas/embedded.ts'
import { KitError } from '../../errors/kit-error.ts'
import { accountTypeSwitched } from '../../protocol/account-type-messages.ts'
import { defineFlow } from '../../protocol/define.ts'
import type { Deps } from '../../protocol/deps.ts'
import type { KitState } from '../../protocol/kit-state.ts'
import type { Reactions } from '../../protocol/reactions.ts'
import { accountTypeMachine } from './account-type.machine.ts'
import type {
  AccountTypeEmitted,
  AccountTypeEvent,
  AccountTypeInput,
  AccountTypeView,
  EmbeddedWallet,
  TypeRequest,
} from './account-type.types.ts'

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

/** The account of the new type is stored and becomes the active one. */
export const accountTypeReactions: Reactions<AccountTypeEmitted> = {
  'type.changed': ({ connection }) =>
    accountTypeSwitched(connection, embeddedAccountType(connection)),
  'change.failed': 'none',
}

function embeddedWallet({ network, accounts }: KitState): EmbeddedWallet | null {
  const namespace = network.activeNamespace
  const account = namespace === null ? undefined : accounts[namespace]
  if (namespace === null || account?.connectorId !== embeddedConnectorId) return null
  const { address, caipNetworkId } = account
  if (address === null || caipNetworkId === null) return null
  const accountType = embeddedAccountType({ accounts: account.accounts, address })
  return { namespace, caipNetworkId, accountType }
}

export const accountTypeInput = (state: KitState, _data: null): AccountTypeInput => ({
  wallet: embeddedWallet(state),
  smartAccountNetworks: state.embedded.smartAccountNetworks,
})

export const accountTypeActors = ({ embedded }: Pick<Deps, 'embedded'>) => ({
  /** Makes the account of this type the active one. */
  setAccountType: fromPromise<Connection, TypeRequest>(async ({ input, signal }) => {
    if (embedded === null) throw new KitError(embeddedErrors, 'embedded/unavailable')
    return embedded.setAccountType(input, signal)
  }),
})

/** Switches the embedded wallet between its accounts. */
export const accountType = defineFlow({
  id: 'accountType',
  title: 'Switch the account type',
  area: 'account',
  views: ['AccountSettings'],
  machine: accountTypeMachine,
  actors: accountTypeActors,
  input: accountTypeInput,
  view: accountTypeView,
  reactions: accountTypeReactions,
  listens: ['account.lost', 'account.disconnected', 'chain.changed'],
})
