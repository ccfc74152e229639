import type { GraphEdge, GraphState, MachineGraph } from '@latchkit/core/devtools'
import type { FoldedGraph } from './folds.ts'
import type { FarName, Line, Row } from './layout.types.ts'
import {
  farNames,
  foldButtonWidth,
  fonts,
  gap,
  iconWidth,
  labelLineHeight,
  labelPadding,
  type Measure,
  padding,
  proseWidth,
  rowHeights,
  tagPadding,
} from './metrics.ts'

/** The numeric delays in ms, by name. */
export type Delays = Readonly<Record<string, number>>

export const nameOf = (id: string): string => id.slice(id.lastIndexOf('.') + 1)

/** Formats milliseconds: 30000 is `30 s`, 600 `0.6 s`, 300000 `5 min`; rounded to 10 ms. */
export const spanOf = (ms: number): string =>
  ms >= 60_000 && ms % 60_000 === 0 ? `${ms / 60_000} min` : `${Math.round(ms / 10) / 100} s`

export function lineOf(edge: GraphEdge, delays: Delays, listed = false): Line {
  const to = listed ? edge.targets.map(nameOf).join(', ') : ''
  return {
    key: edge.key,
    keys: [edge.key],
    kind: edge.kind,
    event: eventOf(edge, delays),
    guard: edge.guard,
    to: to || null,
  }
}

function eventOf({ kind, label }: GraphEdge, delays: Delays): string {
  const delay = kind === 'after' ? label.replace(/^after /, '') : ''
  if (/^\d+$/.test(delay)) return `after ${spanOf(Number(delay))}`
  const ms = delays[delay]
  return ms === undefined ? label : `${label} (${spanOf(ms)})`
}

/** The text of a transition in one line. */
export const textOf = ({ event, guard, to }: Line): string =>
  [event, ...(guard ? [`[${guard}]`] : []), ...(to ? [`→ ${to}`] : [])].join(' ')

/**
 * Whether a transition is drawn as an arrow. Transitions without a target and those of the root are
 * listed in their state.
 */
export const isDrawn = (edge: GraphEdge, graph: MachineGraph): boolean =>
  edge.targets.length > 0 && edge.source !== graph.id

const wordStarts = /(?=[A-Z])/

/** Rows of a state, and their size with padding. */
export type Content = { rows: readonly Row[]; width: number; height: number }

export function contentOf(
  state: GraphState,
  graph: FoldedGraph,
  delays: Delays,
  measure: Measure,
): Content {
  const inside = graph.inside.get(state.id)?.length ?? 0
  const isLeaf = state.type === 'atomic' || state.type === 'final' || inside > 0
  const isFoldable =
    state.parent !== null && (state.type === 'compound' || state.type === 'parallel')
  const title: Row = { kind: 'title', text: state.key, tags: state.tags, isFoldable }
  const services = state.actors.map((text): Row => ({ kind: 'service', text }))
  const listed = graph.edges
    .filter((edge) => edge.source === state.id && !isDrawn(edge, graph))
    .map((edge): Row => ({ kind: 'transition', line: lineOf(edge, delays, true) }))
  const beside = Math.max(...[title, ...services, ...listed].map((row) => widthOf(row, measure)))
  const prose = wrapped(
    state.description ?? '',
    Math.max(beside, isLeaf ? proseWidth.leaf : proseWidth.compound),
    measure,
  )
  const rows: Row[] = [
    title,
    ...prose.map((text): Row => ({ kind: 'description', text })),
    ...services,
    ...listed,
    ...(inside > 0 ? [{ kind: 'inside', text: `${inside} states` } as const] : []),
  ]
  const words = state.key.split(wordStarts).map((word) => measure(word, 'title'))
  const farWidth = isLeaf ? (Math.max(...words) * farNames.smallest) / fonts.title.size : 0
  const width = Math.max(...rows.map((row) => widthOf(row, measure))) + 2 * padding.x
  return {
    rows,
    width: Math.ceil(Math.max(width, farWidth + 2 * farNames.padding)),
    height: rows.reduce((sum, { kind }) => sum + rowHeights[kind], 0) + 2 * padding.y,
  }
}

function widthOf(row: Row, measure: Measure): number {
  if (row.kind === 'title')
    return row.tags.reduce(
      (sum, tag) => sum + gap + measure(tag, 'tag') + 2 * tagPadding,
      measure(row.text, 'title') + iconWidth + (row.isFoldable ? gap + foldButtonWidth : 0),
    )
  if (row.kind === 'description') return measure(row.text, 'description')
  return iconWidth + measure(row.kind === 'transition' ? textOf(row.line) : row.text, 'label')
}

/** Size of a label with these lines. */
export const labelSize = (lines: readonly Line[], measure: Measure) => ({
  width:
    Math.ceil(Math.max(...lines.map((line) => measure(textOf(line), 'label')))) +
    2 * labelPadding.x,
  height: lines.length * labelLineHeight + 2 * labelPadding.y,
})

function wrapped(text: string, width: number, measure: Measure): string[] {
  const lines: string[] = []
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1)
    const longer = `${last} ${word}`
    if (last !== undefined && measure(longer, 'description') <= width)
      lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

/** The name of a state in the largest font that fits into a box, broken between its words. */
export function farNameOf(
  name: string,
  { width, height }: { width: number; height: number },
  measure: Measure,
): FarName {
  const names = breaksOf(name.split(wordStarts)).map((lines): FarName => {
    const widest = Math.max(...lines.map((line) => measure(line, 'title')))
    const size = Math.min(
      farNames.size,
      (width / widest) * fonts.title.size,
      height / (lines.length * farNames.lineHeight),
    )
    return { lines, size: Math.floor(size) }
  })
  return names.reduce((best, one) => (one.size > best.size ? one : best))
}

/** All ways to set words in lines, the one line first. */
function breaksOf([first = '', ...rest]: readonly string[]): [string[], ...string[][]] {
  if (rest.length === 0) return [[first]]
  const [line, ...more] = breaksOf(rest)
  const all = [line, ...more]
  const joined = ([start = '', ...lines]: string[]) => [first + start, ...lines]
  return [joined(line), ...more.map(joined), ...all.map((lines) => [first, ...lines])]
}
