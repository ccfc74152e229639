import { type ReactNode, useEffect, useState } from 'react'
import { copyText } from './copy-text.ts'
import { Icon } from './Icon.tsx'

/** Milliseconds for which the result is shown. */
const shown = 1_600

type CopyProps = {
  text: string
  /** Accessible name, such as `Copy address`. */
  label: string
  copied: string
  /** Text shown if the browser refused. */
  failed: string
  /** `line`: shows the copied text. */
  look?: 'line' | 'button'
  children: ReactNode
}

/** Button that copies a text and announces the result. */
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
