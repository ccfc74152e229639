import { type MouseEvent, type ReactNode, useEffect, useState } from 'react'
import copyButtonCss from './copy-button.css?inline'
import { CheckIcon, CopyIcon } from './icons.ts'
import { useSheet } from './useSheet.ts'

/** How long the result is shown, in ms. */
const resultShownMs = 1_600

export type CopyButtonProps = {
  /** The text to copy. */
  text: string
  /**
   * `copy`: the accessible name, a verb. `copied` and `copyFailed` are announced; `copied` replaces
   * the children of `button`, `copyFailed` those of `quiet`.
   */
  texts: { copy: string; copied: string; copyFailed: string }
  /** `quiet`: the text with an icon. `button`: a ghost button, whose children are the verb. */
  variant?: 'quiet' | 'button'
  /** Called if the browser refused to copy. */
  onFailed?: () => void
  children: ReactNode
}

/** Copies a text and shows and announces the result. */
export function CopyButton({
  text,
  texts: { copy: label, copied, copyFailed: failed },
  variant = 'quiet',
  onFailed,
  children,
}: CopyButtonProps) {
  useSheet(copyButtonCss)
  const [result, setResult] = useState<'none' | 'copied' | 'failed'>('none')
  useEffect(() => {
    if (result === 'none') return
    const timer = setTimeout(() => setResult('none'), resultShownMs)
    return () => clearTimeout(timer)
  }, [result])
  const copy = async ({ currentTarget }: MouseEvent) => {
    const next = await writeText(currentTarget.ownerDocument.defaultView?.navigator, text)
    setResult(next)
    if (next === 'failed') onFailed?.()
  }
  const icon = result === 'copied' ? <CheckIcon /> : <CopyIcon />
  const messages = { none: '', copied, failed }
  return (
    <>
      {variant === 'quiet' ? (
        <button type="button" className="lk-copy" data-result={result} onClick={copy}>
          <span className="lk-hidden">{label}</span> {result === 'failed' ? failed : children}
          {icon}
        </button>
      ) : (
        <button
          type="button"
          className="lk-button"
          data-part="button"
          data-kind="ghost"
          data-result={result}
          aria-label={label}
          onClick={copy}
        >
          <span className="lk-button-label">
            {icon}
            {result === 'copied' ? copied : children}
          </span>
        </button>
      )}
      <span className="lk-hidden" role="status">
        {messages[result]}
      </span>
    </>
  )
}

async function writeText(
  navigator: Navigator | undefined,
  text: string,
): Promise<'copied' | 'failed'> {
  if (navigator === undefined) return 'failed'
  try {
    await navigator.clipboard.writeText(text)
    return 'copied'
  } catch {
    return 'failed'
  }
}
