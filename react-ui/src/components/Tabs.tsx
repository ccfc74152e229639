'use client'
import { type KeyboardEvent, type ReactNode, useId } from 'react'
import tabsCss from './tabs.css?inline'
import { useSheet } from './useSheet.ts'

export type TabsProps<Id extends string> = {
  /** The accessible name of the tab list. */
  label: string
  tabs: readonly { id: Id; label: string }[]
  current: Id
  onSelect(id: Id): void
  /** The content of the current tab. */
  children: ReactNode
}

/**
 * A tab list and the panel of the current tab. It is one stop for the Tab key; arrow keys move
 * between tabs in the reading direction.
 */
export function Tabs<Id extends string>({
  label,
  tabs,
  current,
  onSelect,
  children,
}: TabsProps<Id>) {
  useSheet(tabsCss)
  const id = useId()
  const moveFocus = (event: KeyboardEvent<HTMLElement>) => {
    const index = nextIndex(
      event,
      tabs.length,
      tabs.findIndex((tab) => tab.id === current),
    )
    const next = index === null ? undefined : tabs[index]
    if (index === null || next === undefined) return
    event.preventDefault()
    onSelect(next.id)
    const button = event.currentTarget.children[index]
    if (button instanceof HTMLElement) button.focus()
  }
  return (
    <>
      <div
        className="lk-tabs"
        data-part="tabs"
        role="tablist"
        aria-label={label}
        onKeyDown={moveFocus}
      >
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}${tab.id}`}
            className="lk-tab"
            data-part="tab"
            aria-selected={tab.id === current}
            aria-controls={tab.id === current ? `${id}panel` : undefined}
            tabIndex={tab.id === current ? 0 : -1}
            onClick={() => onSelect(tab.id)}
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

/** Index of the tab to which an arrow key, Home or End moves. Null for other keys. */
function nextIndex(
  { key, currentTarget }: KeyboardEvent<HTMLElement>,
  count: number,
  current: number,
): number | null {
  const forwardKey =
    getComputedStyle(currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return null
  return (current + (key === forwardKey ? 1 : count - 1)) % count
}
