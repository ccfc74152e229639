import * as v from 'valibot'
import { isExpired } from '../domain/text/time.ts'
import type { Clock } from '../platform/platform.ts'
import type { StorageValues } from './schema.ts'
import type { Storage } from './storage.ts'

/** Keys that hold answers as text: who asks for them knows what they look like. */
type Key = {
  [K in keyof StorageValues]: StorageValues[K] extends string ? K : never
}[keyof StorageValues] &
  `${string}_cache`
type Options<T> = {
  storage: Storage
  clock: Clock
  key: Key
  lifetime: number
  most: number
  schema: v.GenericSchema<unknown, T>
}

/** Answers by what was asked, each good for a while; what reads badly, or is too old, is not there (rule R23). */
export type KeptAnswers<T> = {
  /** null when there is none, or it is too old: then it is dropped. */
  get(id: string): T | null
  set(id: string, answer: T): void
}

/** Characters that the answers under one key may take: pictures can be large, and storage is everybody's. */
const room = 300_000

/** `lifetime` in ms; exactly as old is still good. Beyond `most`, or what there is room for, the oldest go. */
export function createKeptAnswers<T>({
  storage,
  clock,
  key,
  lifetime,
  most,
  schema,
}: Options<T>): KeptAnswers<T> {
  const entry = v.object({ id: v.string(), answer: schema, timestamp: v.number() })
  type Entry = v.InferOutput<typeof entry>

  const kept = (): readonly unknown[] => {
    const list = parsed(storage.get(key) ?? '[]')
    return Array.isArray(list) ? list : []
  }
  const good = (list: readonly unknown[]): readonly Entry[] =>
    list.flatMap((one) => {
      const result = v.safeParse(entry, one)
      return result.success && !isExpired(result.output.timestamp, lifetime, clock.now())
        ? [result.output]
        : []
    })
  const write = (entries: readonly Entry[]) => {
    let left = room
    const fitting = entries.slice(0, most).map((one) => JSON.stringify(one))
    const end = fitting.findIndex((text) => {
      left -= text.length + 1
      return left < 0
    })
    storage.set(key, `[${fitting.slice(0, end === -1 ? most : end).join(',')}]`)
  }
  return {
    get(id) {
      const list = kept()
      const entries = good(list)
      if (entries.length < list.length) write(entries)
      return entries.find((one) => one.id === id)?.answer ?? null
    },
    set(id, answer) {
      const others = good(kept()).filter((one) => one.id !== id)
      write([{ id, answer, timestamp: clock.now() }, ...others])
    },
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text, (key, value) =>
      key === '__proto__' || key === 'constructor' || key === 'prototype' ? undefined : value,
    )
  } catch {
    return null
  }
}
