import type { Connection } from '../domain/account/account.ts'
import type { EmbeddedAccountType } from '../domain/embedded/embedded-user.ts'
import type { Message } from './messages.ts'

/**
 * The messages after the frame of the embedded wallet made the account of another type the active
 * one: the type and the connection are stored. Without `track`, which is in the file of the first
 * view: the parts that load this one later share it.
 */
export function accountTypeSwitched(
  connection: Connection,
  accountType: EmbeddedAccountType,
): readonly Message[] {
  const { namespace, caipNetworkId } = connection
  return [
    { to: 'connections', type: 'accountType.set', namespace, accountType },
    { to: 'connections', type: 'connection.set', connection },
    { to: 'account', namespace, type: 'connection.set', connection },
    {
      to: 'kit',
      type: 'track',
      event: 'SET_PREFERRED_ACCOUNT_TYPE',
      properties: { accountType, network: caipNetworkId },
    },
  ]
}
