import { estimate, fonts, type Measure, type TextStyle } from './metrics.ts'

/** Measures text in the page's fonts. */
export function createMeasure(): Measure {
  const brush = document.createElement('canvas').getContext('2d')
  const family = getComputedStyle(document.body).fontFamily
  const known = new Map<string, number>()
  const measured = (text: string, style: TextStyle): number => {
    if (brush === null) return estimate(text, style)
    brush.font = `${fonts[style].weight} ${fonts[style].size}px ${family}`
    return Math.ceil(brush.measureText(text).width) + 1
  }
  return (text, style) => {
    const name = `${style} ${text}`
    const width = known.get(name) ?? measured(text, style)
    known.set(name, width)
    return width
  }
}
