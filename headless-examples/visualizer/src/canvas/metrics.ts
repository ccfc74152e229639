/** How a text is set. The style sheet of the picture says the same. */
export type TextStyle = 'title' | 'description' | 'label' | 'tag'
/** Width of a text in px. */
export type Measure = (text: string, style: TextStyle) => number

/** Sizes in px. */
export const fonts: Readonly<Record<TextStyle, { size: number; weight: number }>> = {
  title: { size: 14, weight: 600 },
  description: { size: 12, weight: 400 },
  label: { size: 12, weight: 500 },
  tag: { size: 11, weight: 600 },
}
export const rowHeights = { title: 24, description: 17, service: 20, transition: 20 } as const
/** Around the rows of a state, and around the lines of a label. */
export const padding = { x: 14, y: 10 } as const
export const labelPadding = { x: 7, y: 3 } as const
export const labelLineHeight = 18
/** Before a service or a transition that is listed. */
export const iconWidth = 20
export const tagPadding = 7
export const gap = 6
export const startSize = 12
/** A description is broken at the width of what stands beside it, or here. */
export const proseWidth = { leaf: 190, compound: 320 } as const

/** For where no text can be measured: wider than common fonts are. */
export const estimate: Measure = (text, style) =>
  text.length * fonts[style].size * (style === 'title' ? 0.66 : 0.62)
