import type { GridWallet } from '@latchkit/core/flows'
import { useRef } from 'react'
import { useLoadNearEnd } from '../../hooks/useLoadNearEnd.ts'
import { useTexts } from '../../locales/useTexts.ts'
import { firstViewTexts } from '../connect/texts/en-first-view.ts'
import { useGridNavigation } from './useGridNavigation.ts'
import { useVirtualGrid } from './useVirtualGrid.ts'
import { WalletRow } from './WalletRow.tsx'

export type WalletGridProps = {
  wallets: readonly GridWallet[]
  pick(walletId: string): void
  /** Loads the next page. Null while it loads, and at the end. */
  loadMore: (() => void) | null
  /** Whether the list is incomplete. */
  hasMore: boolean
}

/** The next page is fetched when fewer than this many rows follow the visible ones. */
const prefetchRows = 4

/**
 * A virtualized grid of wallets. It is one stop for the Tab key; arrow keys move between wallets.
 */
export function WalletGrid({ wallets, pick, loadMore, hasMore }: WalletGridProps) {
  const { connect } = useTexts(firstViewTexts)
  const frame = useRef<HTMLDivElement>(null)
  const probe = useRef<HTMLSpanElement>(null)
  const navigation = useGridNavigation(frame, wallets.length)
  const { columns, rows, rowCount, height, isScrollingFast } = useVirtualGrid(frame, probe, {
    tileCount: wallets.length,
    focusedTile: navigation.hasFocus ? navigation.index : null,
    hasMore,
  })
  const lastRow = rows.at(-1)?.index ?? 0
  useLoadNearEnd(loadMore, (lastRow + prefetchRows) * columns >= wallets.length)
  const currentRow = Math.floor(navigation.index / columns)
  const isCurrentRendered = rows.some(({ index }) => index === currentRow)
  const tabStop = isCurrentRendered ? navigation.index : (rows[0]?.index ?? 0) * columns
  return (
    <div ref={frame} className="lk-grid-frame">
      <span ref={probe} className="lk-grid-probe" aria-hidden="true" />
      {/* biome-ignore lint/a11y/useSemanticElements: a grid of buttons is not a table */}
      <div
        className="lk-grid"
        role="grid"
        aria-label={connect.list}
        aria-rowcount={hasMore ? -1 : rowCount}
        aria-colcount={columns}
        style={{ blockSize: height }}
        onKeyDown={(event) => navigation.onKeyDown(event, columns)}
        onFocus={navigation.onFocus}
        onBlur={navigation.onBlur}
      >
        {rows.map(({ index, start }) => (
          <WalletRow
            key={index}
            index={index}
            start={start}
            columns={columns}
            wallets={wallets}
            hasMore={hasMore}
            tabStop={Math.floor(tabStop / columns) === index ? tabStop : null}
            isScrollingFast={isScrollingFast}
            pick={pick}
          />
        ))}
      </div>
    </div>
  )
}
