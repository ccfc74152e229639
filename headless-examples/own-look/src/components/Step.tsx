import type { ReactNode } from 'react'
import { useAnnounce } from './announce.ts'

type StepProps = {
  /**
   * `waiting`: a request is pending. `slow`: it is unresponsive. `bad`: it failed. `good`: it
   * succeeded. `rest`: waits for the visitor.
   */
  tone: 'waiting' | 'slow' | 'bad' | 'good' | 'rest'
  /** Image of the subject. */
  art?: ReactNode
  title: string
  /** Rendered title if it contains external text. */
  drawn?: ReactNode
  text: string | null
  /** Buttons, with the main action last. */
  children?: ReactNode
}

/** Screen of a step with title and text, announced when it changes. */
export function Step({ tone, art, title, drawn = title, text, children }: StepProps) {
  useAnnounce(text === null ? title : `${title}. ${text}`)
  return (
    <div className="step" data-tone={tone}>
      {art !== undefined && <div className="step-art">{art}</div>}
      <span className="step-bar" aria-hidden="true" />
      <h3 className="step-title">{drawn}</h3>
      {text !== null && <p className="step-text">{text}</p>}
      {children !== undefined && children !== null && <div className="actions">{children}</div>}
    </div>
  )
}
