'use client'
import { type ClipboardEvent, type RefObject, useEffect, useState } from 'react'

type Paste = {
  /**
   * Pastes the text of the clipboard into the field. Null in insecure contexts, and if the browser
   * has the permission `clipboard-read` and has not granted it. Browsers without that permission
   * ask the visitor on each click; there it is not null.
   */
  paste: (() => Promise<void>) | null
  /** Whether the browser rejected the last call of `paste`. */
  rejected: boolean
  /** Event handler for the input. */
  onPaste(event: ClipboardEvent<HTMLInputElement>): void
}

/**
 * Handles pastes that replace the whole text of a field. `setText` receives the trimmed text.
 */
export function usePaste(
  node: RefObject<HTMLElement | null>,
  setText: (text: string) => void,
): Paste {
  const [allowed, setAllowed] = useState(false)
  const [rejected, setRejected] = useState(false)
  useEffect(() => {
    let mounted = true
    const navigator = node.current?.ownerDocument.defaultView?.navigator
    if (navigator !== undefined)
      isGranted(navigator).then((granted) => mounted && setAllowed(granted))
    return () => {
      mounted = false
    }
  }, [node])
  const paste = async () => {
    const text = await readClipboard(node.current)
    setRejected(text === null)
    if (text !== null) setText(text.trim())
  }
  return {
    paste: allowed ? paste : null,
    rejected,
    onPaste(event) {
      const { value, selectionStart, selectionEnd } = event.currentTarget
      // A paste into part of the text is left to the browser: the change event that follows is
      // debounced like typing, while `setText` resolves the receiver at once.
      if (selectionStart !== 0 || selectionEnd !== value.length) return
      event.preventDefault()
      setText(event.clipboardData.getData('text').trim())
    },
  }
}

/** The text of the clipboard. Null if the browser refuses. */
async function readClipboard(node: HTMLElement | null): Promise<string | null> {
  try {
    return (await node?.ownerDocument.defaultView?.navigator.clipboard.readText()) ?? null
  } catch {
    return null
  }
}

/**
 * Whether the browser has granted `clipboard-read`, or does not know that permission. False without
 * a clipboard.
 */
async function isGranted({ clipboard, permissions }: Navigator): Promise<boolean> {
  // Insecure contexts have no clipboard, although the types declare one.
  if (typeof clipboard?.readText !== 'function') return false
  try {
    const { state } = await permissions.query({ name: 'clipboard-read' as PermissionName })
    return state === 'granted'
  } catch {
    return true
  }
}
