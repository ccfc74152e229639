'use client'
import { useRef } from 'react'
import type { Keyframe } from './MotionContext.ts'
import { type PresenceItem, usePresence } from './usePresence.ts'
import { useTransition } from './useTransition.ts'

const transparent = (): Keyframe => ({ opacity: 0, transform: 'none' })

/**
 * The title of the modal. A new text fades in while the previous one fades out. `hidden`: for
 * screen readers only.
 */
export function Title({ id, text, hidden }: { id: string; text: string; hidden: boolean }) {
  const { items, remove } = usePresence(text, null)
  return (
    <h2 id={id} className={hidden ? 'lk-hidden' : 'lk-header-title'}>
      {items.map((item) => (
        <FadingText key={item.key} item={item} remove={remove} />
      ))}
    </h2>
  )
}

function FadingText({ item, remove }: { item: PresenceItem<null>; remove(key: string): void }) {
  const node = useRef<HTMLSpanElement>(null)
  useTransition(node, item, {
    before: transparent,
    after: transparent,
    durationFactor: 0.8,
    remove,
  })
  return (
    <span ref={node} aria-hidden={item.exiting || undefined}>
      {item.key}
    </span>
  )
}
