import { providerErrors } from '../../wallets/provider-error.ts'
import type { RemoteNamespace } from '../remote-wallet.types.ts'
import { eip155Requests } from './eip155.ts'
import type { Prepared, RequestGround, RequestHandler } from './request.types.ts'
import { solanaRequests } from './solana.ts'

const handlers: Readonly<Record<RemoteNamespace, Readonly<Record<string, RequestHandler>>>> = {
  eip155: eip155Requests,
  solana: solanaRequests,
  bip122: {},
  polkadot: {},
  cosmos: {},
}

/** Understands a request, or throws with the number that pages read. */
export async function prepare(method: string, params: unknown, ground: RequestGround): Promise<Prepared> {
  const handler = handlers[ground.chain.namespace][method]
  if (!handler) throw providerErrors.unsupported(method)
  return handler(params, ground)
}
