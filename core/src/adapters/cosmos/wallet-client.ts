import type { CaipNetworkId } from '../../domain/caip/caip.ts'
import { callMethod } from '../../domain/call-method.ts'
import { hasMethod, safeGet } from '../../domain/unknown.ts'
import { rpcErrors } from '../../errors/areas/rpc.ts'
import { KitError } from '../../errors/kit-error.ts'
import { adr36Document } from './adr36.ts'

/** A wallet's network and account. `address`, `publicKey`: null while they are unknown. */
export type WalletConnection = {
  network: CaipNetworkId
  address: string | null
  publicKey: string | null
}

/** Calls an injected or remote wallet. Results are not validated, and any value may be thrown. */
export type WalletClient = {
  /** The connection of a remote wallet, from its connector. Null for an injected wallet. */
  connection(): WalletConnection | null
  /** Requests permission for a chain. Opens a prompt unless the page already has permission. */
  enable(chainId: string): unknown
  getKey(chainId: string): unknown
  suggestChain(chain: object): unknown
  /** Revokes the page's permission if the wallet supports that. */
  disable(chainIds: readonly string[]): unknown
  /** Returns an ADR-36 signature of the text. */
  signArbitrary(chainId: string, signer: string, text: string): unknown
  signAmino(chainId: string, signer: string, signDoc: object): unknown
  signDirect(chainId: string, signer: string, signDoc: object): unknown
  /** Returns the wallet's signer for CosmJS. Null if the wallet has none. */
  offlineSigner: ((chainId: string) => unknown) | null
}

/** Creates the client of a wallet with Keplr's API. */
export function createInjectedClient(api: object): WalletClient {
  const call = (method: string, ...args: readonly unknown[]): unknown => {
    if (!hasMethod(api, method)) throw new KitError(rpcErrors, 'rpc/unsupported-method')
    return callMethod(api, method, ...args)
  }
  return {
    connection: () => null,
    enable: (chainId) => call('enable', chainId),
    getKey: (chainId) => call('getKey', chainId),
    suggestChain: (chain) => call('experimentalSuggestChain', chain),
    disable: (chainIds) => (hasMethod(api, 'disable') ? call('disable', [...chainIds]) : null),
    async signArbitrary(chainId, signer, text) {
      if (hasMethod(api, 'signArbitrary')) return call('signArbitrary', chainId, signer, text)
      const signed = await call('signAmino', chainId, signer, adr36Document(signer, text))
      return safeGet(signed, 'signature')
    },
    signAmino: (chainId, signer, signDoc) => call('signAmino', chainId, signer, signDoc),
    signDirect: (chainId, signer, signDoc) => call('signDirect', chainId, signer, signDoc),
    offlineSigner: hasMethod(api, 'getOfflineSigner')
      ? (chainId) => call('getOfflineSigner', chainId)
      : null,
  }
}
