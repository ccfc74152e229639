import { type RefObject, useEffect, useRef } from 'react'

/** px from the end of the list within which the list follows new rows. */
const endDistance = 60

/**
 * Keeps the selected step in view. Without one, follows new rows while the end of the list is in
 * view. `last`: the key of the last row.
 */
export function useScrollToStep(
  box: RefObject<HTMLElement | null>,
  current: number | null,
  last: string | null,
): void {
  const lastHeight = useRef(0)
  useEffect(() => {
    if (current !== null)
      for (const part of ['[aria-selected="true"]', '[aria-selected="true"] .sequence-arrow'])
        box.current?.querySelector(part)?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [box, current])
  useEffect(() => {
    const element = box.current
    if (element === null || last === null) return
    const { scrollTop, clientHeight, scrollHeight } = element
    if (current === null && scrollTop + clientHeight > lastHeight.current - endDistance)
      element.scrollTop = scrollHeight
    lastHeight.current = scrollHeight
  }, [box, current, last])
}
