import type { GridWallet } from '@latchkit/core/flows'
import { memo, useState } from 'react'
import { TileSkeleton } from './GridSkeleton.tsx'
import { WalletTile } from './WalletTile.tsx'

export type WalletRowProps = {
  index: number
  /** Distance from the top of the grid, in px. */
  start: number
  columns: number
  /** All wallets of the grid. */
  wallets: readonly GridWallet[]
  /** Whether the list is incomplete. Placeholders fill the row then. */
  hasMore: boolean
  /** Index of the tile at which the Tab key stops. Null if it is in another row. */
  tabStop: number | null
  /** Whether the grid scrolls fast. A row that appears then shows its pictures afterwards. */
  isScrollingFast: boolean
  pick(walletId: string): void
}

/** A row of the grid. Memoized: while the grid scrolls, only rows that appear are rendered. */
export const WalletRow = memo(function WalletRow({
  index,
  start,
  columns,
  wallets,
  hasMore,
  tabStop,
  isScrollingFast,
  pick,
}: WalletRowProps) {
  const [showPictures, setShowPictures] = useState(!isScrollingFast)
  if (!showPictures && !isScrollingFast) setShowPictures(true)
  const row = { className: 'lk-grid-row', style: { transform: `translateY(${start}px)` } }
  const cells = Array.from({ length: columns }, (_, column) => index * columns + column)
  if (index * columns >= wallets.length)
    return (
      <div {...row}>
        {cells.map((cell) => (
          <TileSkeleton key={cell} />
        ))}
      </div>
    )
  return (
    // biome-ignore lint/a11y/useSemanticElements: a grid of buttons is not a table
    // biome-ignore lint/a11y/useFocusableInteractive: its buttons are focusable
    <div {...row} role="row" aria-rowindex={index + 1}>
      {cells.map((cell, column) => {
        const wallet = wallets[cell]
        if (wallet === undefined) return hasMore ? <TileSkeleton key={cell} /> : null
        return (
          // biome-ignore lint/a11y/useSemanticElements: see above
          // biome-ignore lint/a11y/useFocusableInteractive: its button is focusable
          <div key={wallet.id} role="gridcell" aria-colindex={column + 1}>
            <WalletTile
              wallet={wallet}
              index={cell}
              isTabStop={cell === tabStop}
              showPicture={showPictures}
              pick={pick}
            />
          </div>
        )
      })}
    </div>
  )
})
