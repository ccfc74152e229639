import type { ReactNode } from 'react'
import { useAnnounce } from './announce.ts'

type StepProps = {
  /**
   * `waiting`: a request is pending. `slow`: the request has no response yet. `bad`: it failed.
   * `good`: it succeeded. `rest`: waits for the visitor.
   */
  tone: 'waiting' | 'slow' | 'bad' | 'good' | 'rest'
  /** Image of the subject. */
  art?: ReactNode
  title: string
  /** Rendered in place of `title`, for a title with isolated external text. */
  titleNode?: ReactNode
  text: string | null
  /** Buttons, with the main action last. */
  children?: ReactNode
}

/** Screen of a step with title and text, announced when it changes. */
export function Step({ tone, art, title, titleNode = title, text, children }: StepProps) {
  const stop = /[.?!…]$/.test(title) ? '' : '.'
  useAnnounce(text === null ? title : `${title}${stop} ${text}`)
  return (
    <div className="step" data-tone={tone}>
      {art !== undefined && <div className="step-art">{art}</div>}
      <span className="step-bar" aria-hidden="true" />
      <h3 className="step-title">{titleNode}</h3>
      {text !== null && <p className="step-text">{text}</p>}
      {children !== undefined && children !== null && <div className="actions">{children}</div>}
    </div>
  )
}
