/** Font styles of text. They match picture.css. */
export type TextStyle = 'title' | 'description' | 'label' | 'tag'
/** Returns the width of a text in px. */
export type Measure = (text: string, style: TextStyle) => number

/** Sizes in px. They match picture.css. */
export const fonts: Readonly<Record<TextStyle, { size: number; weight: number }>> = {
  title: { size: 14, weight: 600 },
  description: { size: 12, weight: 400 },
  label: { size: 12, weight: 500 },
  tag: { size: 11, weight: 600 },
}
export const rowHeights = {
  title: 24,
  description: 17,
  service: 20,
  transition: 20,
  inside: 20,
} as const
/** Padding around the rows of a state and the lines of a label. */
export const padding = { x: 14, y: 10 } as const
export const labelPadding = { x: 7, y: 3 } as const
export const labelLineHeight = 18
/** Width of the icon before an actor or a listed transition. */
export const iconWidth = 20
export const tagPadding = 7
/** Width of the button that collapses a state. */
export const foldButtonWidth = 22
/**
 * The font of names at a small zoom: the sizes, the line height as a factor, and the padding. Leaf
 * states are wide enough for the smallest size.
 */
export const farNames = { smallest: 28, size: 44, lineHeight: 1.1, padding: 6 } as const
export const gap = 6
export const startSize = 12
/** Descriptions wrap at the width of the other rows, or at this width. */
export const proseWidth = { leaf: 190, compound: 320 } as const

/** Estimates text widths where text cannot be measured. Estimates are wider than common fonts. */
export const estimate: Measure = (text, style) =>
  text.length * fonts[style].size * (style === 'title' ? 0.66 : 0.62)
