import type { RequestOutcome, UnsafeRequest } from '../../domain/request/unsafe-request.ts'

/** `approvable`: what is approved here; else the wallet shows its own buttons. `most`: so many may be pending. */
export type ApprovalsInput = { approvable: boolean; most: number }
/** First come, first decided; the first is the one that is shown. */
export type ApprovalsContext = ApprovalsInput & { pending: readonly UnsafeRequest[] }
export type ApprovalsEvent =
  | { type: 'request.asked'; request: UnsafeRequest }
  /** The wallet is done with it, or gave it up. */
  | { type: 'request.ended'; id: string; outcome: RequestOutcome }
  | { type: 'approve'; id: string }
  | { type: 'reject'; id: string }
  /** Nobody looks any more: all that is pending is refused. */
  | { type: 'leave' }
export type ApprovalsFact =
  | { type: 'request.shown'; request: UnsafeRequest }
  /** Another one is to be decided after the first. */
  | { type: 'request.waiting' }
  /** `more`: others are waiting for a decision. */
  | { type: 'request.settled'; request: UnsafeRequest; outcome: RequestOutcome; more: boolean }
/** What the wallet is told. */
export type DecisionEvent = { type: 'approve' | 'reject'; id: string }
