import type { Namespace } from '../caip/namespace.ts'

/** A request of an in-page wallet that requires the visitor's decision. */
export type UnsafeRequest = {
  id: string
  namespace: Namespace
  /** CAIP-2, as the wallet reports it. */
  caipNetworkId: string | null
  /** Plain address of the account that signs. */
  address: string | null
  method: string
  /**
   * The page's parameters, untrusted. A copy: the page must not be able to change them while the
   * visitor reviews them.
   */
  params: unknown
}
export type RequestOutcome = 'success' | 'error' | 'cancel'

/** The interface of an in-page wallet to the approvals store. All methods may throw. */
export type ApprovalSource = {
  /** The connector of the wallet. */
  connectorId: string
  /**
   * Reports new requests (`received`) and the end of requests (`settled`). A new subscriber also
   * receives the pending requests. Returns unsubscribe.
   */
  subscribe(listener: {
    received(request: UnsafeRequest): void
    settled(id: string, outcome: RequestOutcome): void
  }): () => void
  /** Approves a request. Null if the wallet shows its own buttons. */
  approve: ((id: string) => void) | null
  /** Rejects a request with 4001: the visitor declined or closed the modal. */
  reject(id: string): void
}

/**
 * A request and who draws its buttons: the modal, the in-page wallet itself, or the frame of the
 * embedded wallet, for which the modal reserves a box.
 */
export type ApprovalRequest = UnsafeRequest & { drawnBy: 'modal' | 'wallet' | 'frame' }

/** Prefix of the ids of the embedded wallet's requests among those of all wallets. */
export const framePrefix = 'frame:'

/**
 * The requests of the wallet of the option `approvals`, and those of the embedded wallet. Null: there
 * is no such wallet.
 */
export type ApprovalSources = { page: ApprovalSource | null; embedded: ApprovalSource | null }

/** The requests of all wallets of the page. */
export type Approvals = {
  subscribe(listener: {
    received(request: ApprovalRequest): void
    settled(id: string, outcome: RequestOutcome): void
  }): () => void
  approve(id: string): void
  reject(id: string): void
}
