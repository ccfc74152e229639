/** Downloads a text as a file. */
export function saveText(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser still reads the URL while it saves the file, so revoke the URL later.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
