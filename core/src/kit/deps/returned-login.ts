import { parseUrl } from '../../domain/text/parse-url.ts'
import { flows } from '../../flows/list.generated.ts'
import type { Device, Popups } from '../../platform/platform.ts'
import type { ReturnedLogin } from '../../protocol/flow.ts'
import type { ViewRequest } from '../../protocol/messages.ts'
import type { Storage } from '../../storage/storage.ts'

/**
 * The view of the social login that left the page in Telegram, and returned to it with the parameter
 * `result_uri`. Read once: the parameter leaves the address bar, and the stored provider is deleted.
 * Null outside of Telegram and without a stored provider: then the page did not start the login,
 * and its URL stays.
 */
export function takeReturnedLogin(
  url: string,
  storage: Pick<Storage, 'get' | 'remove'>,
  { replaceUrl }: Pick<Popups, 'replaceUrl'>,
  { telegram }: Pick<Device, 'telegram'>,
): ViewRequest | null {
  const parsed = parseUrl(url)
  const resultUri = parsed?.searchParams.get('result_uri') ?? null
  const provider = storage.get('social_provider')
  if (!telegram || parsed === null || resultUri === null || provider === null) return null
  storage.remove('social_provider')
  parsed.searchParams.delete('result_uri')
  replaceUrl(parsed.href)
  const view = flows.find(({ returns }) => returns)?.views[0]
  if (provider === 'farcaster' || view === undefined) return null
  const data: ReturnedLogin = { provider, resultUri }
  // `defineFlow` checks that the view of such a flow takes this data.
  return { view, data } as ViewRequest
}
