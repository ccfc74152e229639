/** Contrast ratio of WCAG 2 between two colors of three or six hexadecimal digits. */
export function contrast(first: string, second: string): number {
  const [dark = 0, bright = 0] = [luminance(first), luminance(second)].sort((a, b) => a - b)
  return (bright + 0.05) / (dark + 0.05)
}

function luminance(color: string): number {
  const hex = color.length === 4 ? color.replace(/[\da-f]/g, '$&$&') : color
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((position) => {
    const channel = Number.parseInt(hex.slice(position, position + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
