import { isCaipNetworkId, namespaceOf } from '../../domain/caip/caip.ts'
import { allForms } from '../../domain/sign-in/message-form.ts'
import { parseMessage } from '../../domain/sign-in/parse-message.ts'
import { isSessionOf, type SignInData, type SignInSession } from '../../domain/sign-in/session.ts'
import { safeGet } from '../../domain/unknown.ts'
import { parsePageSession } from '../parse-session.ts'

export type Account = Pick<SignInData, 'accountAddress' | 'chainId'>

/** The account in an answer of a server: `address` and `chainId` (CAIP-2). Null without one. */
export function accountIn(body: unknown): Account | null {
  const accountAddress = safeGet(body, 'address')
  const chainId = safeGet(body, 'chainId')
  return typeof accountAddress === 'string' && accountAddress !== '' && isCaipNetworkId(chainId)
    ? { accountAddress, chainId }
    : null
}

/**
 * The session in an answer of a server. `message`, `signature` and `expirationTime` are optional.
 * Null if it is invalid. The session has started, also if the clock of the server is ahead.
 */
export function sessionIn(body: unknown): SignInSession | null {
  const account = accountIn(body)
  if (account === null) return null
  const expirationTime = safeGet(body, 'expirationTime')
  const message = safeGet(body, 'message')
  return parsePageSession({
    data: {
      ...signedData(message, account),
      ...account,
      ...(expirationTime !== null && { expirationTime }),
    },
    message,
    signature: safeGet(body, 'signature'),
  })
}

/** The fields of the signed text, if the server returns it. */
function signedData(message: unknown, { chainId, accountAddress }: Account): SignInData | null {
  if (typeof message !== 'string') return null
  try {
    const { data } = parseMessage(message, { forms: allForms, namespace: namespaceOf(chainId) })
    return isSessionOf({ data }, chainId, accountAddress) ? data : null
  } catch {
    return null // A text that is not a sign-in message has no fields.
  }
}
