import { timeouts } from '../../domain/constants.ts'
import type { OpenCode } from '../../domain/remote/open-code.ts'
import type {
  AuthenticationAnswer,
  AuthenticationRequest,
} from '../../domain/sign-in/authentication.ts'
import { safeGet } from '../../domain/unknown.ts'
import { withDeadline } from '../../platform/with-deadline.ts'
import type { RelayOptions, RelaySession } from './relay.types.ts'
import { safeGetText, toList } from './sdk-access.ts'

/** Maximum number of cacaos of one answer: more accounts and networks than any wallet signs for. */
const maxCacaos = 100

/** The requests to sign in that are sent with proposals, and the answers of wallets. */
export type Authentications = {
  /**
   * Creates the request of the next pairing. Null if that fails or takes longer than 4 s, and after
   * a code whose request no wallet has answered: wallets may drop such a proposal (fault V10).
   */
  request(): Promise<AuthenticationRequest | null>
  /**
   * Records that the visitor sees the code of a request. Returns whether no wallet has answered this
   * request, or that of an earlier code.
   */
  markShown(request: AuthenticationRequest | null): boolean
  /** Records the answer of an approved session of the SDK. `request`: null if there was none. */
  record(session: unknown, request: AuthenticationRequest | null): void
  /** Returns and removes the answer of a session. The answers of other sessions are removed too. */
  take(session: RelaySession | null): AuthenticationAnswer | null
}

/** `earlier`: the code that an unloaded page showed. */
export function createAuthentications(
  { platform: { clock, log }, authentication }: RelayOptions,
  signal: AbortSignal,
  earlier: OpenCode | null,
): Authentications {
  /** Answers by session topic, until the session is in use. */
  const answers = new Map<string, Omit<AuthenticationAnswer, 'accounts'>>()
  let isUnanswered = earlier?.isUnanswered ?? false
  return {
    async request() {
      if (isUnanswered) return null
      const options = { clock, ms: timeouts.authenticationMessage, signals: [signal] }
      return withDeadline(options, authentication).catch((error: unknown) => {
        log.warn('A remote wallet is not asked to sign in while it connects', error)
        return null
      })
    },
    markShown(request) {
      if (request !== null) isUnanswered = true
      return isUnanswered
    },
    record(session, request) {
      if (request !== null) isUnanswered = false
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
