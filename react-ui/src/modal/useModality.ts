'use client'
import { hideOthers } from 'aria-hidden'
import { type RefObject, useEffect } from 'react'
import { activeElement } from './activeElement.ts'
import { createLayers } from './createLayers.ts'

/**
 * While the modal is open: focuses it, returns the focus from everything that it covers, hides the
 * page from assistive technology and calls `requestClose` on Escape. What is above the modal, for
 * example a dialog that the page opened later, keeps the focus and its Escape. As soon as the modal
 * starts to close, the focus returns to the element that had it before, unless the visitor has
 * focused another element of the page.
 */
export function useModality(
  frame: RefObject<HTMLElement | null>,
  open: boolean,
  requestClose: () => void,
): void {
  useEffect(() => {
    const node = frame.current
    if (!open || node === null) return
    const page = node.ownerDocument
    const opener = activeElement(node)
    const { lowerDialogs, layerOf } = createLayers(node)
    const disabled = lowerDialogs.filter(({ inert }) => !inert)
    let lastFocused = node
    let isReturning = false
    let showOthers: (() => void) | null = null
    const hide = () => {
      showOthers ??= hideOthers(node)
    }
    const show = () => {
      showOthers?.()
      showOthers = null
    }
    const returnFocus = () => {
      // A focus trap of the page may answer with `focus()`, without end.
      if (isReturning) return
      isReturning = true
      if (lastFocused.isConnected) lastFocused.focus({ preventScroll: true })
      if (!node.contains(activeElement(node))) node.focus({ preventScroll: true })
      isReturning = false
    }
    const onFocusIn = (event: FocusEvent) => {
      const target = event.composedPath()[0]
      const layer = layerOf(target)
      if (layer === 'above') return show()
      hide()
      if (layer !== 'inside') returnFocus()
      else if (target instanceof HTMLElement) lastFocused = target
    }
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return
      if (layerOf(event.composedPath()[0]) === 'above') return
      event.preventDefault()
      event.stopPropagation()
      requestClose()
    }
    // The focus is on the body when the focused element was removed.
    const observer = new MutationObserver(() => {
      const active = activeElement(node)
      if (active !== null && active !== page.body) return
      if (layerOf(page.body) !== 'above') node.focus({ preventScroll: true })
    })
    const view = page.defaultView
    page.addEventListener('focusin', onFocusIn, true)
    // Before the page: a dialog below the modal does not close as well.
    view?.addEventListener('keydown', onKeyDown, true)
    // A focus trap in an inert dialog cannot take the focus back.
    for (const dialog of disabled) dialog.inert = true
    observer.observe(page, { childList: true, subtree: true })
    observer.observe(node, { childList: true, subtree: true })
    if (!node.contains(opener)) node.focus({ preventScroll: true })
    hide()
    return () => {
      page.removeEventListener('focusin', onFocusIn, true)
      view?.removeEventListener('keydown', onKeyDown, true)
      observer.disconnect()
      show()
      for (const dialog of disabled) dialog.inert = false
      const active = activeElement(node)
      const mayMove = active === null || active === page.body || node.contains(active)
      if (
        mayMove &&
        opener instanceof HTMLElement &&
        opener.isConnected &&
        !node.contains(opener)
      ) {
        opener.focus({ preventScroll: true })
      }
    }
  }, [frame, open, requestClose])
}
