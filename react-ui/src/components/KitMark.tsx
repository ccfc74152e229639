/**
 * The Latchkit logo, a ring with a gap. Shown instead of a wallet icon if a screen is not about one
 * wallet.
 */
export function KitMark({ size = 'row' }: { size?: 'row' | 'hero' }) {
  return (
    <svg className="lk-mark" data-size={size} viewBox="0 0 40 40" aria-hidden="true">
      <circle cx="20" cy="20" r="9.5" pathLength="100" />
    </svg>
  )
}
