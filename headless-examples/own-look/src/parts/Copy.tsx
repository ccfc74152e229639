import { type ReactNode, useEffect, useState } from 'react'
import { copyText } from './copy-text.ts'
import { Icon } from './Icon.tsx'

/** ms that the answer is shown. */
const shown = 1_600

type CopyProps = {
  text: string
  /** The verb, where the children are not: `Copy address`. */
  label: string
  copied: string
  /** The browser did not let it. */
  failed: string
  /** `line`: what is copied can be read in it. */
  look?: 'line' | 'button'
  children: ReactNode
}

/** Copies, and says what became of it. */
export function Copy({ text, label, copied, failed, look = 'line', children }: CopyProps) {
  const [answer, setAnswer] = useState<'none' | 'copied' | 'failed'>('none')
  useEffect(() => {
    if (answer === 'none') return
    const timer = setTimeout(() => setAnswer('none'), shown)
    return () => clearTimeout(timer)
  }, [answer])
  const copy = async () => setAnswer((await copyText(text)) ? 'copied' : 'failed')
  const said = answer === 'none' ? null : answer === 'copied' ? copied : failed
  return (
    <>
      <button
        type="button"
        className={look === 'line' ? 'copy' : 'button'}
        data-kind="quiet"
        data-answer={answer}
        onClick={() => void copy()}
      >
        {look === 'line' && <span className="unseen">{label} </span>}
        <span>{said ?? children}</span>
        <Icon name={answer === 'copied' ? 'check' : 'copy'} />
      </button>
      <span className="unseen" role="status">
        {said}
      </span>
    </>
  )
}
