import { remoteConnectorId } from '../../domain/wallet/wallet.ts'
import { KitError } from '../../errors/kit-error.ts'
import type { Inside } from './inside.ts'

/** Asks the wallet on the other side of the relay. */
export async function askRemote(
  { ask, host }: Inside,
  request: { method: string; params: object },
  signal: AbortSignal,
): Promise<unknown> {
  const remote = host.remote()
  if (remote === null) throw new KitError('connect/wallet-not-found', { wallet: remoteConnectorId })
  return ask({ fallbackCode: 'rpc/internal' }, signal, () => remote.request(request))
}
