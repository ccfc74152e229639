'use client'
import { useRef } from 'react'
import type { Place } from './MotionContext.ts'
import { type Passing, usePassing } from './usePassing.ts'
import { useTravel } from './useTravel.ts'

const unseen: Place = { opacity: 0, transform: 'none' }

/** The title; the old one fades while the new one appears. `hidden`: it is read, not seen. */
export function Title({ id, text, hidden }: { id: string; text: string; hidden: boolean }) {
  const { passing, gone } = usePassing(text, null)
  return (
    <h2 id={id} className={hidden ? 'lk-hidden' : 'lk-header-title'}>
      {passing.map((title) => (
        <Fading key={title.key} title={title} gone={gone} />
      ))}
    </h2>
  )
}

function Fading({ title, gone }: { title: Passing<null>; gone(key: string): void }) {
  const node = useRef<HTMLSpanElement>(null)
  useTravel(node, title, { before: unseen, after: unseen, share: 0.8, gone })
  return (
    <span ref={node} aria-hidden={title.leaving || undefined}>
      {title.key}
    </span>
  )
}
