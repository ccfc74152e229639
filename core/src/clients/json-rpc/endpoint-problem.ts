import type { ErrorCode } from '../../errors/catalogue.ts'
import { codeOf } from '../../errors/kit-error.ts'

const problems: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'endpoint/unreachable',
  'endpoint/blocked',
  'endpoint/refused',
  'endpoint/unreadable',
  'endpoint/wrong-chain',
  'kit/timed-out',
  'rpc/limit-exceeded',
  'rpc/method-not-found',
  'rpc/method-not-supported',
  'rpc/resource-not-found',
  'rpc/resource-unavailable',
])

/**
 * Returns whether the request may succeed on another endpoint. False for errors of the chain itself
 * (a reverted call, invalid parameters), which every endpoint returns.
 */
export function isEndpointProblem(error: unknown): boolean {
  return problems.has(codeOf(error))
}
