import { type ReactNode, useEffect, useState } from 'react'
import { copyText } from './copy-text.ts'
import { Icon } from './Icon.tsx'

/** How long the result is shown, in ms. */
const resultDuration = 1_600

type CopyProps = {
  text: string
  /** Accessible name, such as `Copy address`. */
  label: string
  copied: string
  /** Text shown if the browser rejects the copy. */
  failed: string
  /** `line`: shows the copied text. */
  look?: 'line' | 'button'
  children: ReactNode
}

/** Button that copies a text and announces the result. */
export function Copy({ text, label, copied, failed, look = 'line', children }: CopyProps) {
  const [result, setResult] = useState<'none' | 'copied' | 'failed'>('none')
  useEffect(() => {
    if (result === 'none') return
    const timer = setTimeout(() => setResult('none'), resultDuration)
    return () => clearTimeout(timer)
  }, [result])
  const copy = async () => setResult((await copyText(text)) ? 'copied' : 'failed')
  const resultText = result === 'none' ? null : result === 'copied' ? copied : failed
  return (
    <>
      <button
        type="button"
        className={look === 'line' ? 'copy' : 'button'}
        data-kind="quiet"
        data-answer={result}
        onClick={() => void copy()}
      >
        {look === 'line' && <span className="unseen">{label} </span>}
        <span>{resultText ?? children}</span>
        <Icon name={result === 'copied' ? 'check' : 'copy'} />
      </button>
      <span className="unseen" role="status">
        {resultText}
      </span>
    </>
  )
}
