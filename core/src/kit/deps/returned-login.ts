import { parseUrl } from '../../domain/text/parse-url.ts'
import type { Device, Popups } from '../../platform/platform.ts'
import type { ReturnedLogin } from '../../protocol/flow.ts'
import type { Storage } from '../../storage/storage.ts'

/**
 * The social login that left the page in Telegram, and returned to it with the parameter
 * `result_uri`. Read once: the parameter leaves the address bar, and the stored provider is deleted.
 * Null outside of Telegram and without a stored provider: then the page did not start the login,
 * and its URL stays.
 */
export function takeReturnedLogin(
  url: string,
  storage: Pick<Storage, 'get' | 'remove'>,
  { replaceUrl }: Pick<Popups, 'replaceUrl'>,
  { telegram }: Pick<Device, 'telegram'>,
): ReturnedLogin | null {
  const parsed = parseUrl(url)
  const resultUri = parsed?.searchParams.get('result_uri') ?? null
  const provider = storage.get('social_provider')
  if (!telegram || parsed === null || resultUri === null || provider === null) return null
  storage.remove('social_provider')
  parsed.searchParams.delete('result_uri')
  replaceUrl(parsed.href)
  return provider === 'farcaster' ? null : { provider, resultUri }
}
