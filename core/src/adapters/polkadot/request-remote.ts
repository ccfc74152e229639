import { remoteConnectorId } from '../../domain/wallet/wallet.ts'
import { connectErrors } from '../../errors/areas/connect.ts'
import { KitError } from '../../errors/kit-error.ts'
import type { Context } from './context.types.ts'

/** Sends a request to the remote wallet. Throws `connect/wallet-not-found` if there is none. */
export async function requestRemote(
  { guardedCall, host }: Context,
  request: { method: string; params: object },
  signal: AbortSignal,
): Promise<unknown> {
  const provider = host.remote()
  if (provider === null)
    throw new KitError(connectErrors, 'connect/wallet-not-found', { wallet: remoteConnectorId })
  return guardedCall({ ...request, fallbackCode: 'rpc/internal' }, signal, () =>
    provider.request(request),
  )
}
