import { lookInto } from '../../errors/extract-error.ts'
import { codeOf, type ErrorCode, KitError } from '../../errors/kit-error.ts'

/**
 * A wallet that failed somewhere, or is not there any more, says nothing of what it did before. Nor does a nonce that is used: the wallet
 * chose it, and may have used it for this.
 */
const mute: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'rpc/internal',
  'rpc/invalid-input',
  'rpc/parse',
  'rpc/provider-disconnected',
  'transaction/nonce-invalid',
])
const telling = /^(?:rpc|transaction|send|network)\//
/** Nodes say so, and wallets after them, of what they have already, or may have taken. */
const taken =
  /already (?:known|imported|exists|been processed|processed)|known transaction|alreadyprocessed|time(?:d )?[ -]?out/i

/** What it means that a wallet which was asked to send answers with an error: unless that says that nothing was sent, it may have been. */
export function unlessTold(error: unknown, signal: AbortSignal): unknown {
  if (signal.aborted) return error
  const code = codeOf(error)
  const isTold =
    telling.test(code) &&
    !mute.has(code) &&
    !lookInto(error).texts.some((text) => taken.test(text.slice(0, 2_000)))
  return isTold ? error : new KitError('send/unfollowed', {}, { cause: error })
}
