/** The path of the three finder patterns of a code with `size` modules per side. */
export const eyesOf = (size: number) => [eye(0, 0), eye(size - 7, 0), eye(0, size - 7)].join('')

/** A finder pattern: a ring around a square, for the even-odd fill rule. */
const eye = (x: number, y: number) =>
  [
    roundedSquare(x, y, 7, 2.25),
    roundedSquare(x + 1, y + 1, 5, 1.5),
    roundedSquare(x + 2, y + 2, 3, 1),
  ].join('')

/** The path of a square with round corners. */
function roundedSquare(x: number, y: number, side: number, radius: number): string {
  const line = side - 2 * radius
  const corner = (right: number, down: number) =>
    `a${radius} ${radius} 0 0 1 ${right * radius} ${down * radius}`
  return [
    `M${x + radius} ${y}`,
    `h${line}${corner(1, 1)}`,
    `v${line}${corner(-1, 1)}`,
    `h${-line}${corner(-1, -1)}`,
    `v${-line}${corner(1, -1)}z`,
  ].join('')
}
