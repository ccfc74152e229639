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
  children: ReactNode
}

/** Copies and says so, or says that the browser did not let it. */
export function CopyButton({ text, label, copied, failed, children }: CopyButtonProps) {
  const [answer, setAnswer] = useState<'none' | 'copied' | 'failed'>('none')
  useEffect(() => {
    if (answer === 'none') return
    const timer = setTimeout(() => setAnswer('none'), shown)
    return () => clearTimeout(timer)
  }, [answer])
  const copy = ({ currentTarget }: MouseEvent) => write(currentTarget.ownerDocument.defaultView?.navigator, text).then(setAnswer)
  return (
    <>
      <button type="button" className="lk-copy" data-answer={answer} onClick={copy}>
        <span className="lk-hidden">{label}</span> {answer === 'failed' ? failed : children}
        {answer === 'copied' ? <CheckIcon /> : <CopyIcon />}
      </button>
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
