import { parsePairingLink, type RemoteWallet, readQrCode } from '@latchkit/sandbox/remote-wallet'
import { type FormEvent, useEffect, useState } from 'react'
import { canScanScreen, scanScreen } from './scanScreen.ts'
import { useCommand } from './useCommand.ts'

const noLink = 'That is no link to connect with. Copy the one under the page’s QR code.'
const noCode = 'There is no QR code to read there.'

/**
 * Form for a pairing link, typed or pasted, or an image of a QR code, chosen, pasted or dropped.
 */
export function LinkForm({ wallet }: { wallet: RemoteWallet }) {
  const [text, setText] = useState('')
  const { busy, problem, run } = useCommand()
  const take = (said: () => Promise<string | null>, otherwise: string) =>
    run(async () => {
      const link = parsePairingLink((await said()) ?? '')
      if (link === null) throw new Error(otherwise)
      setText('')
      await wallet.pair(link)
    })
  const takePicture = (picture: Blob) => take(() => readQrCode(picture), noCode)
  const takeFrom = (data: DataTransfer | null) => {
    const picture = [...(data?.files ?? [])].find(({ type }) => type.startsWith('image/'))
    if (picture) void takePicture(picture)
    return picture !== undefined
  }
  useEffect(() => {
    const over = (event: DragEvent) => event.preventDefault()
    const drop = (event: DragEvent) => {
      event.preventDefault()
      takeFrom(event.dataTransfer)
    }
    const paste = (event: ClipboardEvent) => takeFrom(event.clipboardData) && event.preventDefault()
    document.addEventListener('dragover', over)
    document.addEventListener('drop', drop)
    document.addEventListener('paste', paste)
    return () => {
      document.removeEventListener('dragover', over)
      document.removeEventListener('drop', drop)
      document.removeEventListener('paste', paste)
    }
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void take(async () => text, noLink)
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
          onClick={() => take(() => navigator.clipboard.readText(), noLink)}
        >
          Paste
        </button>
        {canScanScreen() && (
          <button
            type="button"
            className="small"
            aria-label="Scan window"
            disabled={busy}
            onClick={() => take(scanScreen, noCode)}
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
              if (picture) void takePicture(picture)
              target.value = ''
            }}
          />
        </label>
      </div>
      <p className="hint">
        Paste the link under the QR code, scan the window that shows it, or take a picture of it. A
        screenshot can be dropped here, too.
      </p>
      {problem !== null && <p className="phone-problem">{problem}</p>}
    </form>
  )
}
