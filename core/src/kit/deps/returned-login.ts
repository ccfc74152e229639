import type { PopupProvider } from '../../domain/config/socials.ts'
import { parseUrl } from '../../domain/text/parse-url.ts'
import type { Device, Frames } from '../../platform/platform.ts'
import type { Storage } from '../../storage/storage.ts'

export type ReturnedLogin = { provider: PopupProvider; resultUri: string }

/**
 * The social login that left the page in Telegram, and returned to it with the parameter
 * `result_uri`. Read once: the parameter leaves the address bar, and the stored provider is deleted.
 * Null outside of Telegram and without a stored provider: then the page did not start the login,
 * and its URL stays.
 */
export function takeReturnedLogin(
  url: string,
  storage: Pick<Storage, 'get' | 'remove'>,
  { replaceUrl }: Pick<Frames, 'replaceUrl'>,
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
