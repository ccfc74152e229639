'use client'
import { type ReactNode, useLayoutEffect, useRef } from 'react'

/** Follows the height of what is in it, 150 ms at a time; the first one is there at once. What is too high scrolls inside. */
export function Body({ children }: { children: ReactNode }) {
  const outer = useRef<HTMLDivElement>(null)
  const inner = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const [frame, content] = [outer.current, inner.current]
    if (frame === null || content === null) return
    const observer = new ResizeObserver(() => {
      frame.style.blockSize = `${content.offsetHeight}px`
    })
    observer.observe(content)
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={outer} className="lk-body">
      <div ref={inner} className="lk-scroll">
        {children}
      </div>
    </div>
  )
}
