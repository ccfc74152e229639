import type { HttpPlatform } from '../clients/http/request.ts'
import type { CaipNetworkId } from '../domain/caip/caip.ts'
import type { CustomRpcUrls } from '../domain/network/network.ts'

/** What verifying needs of its environment; there is no DOM. */
export type VerifyHost = HttpPlatform & {
  /**
   * RPC URLs of a network, in order of preference. Empty for a network that is not configured. Only
   * the signatures of contract accounts need them.
   */
  rpcUrls(caipNetworkId: CaipNetworkId): readonly string[]
  /** Sent to the hosted gateway only. Null without a project. */
  projectId: string | null
  /** Headers of the page for its own nodes. */
  customRpcUrls: CustomRpcUrls
}

/**
 * How an account may have signed: `key` by its key, `contract` by its contract (ERC-1271, ERC-6492),
 * `any` by either. Namespaces other than eip155 have keys only.
 */
export type Proof = 'any' | 'key' | 'contract'

/** A text and the signature that an account is said to have made of it. */
export type SignatureClaim = {
  caipNetworkId: CaipNetworkId
  address: string
  text: string
  /** As the wallet returns it: hex on eip155 and polkadot, base58 on solana, base64 elsewhere. */
  signature: string
  proof: Proof
}

/** Verifies the signatures of one namespace. */
export type Verifier = {
  /** Whether two texts are addresses of one account. False if one of them is not an address. */
  isSameAccount(a: string, b: string): boolean
  /** False for an invalid signature. Throws only if the chain or code cannot be read. */
  isSigned(claim: SignatureClaim, signal: AbortSignal): Promise<boolean>
  /**
   * The key that has made a valid signature. Null for an invalid one. Only for namespaces whose
   * verifiers need it beside the signature.
   */
  publicKey?(claim: SignatureClaim): Promise<PublicKey | null>
}

/** A key of secp256k1 as ADR-36 has it beside a signature. `value`: 33 bytes in base64. */
export type PublicKey = { type: 'tendermint/PubKeySecp256k1'; value: string }

/** The code of a verifier, which is imported on demand. */
export type VerifierModule = { createVerifier(host: VerifyHost): Verifier }
