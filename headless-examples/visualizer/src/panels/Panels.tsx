import { type KeyboardEvent, useEffect, useRef } from 'react'
import type { PanelProps } from '../common/panel.types.ts'
import { panels } from './panels.ts'

type PanelsProps = {
  shown: string
  /** Whether the panel is open on a narrow screen. */
  isOpen: boolean
  choose(id: string): void
  close(): void
  panel: Omit<PanelProps, 'shown'>
}

const moves: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }

/** The panels as tabs. All panels stay mounted, so that a recording continues. */
export function Panels({ shown, isOpen, choose, close, panel }: PanelsProps) {
  const tabs = useRef<HTMLDivElement>(null)
  // On narrow screens the tabs scroll.
  useEffect(() => {
    tabs.current?.querySelector(`#tab-${CSS.escape(shown)}`)?.scrollIntoView({ block: 'nearest' })
  }, [shown])
  function onKeyDown({ key }: KeyboardEvent): void {
    const index = panels.findIndex(({ id }) => id === shown)
    const to =
      key === 'Home'
        ? 0
        : key === 'End'
          ? panels.length - 1
          : moves[key] && (index + moves[key] + panels.length) % panels.length
    const next = to === undefined ? undefined : panels[to]
    if (key === 'Escape') close()
    if (next === undefined) return
    choose(next.id)
    tabs.current?.querySelector<HTMLElement>(`#tab-${next.id}`)?.focus()
  }
  return (
    <aside
      className="shell-panels"
      aria-label="Details of the machine"
      data-open={isOpen ? '' : undefined}
    >
      <div className="tabs-row">
        <div
          ref={tabs}
          className="tabs"
          role="tablist"
          aria-label="Panels"
          onKeyDown={onKeyDown}
          tabIndex={-1}
        >
          {panels.map(({ id, title }) => (
            <button
              key={id}
              type="button"
              role="tab"
              id={`tab-${id}`}
              aria-controls={`panel-${id}`}
              aria-selected={id === shown}
              tabIndex={id === shown ? 0 : -1}
              onClick={() => choose(id)}
            >
              {title}
            </button>
          ))}
        </div>
        <button type="button" className="sheet-close" aria-label="Close panel" onClick={close}>
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <path d="m5.5 5.5 9 9M14.5 5.5l-9 9" />
          </svg>
        </button>
      </div>
      {panels.map(({ id, View }) => (
        <div
          key={id}
          className="panel"
          role="tabpanel"
          id={`panel-${id}`}
          aria-labelledby={`tab-${id}`}
          hidden={id !== shown}
        >
          <View {...panel} shown={id === shown} />
        </div>
      ))}
    </aside>
  )
}
