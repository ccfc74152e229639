import { codeOf, type ErrorCode, KitError } from '../../errors/kit-error.ts'
import type { ChainAdapter } from '../adapter.ts'
import type { Reach, Reached } from './reach.ts'

const unsupported: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'rpc/method-not-found',
  'rpc/method-not-supported',
  'rpc/unsupported-method',
  'rpc/invalid-params',
  'rpc/unauthorized',
])
const ended: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'kit/aborted',
  'kit/timed-out',
  'kit/stopped',
])

/** Gives the page's permission back where it is held and the wallet knows how. A wallet that is gone, or cannot, is left as it is. */
export const disconnect =
  (reach: Reach): ChainAdapter['disconnect'] =>
  async (connectorId, signal) => {
    const wallet = reach.find(connectorId)
    if (!wallet || !(await holdsAccounts(wallet, signal))) return
    const revoke = {
      method: 'wallet_revokePermissions',
      params: [{ eth_accounts: {} }],
      otherwise: 'account/disconnect-failed',
    } as const
    await wallet.handle.request(revoke, signal).catch((error: unknown) => {
      if (unsupported.has(codeOf(error))) return
      throw ended.has(codeOf(error))
        ? error
        : new KitError('account/disconnect-failed', {}, { cause: error })
    })
  }

/** Whether the wallet says that it lets this page see accounts. A wallet without permissions says nothing. */
async function holdsAccounts({ handle }: Reached, signal: AbortSignal): Promise<boolean> {
  try {
    const permissions = await handle.request(
      { method: 'wallet_getPermissions', params: [], otherwise: 'kit/unknown' },
      signal,
    )
    return (
      Array.isArray(permissions) && permissions.some((one: unknown) => isAbout(one, 'eth_accounts'))
    )
  } catch (error) {
    if (ended.has(codeOf(error))) throw error
    return false
  }
}

const isAbout = (permission: unknown, capability: string) =>
  typeof permission === 'object' &&
  permission !== null &&
  Reflect.get(permission, 'parentCapability') === capability
