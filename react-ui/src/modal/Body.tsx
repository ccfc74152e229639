'use client'
import { type ReactNode, useLayoutEffect, useRef } from 'react'

/**
 * Animates to the height of its content whenever that changes; the first height is not animated.
 * Content that is taller than the modal scrolls.
 */
export function Body({ children }: { children: ReactNode }) {
  const frameRef = useRef<HTMLDivElement>(null)
  const contentRef = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const frame = frameRef.current
    const content = contentRef.current
    if (frame === null || content === null) return
    const observer = new ResizeObserver(() => {
      frame.style.blockSize = `${content.offsetHeight}px`
    })
    observer.observe(content)
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={frameRef} className="lk-body">
      <div ref={contentRef} className="lk-scroll">
        {children}
      </div>
    </div>
  )
}
