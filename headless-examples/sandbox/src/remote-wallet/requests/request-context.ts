import { providerErrors } from '../../wallets/provider-error.ts'
import { accountsOf, type RemoteWalletContext } from '../context.ts'
import type { KnownRemoteChain } from '../remote-wallet.types.ts'
import type { SdkSession } from '../sdk.types.ts'
import type { Secret } from '../secrets.ts'
import type { RequestContext } from './request.types.ts'

/** What a request of a session works with, on one of the wallet's chains. */
export function createRequestContext(
  { state, secrets }: RemoteWalletContext,
  { namespaces }: SdkSession,
  caip2: string,
  moveTo: (chain: KnownRemoteChain) => Promise<void>,
): RequestContext {
  const { chains, accounts: own } = state.get()
  const chain = chains.find((entry) => entry.caip2 === caip2)
  if (!chain) throw providerErrors.invalid(`there is no chain ${caip2} here`)
  const same = (one: string, other: string) =>
    chain.namespace === 'eip155' ? one.toLowerCase() === other.toLowerCase() : one === other
  const secretBehind = (address: string): Secret | undefined =>
    secrets[own.find(({ addresses }) => same(addresses[caip2] ?? '', address))?.position ?? -1]
  const granted = (namespaces[chain.namespace]?.accounts ?? [])
    .filter((id) => id.startsWith(`${caip2}:`))
    .map((id) => id.slice(caip2.length + 1))
  return {
    chain,
    chains,
    accounts: granted.flatMap((address) => {
      const secret = secretBehind(address)
      return secret ? [{ address, secret }] : []
    }),
    secretOf(address) {
      const secret = granted.some((one) => same(one, address)) ? secretBehind(address) : undefined
      if (!secret) throw providerErrors.unauthorized(address)
      return secret
    },
    switchTo,
    addChain(more) {
      const all = [...state.get().chains, more]
      state.change({ chains: all, accounts: accountsOf(secrets, all) })
    },
  }
}
