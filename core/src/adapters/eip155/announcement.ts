import { isObject } from '../../domain/object.ts'
import { cleanText } from '../../domain/text/text.ts'
import { safeImage } from '../../domain/text/url.ts'
import { hasMethod, safeGet } from '../../domain/unknown.ts'
import { remoteConnectorId } from '../../domain/wallet/wallet.ts'

/**
 * A parsed EIP-6963 announcement. `id` is the same after a reload unless the wallet has only a
 * uuid.
 */
export type Announcement = {
  id: string
  uuid: string
  name: string
  rdns: string | null
  icon: string | null
  provider: object
}

/** Connector id of `window.ethereum`. A wallet cannot announce itself with this id. */
export const injectedId = 'injected'

const isReservedId = (id: string) => id === injectedId || id === remoteConnectorId
const rdnsForm = /^[a-z0-9_-]+(\.[a-z0-9_-]+)+$/i
const maxIdLength = 128

/**
 * Parses the detail of an announcement event. Null if a field is missing or invalid (fault A3). The
 * id is the rdns, else the name, else the uuid.
 */
export function parseAnnouncement(detail: unknown): Announcement | null {
  const provider = safeGet(detail, 'provider')
  const info = safeGet(detail, 'info')
  if (!isObject(info) || !isProvider(provider)) return null
  const uuid = safeGet(info, 'uuid')
  const rawName = safeGet(info, 'name')
  const icon = safeGet(info, 'icon')
  const rawRdns = safeGet(info, 'rdns')
  if (!isIdText(uuid) || typeof rawName !== 'string') return null
  if (typeof icon !== 'string' || typeof rawRdns !== 'string') return null
  const name = cleanText(rawName)
  const rdns = rawRdns.length <= maxIdLength && rdnsForm.test(rawRdns) ? rawRdns : null
  const id = [rdns, name, uuid].find((candidate) => candidate && !isReservedId(candidate))
  return id ? { id, uuid, name: name || id, rdns, icon: safeImage(icon), provider } : null
}

/**
 * Whether a value has a `request` method; does not call it. False if a getter throws (fault A7).
 */
export const isProvider = (value: unknown): value is object => hasMethod(value, 'request')

const isIdText = (value: unknown): value is string =>
  typeof value === 'string' && value.length > 0 && value.length <= maxIdLength
