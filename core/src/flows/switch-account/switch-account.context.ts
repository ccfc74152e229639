import type { Account } from '../../domain/account/account.ts'
import { connectorErrors } from '../../errors/areas/connector.ts'
import { KitError } from '../../errors/kit-error.ts'
import type {
  AccountChoice,
  AccountRequest,
  ConnectedWallet,
  SwitchAccountContext,
  SwitchAccountOutput,
} from './switch-account.types.ts'

/** The picked account. Throws `connector/not-connected` if none is picked. */
export function pickedAccount({ picked }: SwitchAccountContext): AccountChoice {
  if (picked === null) throw new KitError(connectorErrors, 'connector/not-connected')
  return picked
}

/** Input of `requestAccounts`: the wallet of the picked account, and its namespace's network. */
export function requestInput({ context }: { context: SwitchAccountContext }): AccountRequest {
  const { namespace, connectorId } = pickedAccount(context)
  const { connected, networks } = context
  const caipNetworkId = connected[namespace]?.caipNetworkId ?? networks[namespace] ?? null
  return { namespace, connectorId, caipNetworkId }
}

/** The new connection if another wallet was connected, else the picked address. */
export function outputOf(context: SwitchAccountContext): SwitchAccountOutput {
  const { connection } = context
  if (connection !== null) return { type: 'connected', connection }
  const { namespace, address } = pickedAccount(context)
  return { type: 'selected', namespace, address }
}

type SharedAccounts = { namespace: string; address: string; accounts: readonly Account[] }
type Changes = Pick<SwitchAccountContext, 'connected' | 'choices'>

/**
 * Replaces the choices of a namespace's wallet by the accounts that it now shares, at the same
 * position. Choices of other wallets stay.
 */
export function withAccounts(
  { connected, choices }: SwitchAccountContext,
  wallet: Omit<ConnectedWallet, 'address'>,
  { namespace, address, accounts }: SharedAccounts,
): Changes {
  const { connectorId, caipNetworkId } = wallet
  const replacedIds = [connectorId, connected[namespace]?.connectorId]
  const isReplaced = (choice: AccountChoice) =>
    choice.namespace === namespace && replacedIds.includes(choice.connectorId)
  const first = choices.findIndex(isReplaced)
  const position = first === -1 ? choices.length : first
  return {
    connected: { ...connected, [namespace]: { connectorId, caipNetworkId, address } },
    choices: [
      ...choices.slice(0, position),
      ...accounts.map((account) => ({ ...account, namespace, connectorId })),
      ...choices.slice(position).filter((choice) => !isReplaced(choice)),
    ],
  }
}

/** Removes a disconnected namespace and its choices. */
export function withoutNamespace(
  { connected, choices }: SwitchAccountContext,
  namespace: string,
): Changes {
  const { [namespace]: _, ...others } = connected
  return { connected: others, choices: choices.filter((choice) => choice.namespace !== namespace) }
}
