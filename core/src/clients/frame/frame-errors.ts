import { cleanText } from '../../domain/text/text.ts'
import { KitError } from '../../errors/kit-error.ts'
import { fromWallet } from '../../errors/rpc-codes.ts'
import type { FrameMessage } from './frame-messages.ts'
import type { FrameRequestName } from './frame-requests.ts'

/** The text with which the services of a project reject a page whose origin is not allowed. */
const refusedOrigin = 'Unauthorized: origin not allowed'

/** The error of an open request whose frame is gone or reloaded (fault F8). */
export const abortedError = (name: FrameRequestName): KitError =>
  new KitError(name === 'RPC_REQUEST' ? 'embedded/request-aborted' : 'embedded/aborted')

/**
 * The error that the frame states. Its text is untrusted. A code of EIP-1193, such as 4001, counts
 * for RPC requests; a frame that states a text only is read like any other wallet.
 */
export function statedError({
  name,
  text,
  code,
}: Extract<FrameMessage, { type: 'error' }>): KitError {
  if (text?.includes(refusedOrigin)) return new KitError('embedded/unverified-domain')
  if (name === 'RPC_REQUEST') {
    const known = fromWallet({ code, message: text })
    if (known.code !== 'kit/unknown') return known
  }
  const clean = cleanText(text ?? '')
  return clean === ''
    ? new KitError('embedded/frame-error')
    : new KitError('embedded/frame-refused', { text: clean })
}
