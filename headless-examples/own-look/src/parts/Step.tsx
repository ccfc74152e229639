import type { ReactNode } from 'react'
import { useSay } from '../shell/say.ts'

type StepProps = {
  /** `waiting`: somebody is asked; `slow`: for long already; `bad`: it went wrong; `good`: it is done; `rest`: nothing happens by itself. */
  tone: 'waiting' | 'slow' | 'bad' | 'good' | 'rest'
  /** Who or what it is about, in a picture. */
  art?: ReactNode
  title: string
  /** The title as it is seen, where something in it is not ours. */
  drawn?: ReactNode
  text: string | null
  /** What can be done about it; what one came for is last. */
  children?: ReactNode
}

/** One step of something that takes a while, in large words; read out when it changes. */
export function Step({ tone, art, title, drawn = title, text, children }: StepProps) {
  useSay(text === null ? title : `${title}. ${text}`)
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
