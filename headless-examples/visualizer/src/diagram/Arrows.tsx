import type { MouseEvent } from 'react'
import type { Hovered } from './LinkCard.tsx'
import type { MachineLayout } from './layout.types.ts'
import { isLinkDim, isStateDim } from './lit.ts'
import { pathOf } from './paths.ts'
import { flag, hasKey, usePicture } from './picture.context.ts'

/**
 * All arrows of a diagram, below the labels. They are hidden from assistive technology, because the
 * labels describe them as text.
 */
export function Arrows({
  layout,
  hover,
}: {
  layout: MachineLayout
  hover(hovered: Hovered | null): void
}) {
  const { taken, possible, unwalked, selected, lit, preview, select } = usePicture()
  const onMouseMove = (id: string) => (event: MouseEvent) => {
    const { left, top, width, height } =
      event.currentTarget.closest('.picture')?.getBoundingClientRect() ?? new DOMRect()
    const [x, y] = [event.clientX - left, event.clientY - top]
    hover({ id, card: { x, y, isLeft: x > width / 2, isAbove: y > height / 2 } })
  }
  return (
    <svg className="picture-arrows" width={layout.width} height={layout.height} aria-hidden="true">
      <defs>
        <marker
          id="arrow"
          className="picture-tip"
          viewBox="0 0 8 8"
          refX="7"
          refY="4"
          markerWidth="8"
          markerHeight="8"
          markerUnits="userSpaceOnUse"
          orient="auto"
        >
          <path d="M0 .5 8 4 0 7.5 2 4Z" />
        </marker>
        <marker
          id="arrow-bold"
          className="picture-tip"
          data-bold=""
          viewBox="0 0 8 8"
          refX="7"
          refY="4"
          markerWidth="12"
          markerHeight="12"
          markerUnits="userSpaceOnUse"
          orient="auto"
        >
          <path d="M0 .5 8 4 0 7.5 2 4Z" />
        </marker>
      </defs>
      {layout.starts.map(({ parent, x, y, width, points }) => (
        <g
          key={`${parent} ${points[1]?.x}`}
          className="picture-start"
          data-start={parent}
          data-dim={flag(isStateDim(lit, parent))}
        >
          <circle cx={x + width / 2} cy={y + width / 2} r={width / 2} />
          <path d={pathOf(points)} markerEnd="url(#arrow)" />
        </g>
      ))}
      {layout.links.map(({ id, points, label: { lines } }) => {
        const some = (marked: ReadonlySet<string>) => lines.some((line) => hasKey(line, marked))
        const isSelected = lines.some(({ keys }) => keys.some((key) => key === selected))
        const isLit = lit?.links.has(id) ?? false
        const bold = some(taken) || isLit
        return (
          <path
            key={id}
            className="picture-arrow"
            d={pathOf(points)}
            data-link={id}
            data-taken={flag(some(taken))}
            data-possible={flag(some(possible))}
            data-unwalked={flag(lines.every((line) => hasKey(line, unwalked)))}
            data-selected={flag(isSelected)}
            data-lit={flag(isLit)}
            data-dim={flag(isLinkDim(lit, id))}
            data-preview={flag(preview?.links.has(id) ?? false)}
            markerEnd={bold ? 'url(#arrow-bold)' : 'url(#arrow)'}
          />
        )
      })}
      {layout.links.map(({ id, points, label: { lines } }) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: the label has the same text and action
        <path
          key={id}
          className="picture-hit"
          d={pathOf(points)}
          onMouseMove={onMouseMove(id)}
          onMouseLeave={() => hover(null)}
          onClick={() => select(lines[0]?.key ?? null)}
        />
      ))}
    </svg>
  )
}
