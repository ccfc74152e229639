import type { MachineLayout } from './layout.types.ts'
import { pathOf } from './paths.ts'
import { flag, usePicture } from './picture.context.ts'

/**
 * All arrows of a diagram, below the labels. They are hidden from assistive technology, because the
 * labels describe them as text.
 */
export function Arrows({ layout }: { layout: MachineLayout }) {
  const { taken, possible, unwalked, selected } = usePicture()
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
        <g key={`${parent} ${points[1]?.x}`} className="picture-start" data-start={parent}>
          <circle cx={x + width / 2} cy={y + width / 2} r={width / 2} />
          <path d={pathOf(points)} markerEnd="url(#arrow)" />
        </g>
      ))}
      {layout.links.map(({ id, points, label: { lines } }) => {
        const some = (marked: ReadonlySet<string>) => lines.some(({ key }) => marked.has(key))
        const bold = some(taken) || lines.some(({ key }) => key === selected)
        return (
          <path
            key={id}
            className="picture-arrow"
            d={pathOf(points)}
            data-link={id}
            data-taken={flag(some(taken))}
            data-possible={flag(some(possible))}
            data-unwalked={flag(lines.every(({ key }) => unwalked.has(key)))}
            data-selected={flag(lines.some(({ key }) => key === selected))}
            markerEnd={bold ? 'url(#arrow-bold)' : 'url(#arrow)'}
          />
        )
      })}
    </svg>
  )
}
