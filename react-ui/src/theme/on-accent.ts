/** Above this luminance black is easier to read than white; at it both have 4.58:1. */
const turn = 0.1791
const step = `clamp(0, (${turn} - y) * 9999, 1)`
const byBrowser = (accent: string) =>
  `color(from ${accent} xyz-d65 calc(0.9505 * ${step}) ${step} calc(1.089 * ${step}))`

/** Black or white, whichever is readable on the accent. What we cannot read ourselves (a name, a wide colour space) the browser decides by the same rule. */
export function onAccent(accent: string): string {
  const rgb = readHex(accent) ?? readRgb(accent)
  if (rgb === null) return byBrowser(accent)
  const [red, green, blue] = rgb.map(linear)
  const luminance = 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0)
  return luminance > turn ? '#000' : '#fff'
}

function linear(channel: number): number {
  const share = channel / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

function readHex(colour: string): number[] | null {
  if (!colour.startsWith('#')) return null
  const digits = colour.slice(1)
  const pairs =
    digits.length < 6 ? [...digits].map((digit) => digit + digit) : (digits.match(/../g) ?? [])
  return pairs.slice(0, 3).map((pair) => Number.parseInt(pair, 16))
}

function readRgb(colour: string): number[] | null {
  const inside = /^rgba?\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})\b/.exec(colour)
  return inside === null ? null : inside.slice(1).map((channel) => Math.min(255, Number(channel)))
}
