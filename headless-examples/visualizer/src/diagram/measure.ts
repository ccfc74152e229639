import { estimate, fonts, type Measure, type TextStyle } from './metrics.ts'

/** Measures text in the page's fonts. */
export function createMeasure(): Measure {
  const canvas = document.createElement('canvas').getContext('2d')
  const family = getComputedStyle(document.body).fontFamily
  const widths = new Map<string, number>()
  const measureText = (text: string, style: TextStyle): number => {
    if (canvas === null) return estimate(text, style)
    canvas.font = `${fonts[style].weight} ${fonts[style].size}px ${family}`
    return Math.ceil(canvas.measureText(text).width) + 1
  }
  return (text, style) => {
    const name = `${style} ${text}`
    const width = widths.get(name) ?? measureText(text, style)
    widths.set(name, width)
    return width
  }
}
