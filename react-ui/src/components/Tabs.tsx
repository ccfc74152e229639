'use client'
import { Tabs as RadixTabs } from 'radix-ui'
import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react'

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
  const id = useId()
  const panel = useRef<HTMLDivElement>(null)
  const [isRtl, setRtl] = useState(false)
  useLayoutEffect(() => {
    setRtl(panel.current !== null && getComputedStyle(panel.current).direction === 'rtl')
  }, [])
  const select = (value: string) => {
    const tab = tabs.find((candidate) => candidate.id === value)
    if (tab !== undefined) onSelect(tab.id)
  }
  return (
    <>
      <RadixTabs.Root asChild value={current} onValueChange={select} dir={isRtl ? 'rtl' : 'ltr'}>
        <RadixTabs.List className="lk-tabs" data-part="tabs" aria-label={label}>
          {tabs.map((tab) => (
            <RadixTabs.Trigger
              key={tab.id}
              value={tab.id}
              id={`${id}${tab.id}`}
              className="lk-tab"
              data-part="tab"
              aria-controls={tab.id === current ? `${id}panel` : undefined}
              // The focus selects, and Radix's own handler would select again.
              onMouseDown={(event) => {
                event.preventDefault()
                if (event.button === 0) event.currentTarget.focus()
              }}
            >
              {tab.label}
            </RadixTabs.Trigger>
          ))}
        </RadixTabs.List>
      </RadixTabs.Root>
      <div
        ref={panel}
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
