'use client'
import { useContext, useState } from 'react'
import { MotionContext } from './MotionContext.ts'

/**
 * An item that is rendered. `entering`: it replaced another item. `exiting`: it was replaced and
 * stays rendered until its exit animation ends.
 */
export type PresenceItem<T> = { key: string; value: T; entering: boolean; exiting: boolean }

type Presence<T> = { current: PresenceItem<T> | null; exiting: readonly PresenceItem<T>[] }

/**
 * Keeps replaced items rendered during their exit animation: returns the exiting items, then the
 * current one. `remove` removes an item that has exited. A key keeps its first value; a null key
 * means that there is no current item. Without animation, replaced items are removed immediately.
 */
export function usePresence<T>(
  key: string | null,
  value: T,
): { items: readonly PresenceItem<T>[]; remove(key: string): void } {
  const { animate } = useContext(MotionContext)
  const createItem = (entering: boolean) =>
    key === null ? null : { key, value, entering, exiting: false }
  const [presence, setPresence] = useState<Presence<T>>(() => ({
    current: createItem(false),
    exiting: [],
  }))
  const { current, exiting } = presence
  if ((current?.key ?? null) !== key) {
    const others = exiting.filter((item) => item.key !== key)
    const skipsExit = animate === null || current === null
    setPresence({
      current: createItem(true),
      exiting: skipsExit ? others : [...others, { ...current, exiting: true }],
    })
  }
  return {
    items: current === null ? exiting : [...exiting, current],
    remove: (removed) =>
      setPresence((last) => ({
        ...last,
        exiting: last.exiting.filter((item) => item.key !== removed),
      })),
  }
}
