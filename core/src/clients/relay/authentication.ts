import { timeouts } from '../../domain/constants.ts'
import type {
  AuthenticationAnswer,
  AuthenticationRequest,
} from '../../domain/sign-in/authentication.ts'
import { safeGet } from '../../domain/unknown.ts'
import { withDeadline } from '../http/with-deadline.ts'
import type { RelayOptions, RelaySession } from './relay.types.ts'
import { safeGetText, toList } from './sdk-access.ts'

/** Maximum number of cacaos of one answer: more accounts and networks than any wallet signs for. */
const maxCacaos = 100

/** What wallets returned for a request to sign in, until the session of it is in use. */
export type AuthenticationAnswers = {
  /** Records the answer of an approved session of the SDK. `request`: null if there was none. */
  record(session: unknown, request: AuthenticationRequest | null): void
  /** Returns and removes the answer of a session. The answers of other sessions are removed too. */
  take(session: RelaySession | null): AuthenticationAnswer | null
}

export function createAuthenticationAnswers(): AuthenticationAnswers {
  const answers = new Map<string, Omit<AuthenticationAnswer, 'accounts'>>()
  return {
    record(session, request) {
      const topic = safeGetText(session, 'topic')
      const cacaos = toList(safeGet(session, 'authentication'))
      if (topic === null || request === null || cacaos.length === 0) return
      answers.set(topic, { request, cacaos: cacaos.slice(0, maxCacaos) })
    },
    take(session) {
      const answer = answers.get(session?.topic ?? '')
      answers.clear()
      if (answer === undefined || session === null) return null
      return { ...answer, accounts: session.namespaces.eip155?.accounts ?? [] }
    },
  }
}

/** Creates the request of a pairing. Null if that fails or takes longer than 4 s. */
export const createRequest = (
  { platform: { clock, log }, authentication }: RelayOptions,
  signal: AbortSignal,
): Promise<AuthenticationRequest | null> =>
  withDeadline(
    { clock, ms: timeouts.authenticationMessage, signals: [signal] },
    authentication,
  ).catch((error: unknown) => {
    log.warn('A remote wallet is not asked to sign in while it connects', error)
    return null
  })
