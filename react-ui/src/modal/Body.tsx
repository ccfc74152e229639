'use client'
import { type ReactNode, useLayoutEffect, useRef } from 'react'

/**
 * Animates to the height of its content whenever that changes; the first height is not animated.
 */
export function Body({ children }: { children: ReactNode }) {
  const frameRef = useRef<HTMLDivElement>(null)
  const contentRef = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const frame = frameRef.current
    const content = contentRef.current
    if (frame === null || content === null || typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(() => {
      frame.style.blockSize = `${content.offsetHeight}px`
    })
    observer.observe(content)
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={frameRef} className="lk-body" data-part="body">
      <div ref={contentRef}>{children}</div>
    </div>
  )
}
