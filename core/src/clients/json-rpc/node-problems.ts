import { codeOf, type ErrorCode } from '../../errors/kit-error.ts'

const problems: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'endpoint/unreachable',
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

/** Whether another endpoint may well answer better. What the chain itself refuses (a reverted call, bad parameters) it would refuse again. */
export function isAboutTheNode(error: unknown): boolean {
  return problems.has(codeOf(error))
}
