import type { Account } from '../../domain/account/account.ts'
import type { CaipNetworkId } from '../../domain/caip/caip.ts'
import type { PsbtRequest, SigningProtocol } from './bitcoin-provider.types.ts'

/** The validated accounts that a wallet shares, and its network. */
export type SharedAccounts = { accounts: readonly Account[]; caipNetworkId: CaipNetworkId }
/** `shared`: null if the wallet does not share accounts any more. */
export type SharedListener = (shared: SharedAccounts | null) => void

/**
 * The interface through which the adapter calls every wallet, independent of the wallet's API.
 * Results are validated and all errors are `KitError`s.
 */
export type WalletClient = {
  /** Opens one prompt. Null if the visitor shares no account. */
  connect(signal: AbortSignal): Promise<SharedAccounts | null>
  /**
   * Reads the accounts without a prompt. Null if the wallet shares none or cannot read them without
   * a prompt.
   */
  readShared(signal: AbortSignal): Promise<SharedAccounts | null>
  /** Subscribes to the events of the wallet. Returns unsubscribe. */
  subscribe(listener: SharedListener): () => void
  /** Revokes the page's permission if the wallet supports that. */
  disconnect(signal: AbortSignal): Promise<void>
  /** Throws `network/not-supported-by-wallet` if a page cannot switch this wallet. */
  switchNetwork(caipNetworkId: CaipNetworkId, signal: AbortSignal): Promise<void>
  /** The connection of a remote wallet, from its connector. Null for a wallet of this page. */
  remoteConnection(): SharedAccounts | null
  /** Resolves with the signature in base64. */
  signMessage(
    request: { address: string; message: string; protocol: SigningProtocol },
    signal: AbortSignal,
  ): Promise<string>
  signPsbt(request: SignPsbtRequest, signal: AbortSignal): Promise<SignPsbtResult>
  /** Resolves with the transaction id. `amount`: satoshi. */
  sendTransfer(
    request: { from: string; recipient: string; amount: bigint },
    signal: AbortSignal,
  ): Promise<string>
}

/**
 * A validated request. `psbt`: base64. `assertUnchanged` throws if the signed PSBT is of another
 * transaction; a client that broadcasts the PSBT itself calls it before the broadcast.
 */
export type SignPsbtRequest = {
  from: string
  psbt: string
  signInputs: PsbtRequest['signInputs']
  broadcast: boolean
  assertUnchanged(signed: string): void
}
/** `psbt`: base64. `txid`: null if the transaction was not broadcast. */
export type SignPsbtResult = { psbt: string; txid: string | null }
