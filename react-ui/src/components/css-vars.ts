import type { CSSProperties } from 'react'

/** A `style` that carries custom properties, so that a part can be given a number and its css file keeps the rest. */
export type CssVars = CSSProperties & Record<`--lk-${string}`, string | number>
