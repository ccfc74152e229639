'use client'
import { useContext, useState } from 'react'
import { MotionContext } from './MotionContext.ts'

/** One of the things that take turns. `arrives`: it replaced another. `leaving`: it is on its way out, kept for as long as it moves. */
export type Passing<T> = { key: string; value: T; arrives: boolean; leaving: boolean }
type Turn<T> = { now: Passing<T> | null; leaving: readonly Passing<T>[] }

/**
 * Things that take turns in one place: the current one last, before it those that leave until `gone` is called. A value belongs to its
 * key for good; a key of null is nothing. Without movement nothing is kept.
 */
export function usePassing<T>(
  key: string | null,
  value: T,
): { passing: readonly Passing<T>[]; gone(key: string): void } {
  const { move } = useContext(MotionContext)
  const current = (arrives: boolean) =>
    key === null ? null : { key, value, arrives, leaving: false }
  const [turn, setTurn] = useState<Turn<T>>(() => ({ now: current(false), leaving: [] }))
  if ((turn.now?.key ?? null) !== key) {
    const others = turn.leaving.filter((one) => one.key !== key)
    const leaving =
      move === null || turn.now === null ? others : [...others, { ...turn.now, leaving: true }]
    setTurn({ now: current(true), leaving })
  }
  return {
    passing: turn.now === null ? turn.leaving : [...turn.leaving, turn.now],
    gone: (left) =>
      setTurn(({ now, leaving }) => ({ now, leaving: leaving.filter((one) => one.key !== left) })),
  }
}
