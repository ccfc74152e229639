import type { RefObject } from 'react'
import type { Line, MachineLayout, PlacedLink, PlacedState, Row } from '../diagram/layout.types.ts'
import {
  fonts,
  iconWidth,
  labelLineHeight,
  labelPadding,
  padding,
  rowHeights,
} from '../diagram/metrics.ts'
import { isLeaf } from '../diagram/nodes.ts'
import { pathOf } from '../diagram/paths.ts'
import { LineIcon, ServiceIcon, StateIcon } from '../diagram/StateIcon.tsx'
import { fontFamily, ink } from './ink.ts'

/** Margin in px. */
const margin = 24

type Props = { layout: MachineLayout; title: string; drawing: RefObject<SVGSVGElement | null> }

/**
 * The SVG of a machine, with the layout of the diagram. All styles are attributes, so that the file
 * needs no style sheet.
 */
export function PrintedMachine({ layout, title, drawing }: Props) {
  const [width, height] = [layout.width + 2 * margin, layout.height + 2 * margin]
  const leaves = layout.states.filter(isLeaf)
  return (
    <svg
      ref={drawing}
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`${-margin} ${-margin} ${width} ${height}`}
      width={width}
      height={height}
      fontFamily={fontFamily}
      fontSize={fonts.label.size}
      fill={ink.text}
      role="img"
      aria-label={title}
    >
      <title>{title}</title>
      <defs>
        <marker
          id="tip"
          viewBox="0 0 8 8"
          refX="7"
          refY="4"
          markerWidth="8"
          markerHeight="8"
          markerUnits="userSpaceOnUse"
          orient="auto"
        >
          <path d="M0 .5 8 4 0 7.5 2 4Z" fill={ink.line} />
        </marker>
      </defs>
      <rect x={-margin} y={-margin} width={width} height={height} fill={ink.paper} />
      {layout.states
        .filter((placed) => !isLeaf(placed))
        .map((placed) => (
          <State key={placed.state.id} placed={placed} />
        ))}
      <g fill="none" stroke={ink.line} strokeWidth={1.5}>
        {layout.starts.map(({ parent, x, y, width: size, points }) => (
          <g key={`${parent} ${points[1]?.x}`}>
            <circle
              cx={x + size / 2}
              cy={y + size / 2}
              r={size / 2}
              fill={ink.quiet}
              stroke="none"
            />
            <path d={pathOf(points)} markerEnd="url(#tip)" />
          </g>
        ))}
        {layout.links.map(({ id, points }) => (
          <path key={id} d={pathOf(points)} markerEnd="url(#tip)" />
        ))}
      </g>
      {leaves.map((placed) => (
        <State key={placed.state.id} placed={placed} />
      ))}
      {layout.links.map((link) => (
        <Label key={link.id} link={link} />
      ))}
    </svg>
  )
}

function State({ placed }: { placed: PlacedState }) {
  const { x, y, width, height, depth, region, rows, state } = placed
  const tops = rows.map((_, index) =>
    rows.slice(0, index).reduce((sum, { kind }) => sum + rowHeights[kind], y + padding.y),
  )
  const isFinal = state.type === 'final'
  return (
    <g>
      <rect
        {...{ x, y, width, height }}
        rx={14}
        fill={isLeaf(placed) ? ink.leaf : ink.levels[depth % ink.levels.length]}
        stroke={region || isFinal ? ink.line : ink.edge}
        strokeDasharray={region ? '4 4' : undefined}
      />
      {isFinal ? (
        <rect
          x={x + 3}
          y={y + 3}
          width={width - 6}
          height={height - 6}
          rx={11}
          fill="none"
          stroke={ink.line}
        />
      ) : null}
      {rows.map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows of a layout keep their order
        <g key={index} transform={`translate(${x + padding.x} ${tops[index]})`}>
          <RowText row={row} type={state.type} />
        </g>
      ))}
    </g>
  )
}

function RowText({ row, type }: { row: Row; type: string }) {
  if (row.kind === 'description')
    return (
      <text y={12.5} fill={ink.quiet}>
        {row.text}
      </text>
    )
  if (row.kind === 'title')
    return (
      <>
        <g transform="translate(0 5)" fill={ink.icon}>
          <StateIcon type={type} active={false} unwalked={false} />
        </g>
        <text x={iconWidth} y={17} fontSize={fonts.title.size} fontWeight={fonts.title.weight}>
          {row.text}
          {row.tags.map((tag) => (
            <tspan key={tag} dx={8} fontSize={fonts.tag.size} fill={ink.quiet}>
              {tag}
            </tspan>
          ))}
        </text>
      </>
    )
  return (
    <>
      <g transform="translate(0 3)" fill={row.kind === 'transition' ? ink.icon : ink.service}>
        {row.kind === 'transition' ? <LineIcon leaves={row.line.to !== null} /> : <ServiceIcon />}
      </g>
      {row.kind !== 'transition' ? (
        <text x={iconWidth} y={14} fontWeight={fonts.label.weight}>
          {row.text}
        </text>
      ) : (
        <Transition line={row.line} x={iconWidth} y={14} />
      )}
    </>
  )
}

function Transition({
  line: { kind, event, guard, to },
  x,
  y,
}: {
  line: Line
  x: number
  y: number
}) {
  return (
    <text x={x} y={y} fontWeight={fonts.label.weight}>
      <tspan fill={ink[kind]} fontStyle={kind === 'always' ? 'italic' : undefined}>
        {event}
      </tspan>
      {guard === null ? null : <tspan fill={ink.quiet}>{` [${guard}]`}</tspan>}
      {to === null ? null : <tspan fill={ink.quiet}>{` → ${to}`}</tspan>}
    </text>
  )
}

function Label({ link: { label } }: { link: PlacedLink }) {
  const { x, y, width, height, lines } = label
  return (
    <g>
      <rect {...{ x, y, width, height }} rx={8} fill={ink.label} stroke={ink.edge} />
      {lines.map((line, index) => (
        <Transition
          key={line.key}
          line={line}
          x={x + labelPadding.x}
          y={y + labelPadding.y + index * labelLineHeight + 13}
        />
      ))}
    </g>
  )
}
