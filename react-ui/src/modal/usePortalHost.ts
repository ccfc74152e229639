'use client'
import { useInsertionEffect, useState } from 'react'

/** Events that must not reach the page, where for example a dialog would treat them as outside. */
const ownEvents = [
  'pointerdown',
  'mousedown',
  'touchstart',
  'touchmove',
  'wheel',
  'focusin',
  'focusout',
] as const

/**
 * The element that the modal is rendered in, appended to `container` or else to the open modal
 * dialog of the page or the body. Restores it if the page removes it or its content or closes that
 * dialog, with a delay of 16 ms: the page may remove it each time.
 */
export function usePortalHost(container: HTMLElement | null): HTMLElement {
  const [host] = useState(createHost)
  useInsertionEffect(() => {
    const page = host.ownerDocument
    const root = host.firstChild
    let timer: ReturnType<typeof setTimeout> | null = null
    const isPlaced = () =>
      host.isConnected && host.closest('dialog:not([open])') === null && host.contains(root)
    // React throws when it unmounts the root and does not find it in the host.
    const restoreRoot = () => {
      if (root !== null && root.parentNode !== host) host.append(root)
    }
    const place = () => {
      timer = null
      if (isPlaced()) return
      restoreRoot()
      const parent = container ?? topDialog(page) ?? page.body
      if (host.parentNode !== parent) parent.append(host)
      if (!host.isConnected) page.body.append(outermost(host))
    }
    const observer = new MutationObserver(() => {
      if (!isPlaced()) timer ??= setTimeout(place, 16)
    })
    place()
    observer.observe(page, { childList: true, subtree: true, attributeFilter: ['open'] })
    return () => {
      observer.disconnect()
      if (timer !== null) clearTimeout(timer)
      restoreRoot()
      host.remove()
    }
  }, [host, container])
  return host
}

function createHost(): HTMLElement {
  const host = document.createElement('div')
  host.dataset.latchkit = ''
  // Prevents dialogs of React Aria from making the modal inert.
  host.dataset.reactAriaTopLayer = 'true'
  for (const type of ownEvents) {
    host.addEventListener(type, (event) => event.stopPropagation(), { passive: true })
  }
  return host
}

/** The modal dialog of the page that has the focus, or else its last one. */
function topDialog(page: Document): Element | null {
  const dialogs = [...page.querySelectorAll('dialog:modal')]
  return page.activeElement?.closest('dialog:modal') ?? dialogs.at(-1) ?? null
}

/** The outermost element around `element` that the widget created, also outside a shadow root. */
function outermost(element: HTMLElement): HTMLElement {
  const root = element.getRootNode()
  const parent = element.parentElement ?? (root instanceof ShadowRoot ? root.host : null)
  const isOwn = parent instanceof HTMLElement && parent.dataset.latchkit !== undefined
  return isOwn ? outermost(parent) : element
}
