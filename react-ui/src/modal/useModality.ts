'use client'
import { hideOthers } from 'aria-hidden'
import { type RefObject, useEffect } from 'react'
import { isWalletFrame, walletFrames } from '../components/wallet-frame.ts'
import { activeElement } from './activeElement.ts'
import { createLayers } from './createLayers.ts'

/**
 * While the modal is open: focuses it, returns the focus from everything that it covers, hides the
 * page from assistive technology and calls `requestClose` on Escape. Elements above the modal, for
 * example in a dialog that the page opened later, keep the focus and receive Escape. As soon as the
 * modal starts to close, the focus returns to the element that had it before, unless the visitor
 * has focused another element of the page. The frame of the embedded wallet belongs to the modal,
 * although it is in the body of the page.
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
      showOthers ??= hideOthers([node, ...page.querySelectorAll(walletFrames)])
    }
    const show = () => {
      showOthers?.()
      showOthers = null
    }
    const returnFocus = () => {
      // Ends the loop with a focus trap of the page, which calls `focus()` in response.
      if (isReturning) return
      isReturning = true
      if (lastFocused.isConnected) lastFocused.focus({ preventScroll: true })
      if (!node.contains(activeElement(node))) node.focus({ preventScroll: true })
      isReturning = false
    }
    const onFocusIn = (event: FocusEvent) => {
      const target = event.composedPath()[0]
      // After its last control the focus moves on to the page, from where it returns to the modal.
      if (isWalletFrame(target)) {
        lastFocused = node
        return hide()
      }
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
    // When the focused element is removed, the focus moves to the body.
    const observer = new MutationObserver(() => {
      const active = activeElement(node)
      if (active !== null && active !== page.body) return
      if (layerOf(page.body) !== 'above') node.focus({ preventScroll: true })
    })
    const view = page.defaultView
    page.addEventListener('focusin', onFocusIn, true)
    // Captures on the window, before the page, so that Escape does not close a dialog below too.
    view?.addEventListener('keydown', onKeyDown, true)
    // Inert, so that a focus trap in a dialog below cannot take the focus back.
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
      const isInside = node.contains(active) || isWalletFrame(active)
      const mayMove = active === null || active === page.body || isInside
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
