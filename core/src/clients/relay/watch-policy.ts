import { parseUrl } from '../../domain/text/parse-url.ts'
import { remoteErrors } from '../../errors/areas/remote.ts'
import { KitError } from '../../errors/kit-error.ts'
import type { Platform } from '../../platform/platform.ts'

/** The relay that the SDK uses by default. */
const hostedRelay = 'wss://relay.walletconnect.org'

/**
 * Calls the listener with `remote/blocked` when the content security policy of the page blocks the
 * relay. `relayUrl`: null for the hosted relay. Returns unsubscribe.
 */
export function watchPolicy(
  page: Platform['page'],
  relayUrl: string | null,
  listener: (error: KitError) => void,
): () => void {
  const host = parseUrl(relayUrl ?? hostedRelay)?.host
  return page.onBlocked(({ directive, url }) => {
    const blocked = parseUrl(url)
    if (directive === 'connect-src' && blocked !== null && blocked.host === host)
      listener(new KitError(remoteErrors, 'remote/blocked', { directive, source: blocked.origin }))
  })
}
