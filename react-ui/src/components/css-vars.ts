import type { CSSProperties } from 'react'

/** A `style` with custom properties, with which a component passes values to its style sheet. */
export type CssVars = CSSProperties & Record<`--lk-${string}`, string | number>
