import type { Account } from '../../domain/account/account.ts'

/** `ecdsa`: BIP-137, for addresses with one plain key. `bip322`: for any address; taproot has no other. */
export type SigningProtocol = 'ecdsa' | 'bip322'

/** `address`: one of the accounts; default: the active one. `protocol`: default is what its kind of address can do. */
export type MessageRequest = {
  message: string
  address?: string | undefined
  protocol?: SigningProtocol | undefined
}
/** `signature`: base64. */
export type SignedMessage = { address: string; signature: string; protocol: SigningProtocol }

/** `psbt`: base64. `sighashTypes`: default is the wallet's. `broadcast`: the wallet also sends it. */
export type PsbtRequest = {
  psbt: string
  signInputs: readonly {
    address: string
    index: number
    sighashTypes?: readonly number[] | undefined
  }[]
  broadcast?: boolean | undefined
}
/** `psbt`: base64, of the same transaction. `txid`: null where it was not sent. */
export type SignedPsbt = { psbt: string; txid: string | null }

/** `amount`: satoshi. */
export type TransferRequest = { recipient: string; amount: bigint }

/** What a page can ask of a connected Bitcoin wallet, wherever it is. Everything thrown is a `KitError`. */
export type BitcoinProvider = {
  /** The one that the page was on when it asked for this object, while it is shared; null while the wallet is not connected. */
  readonly address: string | null
  accounts(): readonly Account[]
  signMessage(request: MessageRequest, signal?: AbortSignal): Promise<SignedMessage>
  /** Signs; what comes back is checked to be the transaction that was handed over. */
  signPsbt(request: PsbtRequest, signal?: AbortSignal): Promise<SignedPsbt>
  /** Resolves with the transaction's id. The receiver is checked before the wallet is asked. */
  sendTransfer(request: TransferRequest, signal?: AbortSignal): Promise<string>
}
