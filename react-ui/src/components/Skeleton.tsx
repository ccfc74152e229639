import type { CssVars } from './css-vars.ts'

/** * A placeholder for loading text, at its exact size in px. Invisible for the first 200 ms. */
export function Skeleton({
  width,
  height,
  label,
}: {
  width: number
  height: number
  label: string
}) {
  const size: CssVars = { '--lk-width': `${width}px`, '--lk-height': `${height}px` }
  return (
    <span className="lk-skeleton" style={size}>
      <span className="lk-hidden">{label}</span>
    </span>
  )
}
