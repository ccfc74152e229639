import { fromPromise } from 'xstate'
import { checkMessage, clockTolerance } from '../../domain/sign-in/check-message.ts'
import { allForms } from '../../domain/sign-in/message-form.ts'
import type { SignInSession } from '../../domain/sign-in/session.ts'
import { parseUrl } from '../../domain/text/parse-url.ts'
import { kitErrors } from '../../errors/areas/kit.ts'
import { siwxErrors } from '../../errors/areas/siwx.ts'
import { isKitError, KitError } from '../../errors/kit-error.ts'
import type { Deps } from '../../protocol/deps.ts'
import type { MessageRequest, PreparedMessage, Signed, SignRequest } from './sign-in.types.ts'

/** Limits of the lifetime that an extension gives a message, in ms. */
const minLifetime = 10_000
const maxLifetime = 2_147_483_647

/** Actors that create, sign and store the sign-in message. */
export const signInActors = ({
  siwx,
  adapters,
  platform: { clock },
}: Pick<Deps, 'siwx' | 'adapters' | 'platform'>) => {
  const extension = () => {
    if (siwx === null) throw new KitError(siwxErrors, 'siwx/not-enabled')
    return siwx
  }
  return {
    /**
     * Resolves with the message of the extension, once its text says what this page and this
     * account sign (rule R17).
     */
    prepareMessage: fromPromise<PreparedMessage, MessageRequest>(
      async ({ input: { account, origin, metadataUrl } }) => {
        const page = parseUrl(origin)
        const found = parseUrl(metadataUrl)?.origin ?? metadataUrl
        if (page === null || found !== page.origin)
          throw new KitError(siwxErrors, 'siwx/domain-mismatch', {
            found: found.slice(0, 100),
            expected: origin,
          })
        const { address, caipNetworkId: chainId } = account
        const { createMessage, messageLifetime } = extension()
        const created = await createMessage({ accountAddress: address, chainId }).catch(rethrow)
        const text = created.toString()
        const { toString: _, ...data } = created
        checkMessage(
          { data, text },
          {
            domain: page.host,
            origin: page.origin,
            account: { chainId, address },
            nonce: 'server',
            // The extension chooses the form; its server decides which it accepts.
            forms: allForms,
            now: clock.now(),
            tolerance: clockTolerance,
          },
        )
        const lifetime = Math.min(Math.max(messageLifetime, minLifetime), maxLifetime)
        return { data, message: text, lifetime }
      },
    ),
    /** Resolves with the signature of the account, which the adapter verified (decision 44). */
    signMessage: fromPromise<Signed, SignRequest>(
      async ({ input: { account, message }, signal }) => {
        const { namespace, connectorId, address, caipNetworkId } = account
        const adapter = await adapters.get(namespace)
        const signature = await adapter.signMessage(
          { connectorId, address, caipNetworkId, message },
          signal,
        )
        return { signature }
      },
    ),
    /**
     * Resolves with the session as the extension keeps it. After an abort, a session that opens late
     * ends again (fault SG2).
     */
    storeSession: fromPromise<SignInSession, SignInSession>(({ input, signal }) =>
      extension().addSession(input, signal).catch(rethrow),
    ),
  }
}

/** An extension of the page throws errors of its own, which are the cause for the developer. */
function rethrow(error: unknown): never {
  throw isKitError(error) ? error : new KitError(kitErrors, 'kit/unknown', {}, { cause: error })
}
