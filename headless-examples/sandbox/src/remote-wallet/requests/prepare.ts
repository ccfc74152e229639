import { providerErrors } from '../../wallets/provider-error.ts'
import type { RemoteNamespace } from '../remote-wallet.types.ts'
import { bip122Requests } from './bip122.ts'
import { cosmosRequests } from './cosmos.ts'
import { eip155Requests } from './eip155.ts'
import { polkadotRequests } from './polkadot.ts'
import type { PreparedRequest, RequestContext, RequestHandlers } from './request.types.ts'
import { solanaRequests } from './solana.ts'

const handlers: Readonly<Record<RemoteNamespace, RequestHandlers>> = {
  eip155: eip155Requests,
  solana: solanaRequests,
  bip122: bip122Requests,
  polkadot: polkadotRequests,
  cosmos: cosmosRequests,
}

/**
 * Parses a request of any namespace. Throws `ProviderError`; its code is 4200 for an unknown
 * method.
 */
export async function prepare(
  method: string,
  params: unknown,
  context: RequestContext,
): Promise<PreparedRequest> {
  const handler = handlers[context.chain.namespace][method]
  if (!handler) throw providerErrors.unsupported(method)
  return handler(params, context)
}
