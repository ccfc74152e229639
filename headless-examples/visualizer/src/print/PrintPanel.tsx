import { toMermaid } from '@latchkit/core/devtools'
import { useMemo, useRef, useState } from 'react'
import type { Panel, PanelProps } from '../common/panel.types.ts'
import { saveText } from '../common/saveText.ts'
import { useLayout } from '../diagram/useLayout.ts'
import { PrintedMachine } from './PrintedMachine.tsx'
import './print.css'

export const printPanel: Panel = {
  id: 'print',
  title: 'Export',
  View: (props) => (props.shown ? <Print {...props} /> : null),
}

const nothingCollapsed: readonly string[] = []

/** Export of the machine as SVG and as Mermaid text. */
function Print({ chart }: PanelProps) {
  const { id, title } = chart.entry
  const layout = useLayout(chart, nothingCollapsed)
  const drawing = useRef<SVGSVGElement>(null)
  const mermaid = useMemo(() => toMermaid(chart.graph), [chart])
  const saveSvg = () => {
    if (drawing.current)
      saveText(
        `${id}.svg`,
        'image/svg+xml',
        `${new XMLSerializer().serializeToString(drawing.current)}\n`,
      )
  }
  return (
    <div className="print">
      <section aria-label="Diagram">
        <h3>Diagram</h3>
        {layout.is === 'failed' ? (
          <p role="status">The diagram could not be laid out: {layout.why}</p>
        ) : null}
        <div className="print-paper">
          {layout.is === 'ready' ? (
            <PrintedMachine layout={layout.layout} title={title} drawing={drawing} />
          ) : null}
        </div>
        <div className="print-buttons">
          <button type="button" disabled={layout.is !== 'ready'} onClick={saveSvg}>
            Download SVG
          </button>
        </div>
      </section>
      <section aria-label="Mermaid">
        <h3>Mermaid</h3>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region needs keyboard focus */}
        <pre tabIndex={0}>{mermaid}</pre>
        <div className="print-buttons">
          <CopyButton key={mermaid} text={mermaid} />
          <button type="button" onClick={() => saveText(`${id}.mmd`, 'text/plain', mermaid)}>
            Download text
          </button>
        </div>
      </section>
    </div>
  )
}

function CopyButton({ text }: { text: string }) {
  const [label, setLabel] = useState('Copy')
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setLabel('Copied'),
      () => setLabel('Copying failed'),
    )
  return (
    <button type="button" onClick={copy}>
      <span role="status">{label}</span>
    </button>
  )
}
