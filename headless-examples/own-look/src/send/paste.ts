import { useEffect, useState } from 'react'

/** What the clipboard holds; null: the browser did not let it be read. */
export async function readClipboard(): Promise<string | null> {
  try {
    return await navigator.clipboard.readText()
  } catch {
    return null
  }
}

/** Whether the clipboard may be read without a question of the browser's in between. */
export function useMayPaste(): boolean {
  const [may, setMay] = useState(false)
  useEffect(() => {
    let here = true
    void isGranted().then((granted) => here && setMay(granted))
    return () => {
      here = false
    }
  }, [])
  return may
}

async function isGranted(): Promise<boolean> {
  // outside of https there is no clipboard, whatever the types say
  if (typeof navigator.clipboard?.readText !== 'function') return false
  try {
    return (await navigator.permissions.query({ name: 'clipboard-read' as PermissionName })).state === 'granted'
  } catch {
    return true
  }
}
