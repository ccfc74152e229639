import type { Account } from '../../domain/account/account.ts'
import type { CaipNetworkId } from '../../domain/caip/caip.ts'
import type { PsbtRequest, SigningProtocol } from './bitcoin-provider.types.ts'

/** What a wallet shares of itself, checked. */
export type Shared = { accounts: readonly Account[]; caipNetworkId: CaipNetworkId }
/** `shared` null: it shares nothing any more. */
export type News = (shared: Shared | null) => void

/** A wallet, whichever way it is spoken to; everything it says is checked, everything it throws is a `KitError`. */
export type Handle = {
  /** Asks the visitor, once. Without accounts: none was shared. */
  connect(signal: AbortSignal): Promise<Shared | null>
  /** Never asks the visitor. null: nothing is shared, or it cannot say without asking. */
  peek(signal: AbortSignal): Promise<Shared | null>
  /** Hears what it says by itself. Returns the stop. */
  listen(news: News): () => void
  /** Takes the page's permission back where the wallet can. */
  forget(signal: AbortSignal): Promise<void>
  /** `network/not-supported-by-wallet` where a page cannot move it. */
  switchNetwork(caipNetworkId: CaipNetworkId, signal: AbortSignal): Promise<void>
  /** What the remote connector knows of a wallet across the relay; null for a wallet of this page. */
  remoteStanding(): Shared | null
  /** Base64. */
  signMessage(
    request: { address: string; message: string; protocol: SigningProtocol },
    signal: AbortSignal,
  ): Promise<string>
  signPsbt(request: PsbtAsked, signal: AbortSignal): Promise<PsbtAnswer>
  /** `amount`: satoshi. */
  sendTransfer(
    request: { from: string; recipient: string; amount: bigint },
    signal: AbortSignal,
  ): Promise<string>
}

/** A checked request, complete. `check` throws where a signed transaction is another one: to be asked before we send it. */
export type PsbtAsked = {
  from: string
  psbt: string
  signInputs: PsbtRequest['signInputs']
  broadcast: boolean
  check(signed: string): void
}
export type PsbtAnswer = { psbt: string; txid: string | null }
