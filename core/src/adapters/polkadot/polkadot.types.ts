import type { Account } from '../../domain/account/account.ts'

/** `prefixes`: the number that addresses of a network begin with (SS58), by CAIP-2 id. Polkadot and Kusama are known, any other has 42. */
export type PolkadotOptions = { prefixes?: Readonly<Record<string, number>> | undefined }

/** Bytes to be signed, in hex; wallets put them between `<Bytes>` and `</Bytes>`. */
export type PolkadotRaw = { address: string; data: string; type?: 'bytes' | 'payload' | undefined }
/** A transaction as wallets take it: `SignerPayloadJSON` of the Polkadot libraries. */
export type PolkadotPayload = { address: string } & Readonly<Record<string, unknown>>
/** Hex with 0x; some wallets also give the whole signed transaction. */
export type PolkadotSignature = { id: number; signature: string; signedTransaction?: string }

/** Fits where the Polkadot libraries want a signer. What it gives was not verified. */
export type PolkadotSigner = {
  signRaw(payload: PolkadotRaw): Promise<PolkadotSignature>
  signPayload(payload: PolkadotPayload): Promise<PolkadotSignature>
}

/** What a page can do with a Polkadot wallet, in this browser or across the relay. */
export type PolkadotProvider = {
  /** The account that was active when this was asked for, as its network writes it now. null: none is shared any more. */
  readonly address: string | null
  /** What the wallet shares on its present network; across the relay only that account, the kit knows the others. */
  readonly accounts: readonly Account[]
  signer: PolkadotSigner
  /** Hex with 0x, verified. */
  signMessage(request: { address: string; message: string }): Promise<string>
}
