/** Copies; whether the browser let it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    // outside of https there is no clipboard, whatever the types say
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
