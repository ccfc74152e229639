/** Copies a text. Resolves with whether the browser allowed it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    // pages without https have no clipboard, contrary to the types
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
