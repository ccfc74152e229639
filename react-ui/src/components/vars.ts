import type { CSSProperties } from 'react'

/** A `style` that carries custom properties, so that a part can be given a number and its css file keeps the rest. */
export type Vars = CSSProperties & Record<`--lk-${string}`, string | number>
