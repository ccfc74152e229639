import { encode } from 'uqr'

const namespace = 'http://www.w3.org/2000/svg'

/** A code that a camera reads, dark on white in any theme. */
export function qrCode(text: string, label: string): SVGElement {
  const { size, data } = encode(text, { ecc: 'M', border: 4 })
  const modules = data.flatMap((row, y) =>
    row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])),
  )
  const svg = document.createElementNS(namespace, 'svg')
  const path = document.createElementNS(namespace, 'path')
  path.setAttribute('d', modules.join(''))
  for (const [key, value] of Object.entries({
    viewBox: `0 0 ${size} ${size}`,
    class: 'code',
    role: 'img',
    'aria-label': label,
  })) {
    svg.setAttribute(key, value)
  }
  svg.append(path)
  return svg
}
