/** Copies a text. Resolves with whether the browser allowed it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    // Without https `navigator.clipboard` is undefined, although its type says otherwise.
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
