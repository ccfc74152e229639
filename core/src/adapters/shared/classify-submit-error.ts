import { extractError } from '../../errors/extract-error.ts'
import { codeOf, type ErrorCode, KitError } from '../../errors/kit-error.ts'

/**
 * Codes after which the transaction may still have been broadcast: the wallet failed or
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

/**
 * Maps an error from `submit`. Errors that prove that nothing was broadcast pass through, as does
 * the error of an aborted call; every other error becomes `send/unfollowed`.
 */
export function classifySubmitError(error: unknown, signal: AbortSignal): unknown {
  if (signal.aborted) return error
  const code = codeOf(error)
  const isConclusive =
    conclusiveAreas.test(code) &&
    !inconclusive.has(code) &&
    !extractError(error).texts.some((text) => maybeBroadcast.test(text.slice(0, 2_000)))
  return isConclusive ? error : new KitError('send/unfollowed', {}, { cause: error })
}
