import { type MouseEvent, type ReactNode, useEffect, useState } from 'react'
import { CheckIcon, CopyIcon } from './icons.ts'

/** ms the answer is shown. */
const shown = 1_600

export type CopyButtonProps = {
  /** What is copied. */
  text: string
  /** The verb, for those who do not see the icon: `Copy address`. */
  label: string
  copied: string
  /** The browser refused: shown in place of the children. */
  failed: string
  /** `button` is as high as others beside it, and its children are the verb. */
  look?: 'quiet' | 'button'
  /** The browser refused: there may be another way. */
  onRefused?: () => void
  children: ReactNode
}

/** Copies and says so, or says that the browser did not let it. */
export function CopyButton({
  text,
  label,
  copied,
  failed,
  look = 'quiet',
  onRefused,
  children,
}: CopyButtonProps) {
  const [answer, setAnswer] = useState<'none' | 'copied' | 'failed'>('none')
  useEffect(() => {
    if (answer === 'none') return
    const timer = setTimeout(() => setAnswer('none'), shown)
    return () => clearTimeout(timer)
  }, [answer])
  const copy = async ({ currentTarget }: MouseEvent) => {
    const answer = await write(currentTarget.ownerDocument.defaultView?.navigator, text)
    setAnswer(answer)
    if (answer === 'failed') onRefused?.()
  }
  const icon = answer === 'copied' ? <CheckIcon /> : <CopyIcon />
  return (
    <>
      {look === 'quiet' ? (
        <button type="button" className="lk-copy" data-answer={answer} onClick={copy}>
          <span className="lk-hidden">{label}</span> {answer === 'failed' ? failed : children}
          {icon}
        </button>
      ) : (
        <button
          type="button"
          className="lk-button"
          data-kind="ghost"
          data-answer={answer}
          aria-label={label}
          onClick={copy}
        >
          <span className="lk-button-label">
            {icon}
            {answer === 'copied' ? copied : children}
          </span>
        </button>
      )}
      <span className="lk-hidden" role="status">
        {answer === 'none' ? '' : answer === 'copied' ? copied : failed}
      </span>
    </>
  )
}

async function write(navigator: Navigator | undefined, text: string): Promise<'copied' | 'failed'> {
  if (navigator === undefined) return 'failed'
  try {
    await navigator.clipboard.writeText(text)
    return 'copied'
  } catch {
    return 'failed'
  }
}
