import { cleanText } from '../../domain/text/text.ts'
import { safeImage } from '../../domain/text/url.ts'
import { remoteConnectorId } from '../../domain/wallet/wallet.ts'

/** One EIP-6963 announcement, read into fresh data. `id` stays the same over reloads where the wallet allows it. */
export type Announcement = {
  id: string
  uuid: string
  name: string
  rdns: string | null
  icon: string | null
  provider: object
}

/** Ids that are nobody's to take: `window.ethereum`'s row, remote wallets. */
const isTaken = (id: string) => id === injectedId || id === remoteConnectorId
const rdnsForm = /^[a-z0-9_-]+(\.[a-z0-9_-]+)+$/i
const longestKey = 128
/** The id of `window.ethereum`'s row, which nobody may announce. */
export const injectedId = 'injected'

/** null for what is not an announcement: a field missing or of another type, a hostile object (fault case A3). What else it holds is left behind. */
export function readAnnouncement(detail: unknown): Announcement | null {
  try {
    if (!isObject(detail)) return null
    const info: unknown = Reflect.get(detail, 'info')
    const provider: unknown = Reflect.get(detail, 'provider')
    if (!isObject(info) || !isProvider(provider)) return null
    const [uuid, said, icon, domain] = ['uuid', 'name', 'icon', 'rdns'].map((key): unknown =>
      Reflect.get(info, key),
    )
    if (
      !isKey(uuid) ||
      typeof said !== 'string' ||
      typeof icon !== 'string' ||
      typeof domain !== 'string'
    )
      return null
    const name = cleanText(said)
    const rdns = domain.length <= longestKey && rdnsForm.test(domain) ? domain : null
    const id = [rdns, name, uuid].find((key) => key && !isTaken(key))
    return id ? { id, uuid, name: name || id, rdns, icon: safeImage(icon), provider } : null
  } catch {
    return null
  }
}

/** Something with a `request` method, as far as one can tell without calling it; anything that throws is none (fault case A7). */
export function isProvider(value: unknown): value is object {
  try {
    return isObject(value) && typeof Reflect.get(value, 'request') === 'function'
  } catch {
    return false
  }
}

const isObject = (value: unknown): value is object =>
  (typeof value === 'object' && value !== null) || typeof value === 'function'
const isKey = (value: unknown): value is string =>
  typeof value === 'string' && value.length > 0 && value.length <= longestKey
