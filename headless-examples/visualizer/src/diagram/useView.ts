import { useReactFlow, useStore } from '@xyflow/react'
import type { RefObject } from 'react'
import type { Box, MachineLayout } from './layout.types.ts'
import { isLeaf } from './nodes.ts'

/**
 * The viewport of a diagram. `hasMap`: whether the overview map is shown, because a part of a large
 * diagram is not visible. `reveal` scrolls a state or transition into view. `follow` scrolls to the
 * given states unless one of them is visible.
 */
export type View = {
  hasMap: boolean
  /** Whether the zoom is so small that only names of states are shown. */
  isFar: boolean
  /**
   * Shows the whole diagram if it is readable then, else the first of the given states and edges
   * that exists, else the initial state.
   */
  open(at: readonly (string | null | undefined)[]): void
  /** Keeps a collapsed or expanded state in place. Shows what the user wants to see if it is new. */
  change(before: MachineLayout, at: readonly (string | null | undefined)[]): void
  fit(): void
  zoom(step: 'in' | 'out' | 'whole'): void
  pan(x: number, y: number): void
  reveal(id: string): void
  follow(ids: readonly string[]): void
}

/** Smallest readable zoom. A machine that does not fit at this zoom opens at its initial state. */
const readableZoom = 0.6
/** Zoom below which only names of states are shown, and the smallest one at which these are readable. */
const farZooms = { largest: 0.4, smallest: 0.2 }
const margin = 32
/** Height in px of the buttons at the bottom, and of those at the top. */
const barHeight = 40
/** Zoom for parts of a large machine. */
const closeZoom = 0.85

/** `isBelowViews`: whether the buttons that choose the view of the stage cover its top. */
export function useView(
  layout: MachineLayout,
  container: RefObject<HTMLElement | null>,
  isBelowViews: boolean,
): View {
  const flow = useReactFlow()
  const top = isBelowViews ? barHeight : 0
  const size = () => ({
    width: container.current?.clientWidth ?? 800,
    height: container.current?.clientHeight ?? 600,
  })
  const fitZoomIn = ({ width, height }: { width: number; height: number }) =>
    Math.min((width - margin) / layout.width, (height - margin - barHeight - top) / layout.height)
  const fitZoom = () => fitZoomIn(size())
  const hasMap = useStore(({ width, height, transform: [, , zoom] }) => {
    const whole = fitZoomIn({ width, height })
    return whole < readableZoom && zoom > whole * 1.05
  })
  const isFar = useStore(({ transform: [, , zoom] }) => zoom < farZooms.largest)
  const prefersReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches
  const motion = () => (prefersReducedMotion() ? {} : { duration: 200 })
  const show = (box: Box, zoom: number, motion = {}) =>
    void flow.setCenter(box.x + box.width / 2, box.y + box.height / 2, { zoom, ...motion })

  function fit(motion = {}): void {
    const zoom = Math.min(fitZoom(), 1.25)
    show(
      {
        x: 0,
        y: -top / zoom,
        width: layout.width,
        height: layout.height + (barHeight + top) / zoom,
      },
      zoom,
      motion,
    )
  }

  function open(at: readonly (string | null | undefined)[]): void {
    if (fitZoom() >= readableZoom) {
      fit()
      return
    }
    const found = at.flatMap((id) => (id ? (boxOf(layout, id) ?? []) : []))[0]
    if (found) {
      show(part(found), closeZoom)
      return
    }
    if (fitZoom() < farZooms.largest && fitZoom() >= farZooms.smallest) {
      fit()
      return
    }
    const zoom = Math.max(fitZoom(), Math.min(closeZoom, size().width / 560))
    const { x, y, width } = initialStateBox(layout)
    const { width: wide } = size()
    const left = Math.min(
      Math.max(x + width / 2 - wide / 2 / zoom, -margin / 2 / zoom),
      Math.max(layout.width - wide / zoom, -margin / 2 / zoom),
    )
    const top = Math.max(Math.min(y - 140, y), -margin / 2 / zoom)
    void flow.setViewport({ x: -left * zoom, y: -top * zoom, zoom })
  }

  function change(before: MachineLayout, at: readonly (string | null | undefined)[]): void {
    const added = at.find((id) => id && boxOf(layout, id) && !boxOf(before, id))
    const moved = layout.states.filter(({ state, inside }) =>
      before.states.some((old) => old.state.id === state.id && old.inside.length !== inside.length),
    )
    const [after] = moved
    const old = before.states.find(({ state }) => state.id === after?.state.id)
    const { x, y, zoom } = flow.getViewport()
    if (added) reveal(added)
    else if (after && old && moved.length === 1)
      void flow.setViewport({
        x: x + (old.x - after.x) * zoom,
        y: y + (old.y - after.y) * zoom,
        zoom,
      })
    else open(at)
  }

  function isVisible(box: Box): boolean {
    const { x, y, zoom } = flow.getViewport()
    const [left, top] = [box.x * zoom + x, box.y * zoom + y]
    return (
      left >= 0 &&
      top >= 0 &&
      left + box.width * zoom <= size().width &&
      top + box.height * zoom <= size().height
    )
  }

  /** A box, cut to the size of the viewport at its top left corner. */
  const part = (box: Box, zoom = closeZoom): Box => ({
    ...box,
    width: Math.min(box.width, (size().width - margin) / zoom),
    height: Math.min(box.height, (size().height - margin) / zoom),
  })

  function reveal(item: string): void {
    const id = item.replace(/#fold$/, '')
    const box = boxOf(layout, id)
    const top = topOf(layout, id)
    if (box) scrollToBox(box, top ?? box, top ? farZooms.smallest : farZooms.largest)
  }

  function scrollToBox(box: Box, top = box, minZoom = farZooms.smallest): void {
    const { zoom } = flow.getViewport()
    const closer = Math.max(zoom, closeZoom)
    if (!isVisible(top) || zoom < minZoom) show(part(box, closer), closer, motion())
  }

  return {
    hasMap,
    isFar,
    open,
    change,
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
    reveal,
    follow(ids) {
      const boxes = layout.states.filter(
        (placed) => ids.includes(placed.state.id) && isLeaf(placed),
      )
      const [first] = boxes
      if (first && !boxes.some(isVisible)) scrollToBox(first)
    },
  }
}

/** The box of the innermost initial state of a machine. */
function initialStateBox({ states }: MachineLayout): Box {
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

function boxOf({ states, links }: MachineLayout, id: string): Box | undefined {
  const state = states.find(
    ({ state, rows }) =>
      state.id === id ||
      rows.some((row) => row.kind === 'transition' && row.line.keys.includes(id)),
  )
  return (
    state ?? links.find(({ label }) => label.lines.some(({ keys }) => keys.includes(id)))?.label
  )
}

/** The box of the text of a state. A large state is visible if its text is visible. */
function topOf({ states }: MachineLayout, id: string): Box | undefined {
  const state = states.find((placed) => placed.state.id === id)
  return state && { x: state.x, y: state.y, ...state.content }
}
