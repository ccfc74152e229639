import type { ReactElement } from 'react'

/**
 * A path, a circle (`cx cy r`) or a rectangle with round corners (`x y width height r`), in a 24 by
 * 24 view box.
 */
export type Shape =
  | string
  | readonly [number, number, number]
  | readonly [number, number, number, number, number]
export type Icon = (props: { className?: string }) => ReactElement

/** Renders an icon. Hidden from screen readers: the element around it has the label. */
export function drawIcon(
  { className = '' }: { className?: string },
  name: string,
  ...shapes: readonly Shape[]
): ReactElement {
  return (
    <svg
      className={`lucide lucide-${name} ${className}`}
      width="24"
      height="24"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {shapes.map(drawShape)}
    </svg>
  )
}

function drawShape(shape: Shape) {
  if (typeof shape === 'string') return <path key={shape} d={shape} />
  const [x, y, width, height, radius] = shape
  return height === undefined ? (
    <circle key={`${x} ${y}`} cx={x} cy={y} r={width} />
  ) : (
    <rect key={`${x} ${y}`} x={x} y={y} width={width} height={height} rx={radius} />
  )
}
