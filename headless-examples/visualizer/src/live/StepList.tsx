import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { clockTime, eventText } from './focus.ts'
import type { Step } from './session-log.ts'
import './steps.css'

/** Row height in px, as in steps.css. */
const rowHeight = 44
const rows = 6

/** Scrolls the list by the minimum that makes a row completely visible. */
function scrollToRow(box: HTMLElement, index: number): void {
  const top = index * rowHeight
  const bottom = top + rowHeight
  if (top < box.scrollTop) box.scrollTop = top
  if (bottom > box.scrollTop + box.clientHeight) box.scrollTop = bottom - box.clientHeight
}

type Props = {
  label: string
  steps: readonly Step[]
  /** `index` of the selected step. */
  current: number | null
  /** Whether the list scrolls to the selected step. */
  followsCurrent: boolean
  pick(step: Step): void
  /** `index` of a highlighted step, and the reason. */
  marked?: { index: number; word: string } | null
}

/** A list of steps. Renders only the visible rows, because there may be thousands of steps. */
export function StepList({ label, steps, current, followsCurrent, pick, marked = null }: Props) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const [top, setTop] = useState(0)
  const first = steps[0]?.index
  const lastFirst = useRef(first)
  const currentRow = steps.findIndex(({ index }) => index === current)
  const from = Math.max(0, Math.floor(top / rowHeight) - 4)
  const shown = steps.slice(from, from + rows + 8)

  // keep the visible rows in place when steps are added at the top
  useLayoutEffect(() => {
    const addedRows = steps.findIndex(({ index }) => index === lastFirst.current)
    lastFirst.current = first
    if (addedRows > 0 && list.current && list.current.scrollTop > 0)
      list.current.scrollTop += addedRows * rowHeight
  }, [first, steps])
  useLayoutEffect(() => {
    if (followsCurrent && list.current && currentRow >= 0) scrollToRow(list.current, currentRow)
  }, [followsCurrent, currentRow])

  const onKeyDown = (event: KeyboardEvent) => {
    const targetByKey: Record<string, number> = {
      ArrowUp: currentRow < 0 ? 0 : currentRow - 1,
      ArrowDown: currentRow + 1,
      Home: 0,
      End: steps.length - 1,
    }
    const target = Object.hasOwn(targetByKey, event.key) ? targetByKey[event.key] : undefined
    const step = target === undefined ? undefined : steps[target]
    if (target === undefined || step === undefined) return
    event.preventDefault()
    // the recording view around the list handles the same keys
    event.stopPropagation()
    if (list.current) scrollToRow(list.current, target)
    pick(step)
  }
  return (
    <div
      ref={list}
      className="steps"
      role="listbox"
      aria-label={label}
      tabIndex={0}
      aria-activedescendant={
        shown.some(({ index }) => index === current) ? `${id}-${current}` : undefined
      }
      onKeyDown={onKeyDown}
      onScroll={({ currentTarget }) => setTop(currentTarget.scrollTop)}
    >
      <div role="presentation" className="steps-room" style={{ height: steps.length * rowHeight }}>
        {shown.map((step, offset) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the list has the focus and handles keys
          <div
            key={step.index}
            id={`${id}-${step.index}`}
            role="option"
            tabIndex={-1}
            aria-selected={step.index === current}
            aria-setsize={steps.length}
            aria-posinset={from + offset + 1}
            className="step"
            data-marked={step.index === marked?.index ? '' : undefined}
            style={{ transform: `translateY(${(from + offset) * rowHeight}px)` }}
            onClick={() => {
              // the list, not the row, gets the focus
              list.current?.focus({ preventScroll: true })
              pick(step)
            }}
          >
            <time>{clockTime(step.frame.at)}</time>
            <span className="step-words">
              <bdi className="step-event">{eventText(step.frame.event)}</bdi>
              <bdi className="step-actor">{step.name}</bdi>
            </span>
            {step.index === marked?.index ? <em>{marked.word}</em> : null}
          </div>
        ))}
      </div>
    </div>
  )
}
