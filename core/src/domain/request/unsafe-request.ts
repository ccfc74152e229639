import type { Namespace } from '../caip/namespace.ts'

/** What a wallet inside this page wants the visitor to decide on. Specification, sections 4 and 6. */
export type UnsafeRequest = {
  id: string
  namespace: Namespace
  /** CAIP-2, as the wallet says it. */
  caipNetworkId: string | null
  /** Plain address of the account that is asked. */
  address: string | null
  method: string
  /** As the page gave them; hostile. */
  params: unknown
}
export type RequestOutcome = 'success' | 'error' | 'cancel'

/** Where such requests come from, and how they are answered. Everything may throw. */
export type ApprovalSource = {
  /** The connector that asks. */
  connectorId: string
  /** Whoever subscribes is told of what is still pending, too. `asked`: a decision is wanted. `settled`: the request is over, however it came about. Returns the stop. */
  subscribe(listener: {
    asked(request: UnsafeRequest): void
    settled(id: string, outcome: RequestOutcome): void
  }): () => void
  /** What is approved here; null where the wallet shows its own buttons. */
  approve: ((id: string) => void) | null
  /** The visitor said no, or left: the request is over (4001). */
  reject(id: string): void
}
