import type { ReactNode } from 'react'
import { Button } from '../../components/Button.tsx'
import { Panel } from '../../components/Panel.tsx'
import { useSheet } from '../../components/useSheet.ts'
import guideCss from './guide.css?inline'

export type GuideScreenProps = {
  /** Title and text of each paragraph. */
  paragraphs: readonly (readonly [title: string, text: string])[]
  /** One drawing per paragraph. */
  drawings: readonly ReactNode[]
  action: { label: string; onClick(): void }
}

/** A guide: paragraphs with drawings, and a button that leads on. */
export function GuideScreen({ paragraphs, drawings, action }: GuideScreenProps) {
  useSheet(guideCss)
  return (
    <Panel>
      <div className="lk-guide">
        {paragraphs.map(([title, text], index) => (
          <div key={title} className="lk-guide-part">
            <span className="lk-guide-drawing" aria-hidden="true">
              {drawings[index]}
            </span>
            <h3 className="lk-guide-title">{title}</h3>
            <p className="lk-guide-text">{text}</p>
          </div>
        ))}
      </div>
      <div className="lk-actions">
        <Button kind="primary" onClick={action.onClick}>
          {action.label}
        </Button>
      </div>
    </Panel>
  )
}
