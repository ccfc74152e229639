'use client'
import { type ClipboardEvent, type RefObject, useEffect, useState } from 'react'

type Paste = {
  paste: (() => Promise<void>) | null
  rejected: boolean
  onPaste(event: ClipboardEvent<HTMLInputElement>): void
}

/**
 * Pasting that replaces a whole field: `into` gets the text, trimmed. `paste` reads the clipboard; null where that would put a question of
 * the browser's between the visitor and the field: it was not granted before, or this page may not. Browsers without such a grant ask by a
 * bubble of their own at the click. `blocked`: the last try was refused. `onPaste`: for the input itself.
 */
export function usePaste(node: RefObject<HTMLElement | null>, into: (text: string) => void): Paste {
  const [allowed, setAllowed] = useState(false)
  const [blocked, setBlocked] = useState(false)
  useEffect(() => {
    let here = true
    const navigator = node.current?.ownerDocument.defaultView?.navigator
    if (navigator !== undefined) isGranted(navigator).then((granted) => here && setAllowed(granted))
    return () => {
      here = false
    }
  }, [node])
  const paste = async () => {
    const text = await read(node.current)
    setBlocked(text === null)
    if (text !== null) into(text.trim())
  }
  return {
    paste: allowed ? paste : null,
    rejected,
    onPaste(event) {
      const { value, selectionStart, selectionEnd } = event.currentTarget
      // part of a text is typed into: further letters may come
      if (selectionStart !== 0 || selectionEnd !== value.length) return
      event.preventDefault()
      into(event.clipboardData.getData('text').trim())
    },
  }
}

async function read(node: HTMLElement | null): Promise<string | null> {
  try {
    return (await node?.ownerDocument.defaultView?.navigator.clipboard.readText()) ?? null
  } catch {
    return null
  }
}

async function isGranted({ clipboard, permissions }: Navigator): Promise<boolean> {
  // outside of https there is no clipboard, whatever the types say
  if (typeof clipboard?.readText !== 'function') return false
  try {
    const { state } = await permissions.query({ name: 'clipboard-read' as PermissionName })
    return state === 'granted'
  } catch {
    return true
  }
}
