import { providerErrors } from '../../wallets/provider-error.ts'
import { accountsOf, type RemoteWalletContext } from '../context.ts'
import type { KnownRemoteChain } from '../remote-wallet.types.ts'
import type { SdkSession } from '../sdk.types.ts'
import type { Secret } from '../secrets.ts'
import type { RequestContext } from './request.types.ts'

/**
 * Creates the dependencies of a request from its session and chain. Throws for an unknown chain.
 */
export function createRequestContext(
  { state, secrets }: RemoteWalletContext,
  { namespaces }: SdkSession,
  caip2: string,
  switchTo: (chain: KnownRemoteChain) => Promise<void>,
): RequestContext {
  const { chains, accounts } = state.get()
  const chain = chains.find((entry) => entry.caip2 === caip2)
  if (!chain) throw providerErrors.invalid(`unknown chain ${caip2}`)
  const isSameAddress = (a: string, b: string) =>
    chain.namespace === 'eip155' ? a.toLowerCase() === b.toLowerCase() : a === b
  const findSecret = (address: string): Secret | undefined => {
    const account = accounts.find(({ addresses }) => isSameAddress(addresses[caip2] ?? '', address))
    return secrets[account?.position ?? -1]
  }
  const granted = (namespaces[chain.namespace]?.accounts ?? [])
    .filter((id) => id.startsWith(`${caip2}:`))
    .map((id) => id.slice(caip2.length + 1))
  return {
    chain,
    chains,
    accounts: granted.flatMap((address) => {
      const secret = findSecret(address)
      return secret ? [{ address, secret }] : []
    }),
    secretOf(address) {
      const isGranted = granted.some((entry) => isSameAddress(entry, address))
      const secret = isGranted ? findSecret(address) : undefined
      if (!secret) throw providerErrors.unauthorized(address)
      return secret
    },
    switchTo,
    addChain(added) {
      const updated = [...state.get().chains, added]
      state.change({ chains: updated, accounts: accountsOf(secrets, updated) })
    },
  }
}
