import { type RefObject, useEffect, useRef } from 'react'

/**
 * Keeps the selected step in view, and the last one while the end of the list is in view. Steps are
 * given by their index.
 */
export function useScrollToStep(
  box: RefObject<HTMLElement | null>,
  current: number | null,
  last: number | null,
): void {
  const isAtEnd = useRef(true)
  useEffect(() => {
    const element = box.current
    const note = () => {
      if (element)
        isAtEnd.current = element.scrollTop + element.clientHeight > element.scrollHeight - 40
    }
    element?.addEventListener('scroll', note)
    return () => element?.removeEventListener('scroll', note)
  }, [box])
  useEffect(() => {
    if (current !== null)
      for (const part of ['[aria-selected="true"]', '[aria-selected="true"] .sequence-arrow'])
        box.current?.querySelector(part)?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [box, current])
  useEffect(() => {
    const element = box.current
    if (element && current === null && last !== null && isAtEnd.current)
      element.scrollTop = element.scrollHeight
  }, [box, current, last])
}
