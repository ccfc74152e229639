import { accountTypes, type NativeBalance } from '../domain/account/account.ts'
import { isCaipNetworkId, namespaceOf } from '../domain/caip/caip.ts'
import { limits } from '../domain/constants.ts'
import { cleanText } from '../domain/text/text.ts'
import { safeDeepLink } from '../domain/wallet/deep-link-gate.ts'
import { readWallets } from '../domain/wallet/parse-wallet.ts'
import type { StorageKey, StorageValue, StorageValues } from './schema.ts'

/** Reads what is kept: nothing from storage is trusted (rule R23). */
export type Reader = {
  /** null: the text is not what this key holds. */
  read<Key extends StorageKey>(key: Key, text: string): StorageValue<Key> | null
  isKey(text: string): text is StorageKey
}
type Readers = { [Key in keyof StorageValues]: (text: string) => StorageValues[Key] | null }
type Read<T> = (value: unknown) => T | null

const statuses = ['disconnected', 'connecting', 'reconnecting', 'connected'] as const
const isWord = (text: string) => text.length > 0 && text.length <= 256
const isNamespace = (text: string) => /^[-a-z0-9]{3,8}$/.test(text)
const isBalance = ({ value, decimals }: NativeBalance) =>
  /^\d{1,80}$/.test(value) && Number.isInteger(decimals) && decimals >= 0 && decimals <= 255

/** What each key may hold, by hand: the modal's first view has no room for a schema library, and these are few. */
export function createReader(): Reader {
  const namespaces = listOf((value) =>
    typeof value === 'string' && isNamespace(value) ? value : null,
  )
  const held = listOf((value) => {
    const { connectorId, accounts } = fieldsOf(value)
    const addresses = listOf((account) => word(fieldsOf(account).address))(accounts)
    const id = word(connectorId)
    return id === null || addresses === null
      ? null
      : { connectorId: id, accounts: addresses.map((address) => ({ address })) }
  })
  const balance = (value: unknown) => {
    const { balance: its, timestamp } = fieldsOf(value)
    const { value: units, decimals, symbol } = fieldsOf(its)
    if (
      typeof units !== 'string' ||
      typeof decimals !== 'number' ||
      typeof symbol !== 'string' ||
      typeof timestamp !== 'number'
    )
      return null
    const read = { value: units, decimals, symbol }
    return isBalance(read) ? { balance: read, timestamp } : null
  }
  const readers: Readers = {
    active_namespace: (kept) => (isNamespace(kept) ? kept : null),
    active_caip_network_id: (kept) => (isCaipNetworkId(kept) ? kept : null),
    caip_network_ids: (kept) =>
      mapOf(
        (value, its) => (isCaipNetworkId(value) && namespaceOf(value) === its ? value : null),
        isNamespace,
      )(parsed(kept)),
    connection_status: (kept) => statuses.find((status) => status === kept) ?? null,
    connected_namespaces: (kept) => namespaces(parsed(kept)),
    connections: (kept) => mapOf(held, isNamespace)(parsed(kept)),
    preferred_account_types: (kept) =>
      mapOf(
        (value) => accountTypes.find((type) => type === value) ?? null,
        isNamespace,
      )(parsed(kept)),
    recent_wallets: (kept) => {
      const list = parsed(kept)
      const wallets = readWallets(list).slice(0, limits.recentWallets)
      return Array.isArray(list) && (wallets.length > 0 || list.length === 0) ? wallets : null
    },
    WALLETCONNECT_DEEPLINK_CHOICE: (kept) => {
      const { href, name } = fieldsOf(parsed(kept))
      const link = safeDeepLink(href)
      return link !== null && typeof name === 'string'
        ? { href: link, name: cleanText(name) }
        : null
    },
    // read by whoever asks for them: their form is not the first view's concern
    portfolio_cache: asText,
    identity_cache: asText,
    name_cache: asText,
    native_balance_cache: (kept) => mapOf(balance, isWord)(parsed(kept)),
  }
  function read<Key extends StorageKey>(key: Key, kept: string): StorageValue<Key> | null
  function read(key: StorageKey, kept: string): unknown {
    if (isConnectorKey(key)) return isWord(kept) ? kept : null
    return readers[key](kept)
  }
  return {
    read,
    isKey: (key): key is StorageKey => key.endsWith(connectorKey) || Object.hasOwn(readers, key),
  }
}

const asText = (kept: string) => kept
const word = (value: unknown): string | null =>
  typeof value === 'string' && isWord(value) ? value : null
/** What an object holds; nothing of what is none. */
const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}

/** A list, all of whose entries read well; else null. */
function listOf<T>(read: Read<T>): Read<(T & {})[]> {
  return (value) => {
    if (!Array.isArray(value)) return null
    const entries: (T | null)[] = value.map(read)
    return entries.every((entry): entry is T & {} => entry !== null) ? entries : null
  }
}

/** An object by key, all of whose values read well; else null. */
function mapOf<T>(
  read: (value: unknown, key: string) => T | null,
  isKey: (key: string) => boolean,
): Read<Record<string, T>> {
  return (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return null
    const entries = Object.entries(value).map(
      ([key, kept]) => [key, isKey(key) ? read(kept, key) : null] as const,
    )
    return entries.every((entry): entry is readonly [string, T & {}] => entry[1] !== null)
      ? Object.fromEntries(entries)
      : null
  }
}

/** Names that would reach into an object's prototype are dropped while parsing (rule R10). */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text, (key, value) =>
      key === '__proto__' || key === 'constructor' || key === 'prototype' ? undefined : value,
    )
  } catch {
    return null
  }
}

const connectorKey = ':connected_connector_id'
const isConnectorKey = (key: StorageKey): key is Exclude<StorageKey, keyof StorageValues> =>
  key.endsWith(connectorKey)
