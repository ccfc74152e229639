import { isSameSignIn, signInAccount } from '../../domain/sign-in/sign-in-account.ts'
import { safeImage } from '../../domain/text/url.ts'
import { connectorById } from '../../domain/wallet/connector-by-id.ts'
import { remoteConnectorId } from '../../domain/wallet/wallet.ts'
import type { KitState } from '../../protocol/kit-state.ts'
import type { SignInFlowInput } from './sign-in.types.ts'

/** The active account, what is known about its session, and who requests the signature. */
export function signInInput(state: KitState): SignInFlowInput {
  const { accounts, config, session } = state
  const { metadata, origin } = config
  const account = signInAccount(state)
  const isCurrent = isSameSignIn(session.account, account)
  const { accounts: shared = [] } = accounts[account?.namespace ?? ''] ?? {}
  const { type } = shared.find(({ address }) => address === account?.address) ?? {}
  return {
    account,
    enabled: session.status !== 'disabled',
    required: session.required,
    checked: isCurrent && session.status === 'signedOut',
    session: isCurrent ? session.session : null,
    unreadable: isCurrent && session.status === 'unknown' ? session.problem : null,
    smartAccount: type === 'smartAccount',
    wallet: walletOf(state, account),
    site: { name: metadata.name, origin, icon: safeImage(metadata.icons[0]) },
    metadataUrl: metadata.url,
  }
}

/**
 * Name and image of the wallet; those of the wallet behind a remote session. The embedded wallet has
 * no name that visitors know.
 */
function walletOf(
  { connections: { connectors, session } }: KitState,
  account: SignInFlowInput['account'],
): SignInFlowInput['wallet'] {
  const connector =
    account === null ? null : connectorById(connectors, account.connectorId, account.namespace)
  if (connector === null || connector.type === 'AUTH') return { name: '', icon: null }
  const { name, icon } =
    connector.id === remoteConnectorId ? (session?.wallet ?? connector) : connector
  return { name, icon }
}
