import * as v from 'valibot'
import { isExpired } from '../domain/time.ts'
import type { Clock } from '../platform/platform.ts'
import type { StorageValues } from './schema.ts'
import type { Storage } from './storage.ts'

/** Keys that hold answers as text: who asks for them knows what they look like. */
type Key = { [K in keyof StorageValues]: StorageValues[K] extends string ? K : never }[keyof StorageValues] & `${string}_cache`
type Options<T> = { storage: Storage; clock: Clock; key: Key; lifetime: number; most: number; schema: v.GenericSchema<unknown, T> }

/** Answers by what was asked, each good for a while; what reads badly, or is too old, is not there (rule R23). */
export type KeptAnswers<T> = { get(id: string): T | null; set(id: string, answer: T): void; drop(id: string): void }

/** `lifetime` in ms; exactly as old is still good. Beyond `most` the oldest go. */
export function createKeptAnswers<T>({ storage, clock, key, lifetime, most, schema }: Options<T>): KeptAnswers<T> {
  const entry = v.object({ id: v.string(), answer: schema, timestamp: v.number() })
  const good = () => {
    const kept = parsed(storage.get(key) ?? '[]')
    if (!Array.isArray(kept)) return []
    return kept.flatMap((one: unknown) => {
      const result = v.safeParse(entry, one)
      return result.success && !isExpired(result.output.timestamp, lifetime, clock.now()) ? [result.output] : []
    })
  }
  const write = (entries: readonly v.InferOutput<typeof entry>[]) => storage.set(key, JSON.stringify(entries))
  return {
    get: (id) => good().find((one) => one.id === id)?.answer ?? null,
    set: (id, answer) => write([{ id, answer, timestamp: clock.now() }, ...good().filter((one) => one.id !== id)].slice(0, most)),
    drop: (id) => write(good().filter((one) => one.id !== id)),
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text, (key, value) => (key === '__proto__' || key === 'constructor' || key === 'prototype' ? undefined : value))
  } catch {
    return null
  }
}
