/** Downloads a text as a file. */
export function saveText(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // the browser reads the URL while it saves, so it is revoked later
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
