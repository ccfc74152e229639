import type { Account } from '../../domain/account/account.ts'

/** `ecdsa`: BIP-137, for p2pkh, p2sh and p2wpkh addresses. `bip322`: for all addresses. */
export type SigningProtocol = 'ecdsa' | 'bip322'

/**
 * `address`: one of the connected accounts, by default the active one. `protocol`: by default
 * `bip322` for p2wsh and p2tr addresses, `ecdsa` for all others.
 */
export type MessageRequest = {
  message: string
  address?: string | undefined
  protocol?: SigningProtocol | undefined
}
/** `signature`: base64. */
export type SignedMessage = { address: string; signature: string; protocol: SigningProtocol }

/**
 * `psbt`: base64. `sighashTypes`: by default chosen by the wallet. `broadcast`: whether the wallet
 * also sends the transaction.
 */
export type PsbtRequest = {
  psbt: string
  signInputs: readonly {
    address: string
    index: number
    sighashTypes?: readonly number[] | undefined
  }[]
  broadcast?: boolean | undefined
}
/** `psbt`: the signed PSBT in base64. `txid`: null if the transaction was not broadcast. */
export type SignedPsbt = { psbt: string; txid: string | null }

/** `amount`: satoshi. */
export type TransferRequest = { recipient: string; amount: bigint }

/**
 * The provider of a connected Bitcoin wallet, local or remote. Its errors have the numbers of
 * EIP-1193 as `code`, and the `KitError` as `cause`.
 */
export type BitcoinProvider = {
  /**
   * The address that was active when the page requested this provider. The wallet's active address
   * if the wallet no longer shares that one; null while the wallet is not connected.
   */
  readonly address: string | null
  accounts(): readonly Account[]
  signMessage(request: MessageRequest, signal?: AbortSignal): Promise<SignedMessage>
  /** Signs a PSBT. Rejects if the result is another transaction. */
  signPsbt(request: PsbtRequest, signal?: AbortSignal): Promise<SignedPsbt>
  /** Resolves with the transaction id. Validates the recipient before the wallet request. */
  sendTransfer(request: TransferRequest, signal?: AbortSignal): Promise<string>
}
