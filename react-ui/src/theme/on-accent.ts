/**
 * Above this luminance, black text has the higher contrast; below it, white text. At this luminance
 * both have a contrast of 4.58:1.
 */
const threshold = 0.1791
const step = `clamp(0, (${threshold} - y) * 9999, 1)`
/** A CSS expression with which the browser applies the same threshold. */
const computedByBrowser = (accent: string) =>
  `color(from ${accent} xyz-d65 calc(0.9505 * ${step}) ${step} calc(1.089 * ${step}))`

/**
 * Black or white, whichever is readable on the accent. For colors that are not parsed here (names,
 * wide color spaces) the browser computes it.
 */
export function onAccent(accent: string): string {
  const rgb = parseHex(accent) ?? parseRgb(accent)
  if (rgb === null) return computedByBrowser(accent)
  const [red, green, blue] = rgb.map(linear)
  const luminance = 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0)
  return luminance > threshold ? '#000' : '#fff'
}

/** sRGB channel (0 to 255) to linear light (0 to 1). */
function linear(channel: number): number {
  const fraction = channel / 255
  return fraction <= 0.04045 ? fraction / 12.92 : ((fraction + 0.055) / 1.055) ** 2.4
}

function parseHex(colour: string): number[] | null {
  if (!colour.startsWith('#')) return null
  const digits = colour.slice(1)
  const pairs =
    digits.length < 6 ? [...digits].map((digit) => digit + digit) : (digits.match(/../g) ?? [])
  return pairs.slice(0, 3).map((pair) => Number.parseInt(pair, 16))
}

function parseRgb(colour: string): number[] | null {
  const match = /^rgba?\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})\b/.exec(colour)
  return match === null ? null : match.slice(1).map((channel) => Math.min(255, Number(channel)))
}
