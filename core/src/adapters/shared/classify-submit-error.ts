import { sendErrors } from '../../errors/areas/send.ts'
import type { ErrorCode } from '../../errors/catalogue.ts'
import { extractError } from '../../errors/extract-error.ts'
import { codeOf, isKitError, KitError } from '../../errors/kit-error.ts'

/**
 * Codes after which the transaction may still have been broadcast: the wallet or node failed or
 * disconnected at an unknown point. A used nonce proves nothing either, because the wallet chose
 * that nonce and may have used it for this transaction.
 */
const inconclusive: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'rpc/internal',
  'rpc/result-invalid',
  'rpc/invalid-input',
  'rpc/parse',
  'rpc/provider-disconnected',
  'transaction/nonce-invalid',
])
const conclusiveAreas = /^(?:rpc|transaction|send|network)\//
/**
 * Error texts of nodes, forwarded by wallets: the node already has the transaction, or may have it
 * because the request timed out.
 */
const maybeBroadcast =
  /already (?:known|imported|exists|been processed|processed)|known transaction|alreadyprocessed|time(?:d )?[ -]?out/i

/** Whether a status proves that the node refused the request: 400 to 499, except 408 (timeout). */
const isRefusal = (status = '') => /^4\d\d$/.test(status) && status !== '408'

/**
 * Whether an error proves that nothing was broadcast: it has a conclusive code, or the status of a
 * refusal. After every other error, the transaction may have been sent (decision 25).
 */
export function provesUnsent(error: unknown): boolean {
  if (isKitError(error, 'endpoint/refused')) return isRefusal(error.details.status)
  const code = codeOf(error)
  return (
    conclusiveAreas.test(code) &&
    !inconclusive.has(code) &&
    !extractError(error).texts.some((text) => maybeBroadcast.test(text.slice(0, 2_000)))
  )
}

/**
 * Maps an error from `submit`. Errors that prove that nothing was broadcast pass through, as does
 * the error of an aborted call; every other error becomes `send/unfollowed`.
 */
export function classifySubmitError(error: unknown, signal: AbortSignal): unknown {
  return signal.aborted || provesUnsent(error)
    ? error
    : new KitError(sendErrors, 'send/unfollowed', {}, { cause: error })
}
