import type { SharedProvider } from '../../connectors/connector.ts'
import { callMethod, tryMethod } from '../../domain/call-method.ts'
import { copyRequest, type ProviderRequest } from '../../domain/request/copy-request.ts'
import { requireActiveChain } from '../../domain/request/document-chains.ts'
import { requireResult } from '../../domain/request/method-results.ts'
import { namedChains } from '../../domain/request/named-chains.ts'
import { hasMethod } from '../../domain/unknown.ts'
import { rpcErrors } from '../../errors/areas/rpc.ts'
import { KitError } from '../../errors/kit-error.ts'
import { parseChain } from './request-wallet.ts'

/** The provider that a page gets for a wallet of this page. */
export type PageProvider = Pick<SharedProvider, 'request' | 'on' | 'removeListener'>

/**
 * Creates the page's provider of a wallet. A request that names another chain than that of the
 * wallet rejects with `connector/chain-mismatch`, and a result that does not fit its method as
 * `requireResult` does.
 */
export function createPageProvider(wallet: object): PageProvider {
  const call = (request: ProviderRequest) => callMethod(wallet, 'request', request)
  return {
    async request(given) {
      const request = copyRequest(given)
      const named = namedChains(request)
      if (named.length > 0) requireActiveChain(named, await readChain(call))
      return requireResult(request, await call(request))
    },
    on: (event, listener) => void tryMethod(wallet, 'on', event, listener),
    removeListener(event, listener) {
      tryMethod(
        wallet,
        hasMethod(wallet, 'removeListener') ? 'removeListener' : 'off',
        event,
        listener,
      )
    },
  }
}

async function readChain(call: (request: ProviderRequest) => unknown) {
  const response = await call({ method: 'eth_chainId' })
  const chain = parseChain(response)
  if (chain === null) throw new KitError(rpcErrors, 'rpc/internal', {}, { cause: response })
  return chain
}
