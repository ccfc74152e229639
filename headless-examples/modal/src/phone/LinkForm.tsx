import { parsePairingLink, type RemoteWallet, readQrCode } from '@latchkit/sandbox/remote-wallet'
import { type FormEvent, useEffect, useState } from 'react'
import { canScanScreen, scanScreen } from './scanScreen.ts'
import { useCommand } from './useCommand.ts'

const invalidLinkText = 'This isn’t a connection link. Copy the link under the page’s QR code.'
const noCodeText = 'No QR code found.'

/**
 * Form for a pairing link, which is typed or pasted, or for an image of a QR code, which is chosen,
 * pasted or dropped.
 */
export function LinkForm({ wallet }: { wallet: RemoteWallet }) {
  const [text, setText] = useState('')
  const { busy, problem, run } = useCommand()
  const pairWith = (readLink: () => Promise<string | null>, invalidText: string) =>
    run(async () => {
      const link = parsePairingLink((await readLink()) ?? '')
      if (link === null) throw new Error(invalidText)
      setText('')
      await wallet.pair(link)
    })
  const pairWithPicture = (picture: Blob) => pairWith(() => readQrCode(picture), noCodeText)
  const pairWithFile = (data: DataTransfer | null) => {
    const picture = [...(data?.files ?? [])].find(({ type }) => type.startsWith('image/'))
    if (picture) void pairWithPicture(picture)
    return picture !== undefined
  }
  useEffect(() => {
    const handleDragOver = (event: DragEvent) => event.preventDefault()
    const handleDrop = (event: DragEvent) => {
      event.preventDefault()
      pairWithFile(event.dataTransfer)
    }
    const handlePaste = (event: ClipboardEvent) =>
      pairWithFile(event.clipboardData) && event.preventDefault()
    document.addEventListener('dragover', handleDragOver)
    document.addEventListener('drop', handleDrop)
    document.addEventListener('paste', handlePaste)
    return () => {
      document.removeEventListener('dragover', handleDragOver)
      document.removeEventListener('drop', handleDrop)
      document.removeEventListener('paste', handlePaste)
    }
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void pairWith(async () => text, invalidLinkText)
  }
  return (
    <form className="phone-section" aria-label="Connect to a page" onSubmit={submit}>
      <h2>Connect to a page</h2>
      <div className="phone-row">
        <input
          className="phone-input"
          aria-label="Link of a page"
          placeholder="wc:…"
          autoComplete="off"
          spellCheck={false}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <button type="submit" className="plain primary" disabled={busy || text === ''}>
          Connect
        </button>
      </div>
      <div className="phone-ways">
        <button
          type="button"
          className="small"
          aria-label="Paste link"
          disabled={busy}
          onClick={() => pairWith(() => navigator.clipboard.readText(), invalidLinkText)}
        >
          Paste
        </button>
        {canScanScreen() && (
          <button
            type="button"
            className="small"
            aria-label="Scan window"
            disabled={busy}
            onClick={() => pairWith(scanScreen, noCodeText)}
          >
            Scan
          </button>
        )}
        <label className="small phone-file">
          Picture
          <input
            className="unseen"
            type="file"
            aria-label="Picture of a QR code"
            accept="image/*"
            onChange={({ target }) => {
              const [picture] = target.files ?? []
              if (picture) void pairWithPicture(picture)
              target.value = ''
            }}
          />
        </label>
      </div>
      <p className="hint">
        Paste the link under the QR code, scan the window that shows it, or choose a picture of it.
        You can also drop a screenshot here.
      </p>
      {problem !== null && <p className="phone-problem">{problem}</p>}
    </form>
  )
}
