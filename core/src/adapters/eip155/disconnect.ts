import { safeGet } from '../../domain/unknown.ts'
import { isKitError } from '../../errors/kit-error.ts'
import type { ChainAdapter } from '../adapter.ts'
import { isInterrupted, isUnsupported, throwDisconnectFailed } from '../shared/error-kinds.ts'
import type { Resolver, Wallet } from './guard-provider.ts'

/**
 * Revokes the page's permission to see accounts, unless another namespace needs it. Does nothing if
 * the wallet is not available, reports no such permission or does not support revoking. Throws
 * `account/disconnect-failed`.
 */
export const disconnect =
  (resolver: Resolver): ChainAdapter['disconnect'] =>
  async (connectorId, signal, { revoke: mayRevoke } = { revoke: true }) => {
    const wallet = resolver.find(connectorId)
    if (!wallet || !mayRevoke || !(await hasAccountsPermission(wallet, signal))) return
    const revoke = {
      method: 'wallet_revokePermissions',
      params: [{ eth_accounts: {} }],
      fallbackCode: 'account/disconnect-failed',
    } as const
    await wallet.client.request(revoke, signal).catch((error: unknown) => {
      if (!cannotRevoke(error)) throwDisconnectFailed(error)
    })
  }

const cannotRevoke = (error: unknown) =>
  isUnsupported(error) ||
  isKitError(error, 'rpc/invalid-params') ||
  isKitError(error, 'rpc/unauthorized')

/**
 * Whether the wallet reports that this page may see accounts. False if the wallet throws, for
 * example because it does not support permissions.
 */
async function hasAccountsPermission({ client }: Wallet, signal: AbortSignal): Promise<boolean> {
  try {
    const permissions = await client.request(
      { method: 'wallet_getPermissions', params: [], fallbackCode: 'kit/unknown' },
      signal,
    )
    return (
      Array.isArray(permissions) &&
      permissions.some(
        (permission: unknown) => safeGet(permission, 'parentCapability') === 'eth_accounts',
      )
    )
  } catch (error) {
    if (isInterrupted(error)) throw error
    return false
  }
}
