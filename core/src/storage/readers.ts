import * as z from 'zod/mini'
import { isCaipNetworkId } from '../domain/caip.ts'
import { limits } from '../domain/limits.ts'
import { cleanText } from '../domain/text.ts'
import { safeImage } from '../domain/url.ts'
import type { StorageKey, StorageValue, StorageValues } from './schema.ts'

/** Reads what is kept: nothing from storage is trusted (rule R23). */
export type Reader = {
  /** null: the text is not what this key holds. */
  read<Key extends StorageKey>(key: Key, text: string): StorageValue<Key> | null
  isKey(text: string): text is StorageKey
}
type Readers = { [Key in keyof StorageValues]: (text: string) => StorageValues[Key] | null }

const statuses = ['disconnected', 'connecting', 'reconnecting', 'connected'] as const
/** Keys that would reach into an object's prototype are dropped while parsing (rule R10). */
const withoutPrototype = (key: string, value: unknown) => (key === '__proto__' || key === 'constructor' || key === 'prototype' ? undefined : value)

/** Made once per storage: schemas are objects, and importing makes none. */
export function createReader(): Reader {
  const word = z.string().check(z.minLength(1), z.maxLength(256))
  const namespace = z.string().check(z.regex(/^[-a-z0-9]{3,8}$/))
  const nullable = z.nullable(z.string())
  const wallet = z.object({ id: word, name: z.string(), rdns: z.nullable(word), icon: nullable })
  const balance = z.object({
    value: z.string().check(z.regex(/^\d{1,80}$/)),
    decimals: z.int().check(z.minimum(0), z.maximum(255)),
    symbol: z.string(),
  })
  const recent = json(z.array(wallet))
  const readers: Readers = {
    active_namespace: (text) => parsed(namespace, text),
    active_caip_network_id: (text) => (isCaipNetworkId(text) ? text : null),
    connection_status: (text) => statuses.find((status) => status === text) ?? null,
    connected_namespaces: json(z.array(namespace)),
    connections: json(z.record(namespace, z.array(z.object({ connectorId: word, accounts: z.array(z.object({ address: word })) })))),
    recent_wallets: (text) =>
      recent(text)
        ?.slice(0, limits.recentWallets)
        .map((kept) => ({ ...kept, name: cleanText(kept.name), icon: safeImage(kept.icon) })) ?? null,
    native_balance_cache: json(z.record(z.string(), z.object({ balance, timestamp: z.number() }))),
  }
  function read<Key extends StorageKey>(key: Key, text: string): StorageValue<Key> | null
  function read(key: StorageKey, text: string): unknown {
    return isConnectorKey(key) ? parsed(word, text) : readers[key](text)
  }
  return { read, isKey: (text): text is StorageKey => text.endsWith(connectorKey) || Object.hasOwn(readers, text) }
}

function parsed<T>(schema: z.ZodMiniType<T>, value: unknown): T | null {
  const result = schema.safeParse(value)
  return result.success ? result.data : null
}

function json<T>(schema: z.ZodMiniType<T>): (text: string) => T | null {
  return (text) => {
    try {
      return parsed(schema, JSON.parse(text, withoutPrototype))
    } catch {
      return null
    }
  }
}

const connectorKey = ':connected_connector_id'
const isConnectorKey = (key: StorageKey): key is Exclude<StorageKey, keyof StorageValues> => key.endsWith(connectorKey)
