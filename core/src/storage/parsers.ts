import { accountTypes } from '../domain/account/account.ts'
import { isConnectorKey } from '../domain/account/connector-key.ts'
import { isCaipNetworkId, namespaceOf } from '../domain/caip/caip.ts'
import { socialProviders } from '../domain/config/socials.ts'
import { isProjectKey } from '../domain/config/stored-answer.ts'
import { limits } from '../domain/constants.ts'
import { fieldsOf } from '../domain/object.ts'
import { cleanText } from '../domain/text/text.ts'
import { parseWallets } from '../domain/wallet/parse-wallet.ts'
import { safeDeepLink } from '../domain/wallet/safe-deep-link.ts'
import type { StorageKey, StorageValue, StorageValues } from './schema.ts'

/** Parses stored texts, which are untrusted (rule R23). */
export type StorageParser = {
  /** Returns null if the text is not a valid value of the key. */
  parse<Key extends StorageKey>(key: Key, text: string): StorageValue<Key> | null
  isKey(text: string): text is StorageKey
}
type Parsers = { [Key in keyof StorageValues]: (text: string) => StorageValues[Key] | null }
type Parse<T> = (value: unknown) => T | null

const statuses = ['disconnected', 'connecting', 'reconnecting', 'connected'] as const
const isIdentifier = (text: string) => text.length > 0 && text.length <= 256
const isNamespace = (text: string) => /^[-a-z0-9]{3,8}$/.test(text)

/**
 * Creates the parser of all keys. The parser does not use the schema library, because that would
 * exceed the size limit of the modal's first view.
 */
export function createStorageParser(): StorageParser {
  const parseNamespaces = listOf((value) =>
    typeof value === 'string' && isNamespace(value) ? value : null,
  )
  const parseConnections = listOf((value) => {
    const { connectorId, accounts } = fieldsOf(value)
    const addresses = listOf((account) => parseIdentifier(fieldsOf(account).address))(accounts)
    const id = parseIdentifier(connectorId)
    return id === null || addresses === null
      ? null
      : { connectorId: id, accounts: addresses.map((address) => ({ address })) }
  })
  const parsePermissions = listOf((value) => {
    const { namespace, connectorId } = fieldsOf(value)
    const id = parseIdentifier(connectorId)
    return id !== null && typeof namespace === 'string' && isNamespace(namespace)
      ? { namespace, connectorId: id }
      : null
  })
  const parseNetworkIds = mapOf(
    (value, namespace) =>
      isCaipNetworkId(value) && namespaceOf(value) === namespace ? value : null,
    isNamespace,
  )
  const parseAccountTypes = mapOf(
    (value) => accountTypes.find((type) => type === value) ?? null,
    isNamespace,
  )
  const parseOpen = (value: unknown) => (value === 'open' || value === 'ending' ? value : null)
  const parseOpenSessions = mapOf(parseOpen, isNamespace)
  const parsers: Parsers = {
    active_namespace: (text) => (isNamespace(text) ? text : null),
    active_caip_network_id: (text) => (isCaipNetworkId(text) ? text : null),
    caip_network_ids: (text) => parseNetworkIds(parseJson(text)),
    connection_status: (text) => statuses.find((status) => status === text) ?? null,
    connected_namespaces: (text) => parseNamespaces(parseJson(text)),
    connections: (text) => mapOf(parseConnections, isNamespace)(parseJson(text)),
    preferred_account_types: (text) => parseAccountTypes(parseJson(text)),
    recent_wallets: (text) => {
      const list = parseJson(text)
      const wallets = parseWallets(list).slice(0, limits.recentWallets)
      return Array.isArray(list) && (wallets.length > 0 || list.length === 0) ? wallets : null
    },
    kept_permissions: (text) => parsePermissions(parseJson(text)),
    connected_social: parseSocial,
    social_provider: parseSocial,
    email_login_used: (text) => (text === 'true' ? text : null),
    embedded_session: parseOpen,
    email: shortText,
    social_username: shortText,
    last_used_chain: (text) => (isCaipNetworkId(text) ? text : null),
    last_email_login_time: (text) => (/^\d{1,16}$/.test(text) ? text : null),
    smart_account_enabled_networks: (text) =>
      listOf((value) => (isCaipNetworkId(value) ? value : null))(parseJson(text)),
    WALLETCONNECT_DEEPLINK_CHOICE: (text) => {
      const { href, name } = fieldsOf(parseJson(text))
      const link = safeDeepLink(href)
      return link !== null && typeof name === 'string'
        ? { href: link, name: cleanText(name) }
        : null
    },
    siwx_open: (text) => parseOpenSessions(parseJson(text)),
    // Sign-in and the caches parse these texts, so that their parsers are not part of the first load.
    siwx: asText,
    siwx_used_nonces: asText,
    siwx_auth_token: asText,
    siwx_nonce_token: asText,
    siwx_sign_out: asText,
    siwx_changed: asText,
    portfolio_cache: asText,
    identity_cache: asText,
    name_cache: asText,
    native_balance_cache: asText,
  }
  function parse<Key extends StorageKey>(key: Key, text: string): StorageValue<Key> | null
  function parse(key: StorageKey, text: string): unknown {
    if (isConnectorKey(key)) return isIdentifier(text) ? text : null
    // `domain/config` parses the answer of a project.
    if (isProjectKey(key)) return text
    return parsers[key](text)
  }
  return {
    parse,
    isKey: (key): key is StorageKey => isConnectorKey(key) || Object.hasOwn(parsers, key),
  }
}

const parseSocial = (text: string) => socialProviders.find((provider) => provider === text) ?? null
const shortText = (text: string) => (isIdentifier(text) ? cleanText(text) : null)
const asText = (text: string) => text
const parseIdentifier = (value: unknown): string | null =>
  typeof value === 'string' && isIdentifier(value) ? value : null

/** Creates a parser of lists. It returns null if an item is invalid. */
function listOf<T>(parse: Parse<T>): Parse<(T & {})[]> {
  return (value) => {
    if (!Array.isArray(value)) return null
    const items: (T | null)[] = value.map(parse)
    return items.every((item): item is T & {} => item !== null) ? items : null
  }
}

/** Creates a parser of objects. It returns null if a key or a value is invalid. */
function mapOf<T>(
  parse: (value: unknown, key: string) => T | null,
  isKey: (key: string) => boolean,
): Parse<Record<string, T>> {
  return (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return null
    const entries = Object.entries(value).map(
      ([key, item]) => [key, isKey(key) ? parse(item, key) : null] as const,
    )
    return entries.every((entry): entry is readonly [string, T & {}] => entry[1] !== null)
      ? Object.fromEntries(entries)
      : null
  }
}

/**
 * Parses JSON and drops keys that would change a prototype (rule R10). Returns null if the text is
 * not JSON.
 */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text, (key, value) =>
      key === '__proto__' || key === 'constructor' || key === 'prototype' ? undefined : value,
    )
  } catch {
    return null
  }
}
