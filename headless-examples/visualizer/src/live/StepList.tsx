import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { clockTime, eventText } from './focus.ts'
import type { Step } from './session-log.ts'
import './steps.css'

/** Row height in px, as in steps.css. */
const row = 44
const rows = 6

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
  const place = steps.findIndex(({ index }) => index === current)
  const from = Math.max(0, Math.floor(top / row) - 4)
  const shown = steps.slice(from, from + rows + 8)

  // keep the visible rows in place when steps are added at the top
  useLayoutEffect(() => {
    const addedRows = steps.findIndex(({ index }) => index === lastFirst.current)
    lastFirst.current = first
    if (addedRows > 0 && list.current && list.current.scrollTop > 0)
      list.current.scrollTop += addedRows * row
  }, [first, steps])
  useLayoutEffect(() => {
    const box = list.current
    if (!followsCurrent || !box || place < 0) return
    if (place * row < box.scrollTop) box.scrollTop = place * row
    if ((place + 1) * row > box.scrollTop + box.clientHeight)
      box.scrollTop = (place + 1) * row - box.clientHeight
  }, [followsCurrent, place])

  const onKeyDown = (event: KeyboardEvent) => {
    const ways: Record<string, number> = {
      ArrowUp: place < 0 ? 0 : place - 1,
      ArrowDown: place + 1,
      Home: 0,
      End: steps.length - 1,
    }
    const way = Object.hasOwn(ways, event.key) ? ways[event.key] : undefined
    const step = way === undefined ? undefined : steps[way]
    if (step === undefined) return
    event.preventDefault()
    // the recording view around the list handles the same keys
    event.stopPropagation()
    const box = list.current
    const to = (way ?? 0) * row
    if (box && to < box.scrollTop) box.scrollTop = to
    if (box && to + row > box.scrollTop + box.clientHeight)
      box.scrollTop = to + row - box.clientHeight
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
      <div role="presentation" className="steps-room" style={{ height: steps.length * row }}>
        {shown.map((step, place) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the list has the focus and handles keys
          <div
            key={step.index}
            id={`${id}-${step.index}`}
            role="option"
            tabIndex={-1}
            aria-selected={step.index === current}
            aria-setsize={steps.length}
            aria-posinset={from + place + 1}
            className="step"
            data-marked={step.index === marked?.index ? '' : undefined}
            style={{ transform: `translateY(${(from + place) * row}px)` }}
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
