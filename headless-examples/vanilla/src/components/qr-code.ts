import { encode } from 'uqr'

const svgNamespace = 'http://www.w3.org/2000/svg'

/**
 * Renders a QR code as SVG. It is dark on white in every colour scheme, so that cameras can read
 * it.
 */
export function qrCode(text: string, label: string): SVGElement {
  const { size, data } = encode(text, { ecc: 'M', border: 4 })
  const modules = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  )
  const path = document.createElementNS(svgNamespace, 'path')
  path.setAttribute('d', modules.join(''))
  const svg = document.createElementNS(svgNamespace, 'svg')
  svg.setAttribute('viewBox', `0 0 ${size} ${size}`)
  svg.setAttribute('class', 'code')
  svg.setAttribute('role', 'img')
  svg.setAttribute('aria-label', label)
  svg.append(path)
  return svg
}
