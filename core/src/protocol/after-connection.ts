import type { CaipNetworkId } from '../domain/caip/caip.ts'
import type { Message } from './messages.ts'
import type { Queries } from './reactions.ts'

/**
 * What the modal shows after a wallet was connected on a network, or has switched to it:
 * UnsupportedChain on a network that is not configured, SIWXSignMessage unless the account is known
 * to be signed in, else nothing. `otherwise` then closes the view.
 */
export function afterConnection(
  caipNetworkId: CaipNetworkId,
  query: Queries,
  otherwise: Message = { to: 'modal', type: 'close' },
): readonly Message[] {
  if (!query.isConfigured(caipNetworkId) && query.showsUnsupportedChain())
    return [{ to: 'router', type: 'reset', view: 'UnsupportedChain' }]
  if (query.missingSignIn() !== 'none')
    return [{ to: 'router', type: 'reset', view: 'SIWXSignMessage' }]
  return [otherwise]
}
