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
