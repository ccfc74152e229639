import { useReactFlow, useStore } from '@xyflow/react'
import type { RefObject } from 'react'
import type { Box, ChartLayout } from './layout.types.ts'

/** How a picture is looked at. `hasMap`: not all of a big one is in sight. `reveal`: brings a state or a transition into sight. `follow`: the same for states, if none of them is in sight. */
export type View = {
  hasMap: boolean
  /** At the first of these that there is; else the whole of it, or where a flow begins. */
  open(at: readonly (string | null | undefined)[]): void
  fit(): void
  zoom(step: 'in' | 'out' | 'whole'): void
  pan(x: number, y: number): void
  reveal(id: string): void
  follow(ids: readonly string[]): void
}

/** Smaller than this nobody can read it: a big chart begins where the flow begins instead. */
const legible = 0.6
const margin = 32
/** px at the bottom that the buttons take. */
const bar = 40
/** How near a part of a big chart is looked at. */
const near = 0.85

export function useView(layout: ChartLayout, place: RefObject<HTMLElement | null>): View {
  const flow = useReactFlow()
  const size = () => ({
    width: place.current?.clientWidth ?? 800,
    height: place.current?.clientHeight ?? 600,
  })
  const fittingIn = ({ width, height }: { width: number; height: number }) =>
    Math.min((width - margin) / layout.width, (height - margin - bar) / layout.height)
  const fitting = () => fittingIn(size())
  const hasMap = useStore(({ width, height, transform: [, , zoom] }) => {
    const whole = fittingIn({ width, height })
    return whole < legible && zoom > whole * 1.05
  })
  const still = () => matchMedia('(prefers-reduced-motion: reduce)').matches
  const motion = () => (still() ? {} : { duration: 200 })
  const show = (box: Box, zoom: number, motion = {}) =>
    void flow.setCenter(box.x + box.width / 2, box.y + box.height / 2, { zoom, ...motion })

  function fit(motion = {}): void {
    const zoom = Math.min(fitting(), 1.25)
    show({ x: 0, y: 0, width: layout.width, height: layout.height + bar / zoom }, zoom, motion)
  }

  function open(at: readonly (string | null | undefined)[]): void {
    if (fitting() >= legible) {
      fit()
      return
    }
    const found = at.flatMap((id) => (id ? (boxOf(layout, id) ?? []) : []))[0]
    if (found) {
      show(part(found), near)
      return
    }
    const zoom = Math.max(fitting(), Math.min(near, size().width / 560))
    const { x, y, width } = begin(layout)
    const { width: wide } = size()
    const left = Math.min(
      Math.max(x + width / 2 - wide / 2 / zoom, -margin / 2 / zoom),
      Math.max(layout.width - wide / zoom, -margin / 2 / zoom),
    )
    const top = Math.max(Math.min(y - 140, y), -margin / 2 / zoom)
    void flow.setViewport({ x: -left * zoom, y: -top * zoom, zoom })
  }

  function isSeen(box: Box): boolean {
    const { x, y, zoom } = flow.getViewport()
    const [left, top] = [box.x * zoom + x, box.y * zoom + y]
    return (
      left >= 0 &&
      top >= 0 &&
      left + box.width * zoom <= size().width &&
      top + box.height * zoom <= size().height
    )
  }

  /** The upper left of what is larger than the window. */
  const part = (box: Box, zoom = near): Box => ({
    ...box,
    width: Math.min(box.width, (size().width - margin) / zoom),
    height: Math.min(box.height, (size().height - margin) / zoom),
  })

  function bring(box: Box, top = box): void {
    const { zoom } = flow.getViewport()
    const closer = Math.max(zoom, near)
    if (!isSeen(top) || zoom < legible / 2) show(part(box, closer), closer, motion())
  }

  return {
    hasMap,
    open,
    fit: () => fit(motion()),
    zoom(step) {
      if (step === 'in') void flow.zoomIn(motion())
      else if (step === 'out') void flow.zoomOut(motion())
      else void flow.zoomTo(1, motion())
    },
    pan(x, y) {
      const view = flow.getViewport()
      void flow.setViewport({ ...view, x: view.x - x, y: view.y - y })
    },
    reveal(id) {
      const box = boxOf(layout, id)
      if (box) bring(box, topOf(layout, id) ?? box)
    },
    follow(ids) {
      const boxes = layout.states.filter(
        ({ state }) =>
          ids.includes(state.id) && (state.type === 'atomic' || state.type === 'final'),
      )
      const [first] = boxes
      if (first && !boxes.some(isSeen)) bring(first)
    },
  }
}

/** Where a flow begins: its innermost first state. */
function begin({ states }: ChartLayout): Box {
  const inner = (id: string): string => {
    const state = states.find((placed) => placed.state.id === id)?.state
    const next = state?.initial[0]
    return next === undefined ? id : inner(next)
  }
  const [root] = states
  return (
    states.find(({ state }) => state.id === inner(root?.state.id ?? '')) ?? {
      x: 0,
      y: 0,
      width: 0,
      height: 0,
    }
  )
}

function boxOf({ states, links }: ChartLayout, id: string): Box | undefined {
  const state = states.find(
    ({ state, rows }) =>
      state.id === id || rows.some((row) => row.kind === 'transition' && row.line.key === id),
  )
  return state ?? links.find(({ label }) => label.lines.some(({ key }) => key === id))?.label
}

/** What is written in a state: who sees it sees the state, which may be larger than any window. */
function topOf({ states }: ChartLayout, id: string): Box | undefined {
  const state = states.find((placed) => placed.state.id === id)
  return state && { x: state.x, y: state.y, ...state.content }
}
