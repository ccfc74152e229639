import type { Point } from './layout.types.ts'

/** The SVG path through the given points, with rounded corners. */
export function pathOf(points: readonly Point[], radius = 6): string {
  return points
    .map((point, index) => {
      const before = points[index - 1]
      const after = points[index + 1]
      if (before === undefined) return `M${point.x} ${point.y}`
      if (after === undefined) return `L${point.x} ${point.y}`
      const from = toward(point, before, radius)
      const to = toward(point, after, radius)
      return `L${from.x} ${from.y}Q${point.x} ${point.y} ${to.x} ${to.y}`
    })
    .join('')
}

/** The point at the distance `radius` from a corner towards a neighbour, at most halfway. */
function toward(corner: Point, neighbour: Point, radius: number): Point {
  const [dx, dy] = [neighbour.x - corner.x, neighbour.y - corner.y]
  const length = Math.hypot(dx, dy)
  const part = length === 0 ? 0 : Math.min(radius, length / 2) / length
  return { x: corner.x + dx * part, y: corner.y + dy * part }
}
