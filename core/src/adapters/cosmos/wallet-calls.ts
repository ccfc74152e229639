import { callMethod, hasMethod, safeGet } from '../../domain/unknown.ts'
import { KitError } from '../../errors/kit-error.ts'
import { adr36Document } from './adr36.ts'
import type { Whereabouts } from './standing.types.ts'

/** What we ask of wallets, wherever they are. Answers are unread, and anything may be thrown. */
export type WalletCalls = {
  /** What is known without asking; of a wallet of this page nothing is. */
  standing(): Whereabouts | null
  /** Asks the visitor where the page was not let in yet. */
  enable(chainId: string): unknown
  getKey(chainId: string): unknown
  suggest(chain: object): unknown
  /** Gives the page's permission back, where the wallet knows how. */
  disable(chainIds: readonly string[]): unknown
  /** Answers a signature of the text as ADR-36 has it. */
  signArbitrary(chainId: string, signer: string, text: string): unknown
  signAmino(chainId: string, signer: string, signDoc: object): unknown
  signDirect(chainId: string, signer: string, signDoc: object): unknown
  /** null: it has none. */
  offlineSigner: ((chainId: string) => unknown) | null
}

/** A wallet of this page. */
export function pageWallet(api: object): WalletCalls {
  const call = (method: string, ...inputs: readonly unknown[]): unknown => {
    if (!hasMethod(api, method)) throw new KitError('rpc/unsupported-method')
    return callMethod(api, method, ...inputs)
  }
  return {
    standing: () => null,
    enable: (chainId) => call('enable', chainId),
    getKey: (chainId) => call('getKey', chainId),
    suggest: (chain) => call('experimentalSuggestChain', chain),
    disable: (chainIds) => (hasMethod(api, 'disable') ? call('disable', [...chainIds]) : null),
    signArbitrary: async (chainId, signer, text) =>
      hasMethod(api, 'signArbitrary')
        ? call('signArbitrary', chainId, signer, text)
        : signatureIn(await call('signAmino', chainId, signer, adr36Document(signer, text))),
    signAmino: (chainId, signer, signDoc) => call('signAmino', chainId, signer, signDoc),
    signDirect: (chainId, signer, signDoc) => call('signDirect', chainId, signer, signDoc),
    offlineSigner: hasMethod(api, 'getOfflineSigner')
      ? (chainId) => call('getOfflineSigner', chainId)
      : null,
  }
}

/** The signature in an answer that holds the signed document, too. */
export const signatureIn = (answer: unknown): unknown => safeGet(answer, 'signature')
