'use client'
import { type KeyboardEvent, type ReactNode, useId } from 'react'

export type TabsProps<Id extends string> = {
  /** What is chosen between, for those who do not see it. */
  label: string
  tabs: readonly { id: Id; label: string }[]
  current: Id
  onShow(id: Id): void
  /** What the current tab shows. */
  children: ReactNode
}

/** A few ways side by side, one of them open. One stop for the Tab key: the arrows go from one to the next, in the direction of reading. */
export function Tabs<Id extends string>({ label, tabs, current, onShow, children }: TabsProps<Id>) {
  const id = useId()
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const to = target(
      event,
      tabs.length,
      tabs.findIndex((tab) => tab.id === current),
    )
    const next = to === null ? undefined : tabs[to]
    if (to === null || next === undefined) return
    event.preventDefault()
    onShow(next.id)
    const button = event.currentTarget.children[to]
    if (button instanceof HTMLElement) button.focus()
  }
  return (
    <>
      <div className="lk-tabs" role="tablist" aria-label={label} onKeyDown={move}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}${tab.id}`}
            className="lk-tab"
            aria-selected={tab.id === current}
            aria-controls={tab.id === current ? `${id}panel` : undefined}
            tabIndex={tab.id === current ? 0 : -1}
            onClick={() => onShow(tab.id)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div
        key={current}
        className="lk-tab-panel"
        role="tabpanel"
        id={`${id}panel`}
        aria-labelledby={`${id}${current}`}
      >
        {children}
      </div>
    </>
  )
}

function target(
  { key, currentTarget }: KeyboardEvent<HTMLElement>,
  count: number,
  at: number,
): number | null {
  const ahead = getComputedStyle(currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return null
  return (at + (key === ahead ? 1 : count - 1)) % count
}
