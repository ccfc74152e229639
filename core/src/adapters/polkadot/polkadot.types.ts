import type { Account } from '../../domain/account/account.ts'

/**
 * `prefixes`: SS58 prefixes by CAIP-2 id. Those of Polkadot and Kusama are known; other networks
 * use 42 by default.
 */
export type PolkadotOptions = { prefixes?: Readonly<Record<string, number>> | undefined }

/** `data`: bytes to be signed, in hex. Wallets wrap them in `<Bytes>` and `</Bytes>`. */
export type PolkadotRaw = { address: string; data: string; type?: 'bytes' | 'payload' | undefined }
/** A transaction: `SignerPayloadJSON` of the Polkadot libraries. */
export type PolkadotPayload = { address: string }
/** Some wallets also return the signed transaction. */
export type PolkadotSignature = {
  id: number
  signature: `0x${string}`
  signedTransaction?: `0x${string}`
}

/** The `Signer` of the Polkadot libraries. Its signatures are not verified. */
export type PolkadotSigner = {
  signRaw(payload: PolkadotRaw): Promise<PolkadotSignature>
  signPayload(payload: PolkadotPayload): Promise<PolkadotSignature>
}

/** The provider of a Polkadot wallet, local or remote. */
export type PolkadotProvider = {
  /**
   * The address, on the current network, of the account that was active when the page requested
   * this provider. An extension that no longer shares that account: the address of another account,
   * or null if no account is usable on the network.
   */
  readonly address: string | null
  /** The accounts on the current network; for a remote wallet only that of `address`. */
  readonly accounts: readonly Account[]
  signer: PolkadotSigner
  /** Resolves with a verified signature in hex. */
  signMessage(request: { address: string; message: string }): Promise<string>
}
