import type { GridWallet } from '@latchkit/core/flows/all-wallets'
import { useEffect, useRef } from 'react'
import { useSharedTexts } from '../../locales/useSharedTexts.ts'
import { TileSkeleton } from './GridSkeleton.tsx'
import { useGridNavigation } from './useGridNavigation.ts'
import { useVirtualRows } from './useVirtualRows.ts'
import { WalletTile } from './WalletTile.tsx'

export type WalletGridProps = {
  list: { wallets: readonly GridWallet[]; pick(walletId: string): void }
  /** Brings the next wallets; null: there are none, or they are on their way. */
  more: (() => void) | null
  /** Whether wallets follow that are not here yet. */
  follows: boolean
}

/** Rows before the end at which the next wallets are asked for. */
const ahead = 4

/** Wallets as a grid. Only what is near enough to be seen is in the page, however many there are; to the Tab key it is one stop. */
export function WalletGrid({ list: { wallets, pick }, more, follows }: WalletGridProps) {
  const texts = useSharedTexts()
  const frame = useRef<HTMLDivElement>(null)
  const probe = useRef<HTMLSpanElement>(null)
  const keys = useGridNavigation(frame, wallets.length)
  const { columns, rows, total, height } = useVirtualRows(
    frame,
    probe,
    wallets.length,
    keys.held ? keys.at : null,
    follows,
  )
  const last = rows.at(-1)?.index ?? 0
  const near = more !== null && (last + ahead) * columns >= wallets.length
  const ask = useRef(more)
  useEffect(() => {
    ask.current = more
  })
  // while a page is on its way there is nothing to ask for; one that did not fill the screen is followed by the next
  useEffect(() => {
    if (near) ask.current?.()
  }, [near])
  const seen = rows.some(({ index }) => Math.floor(keys.at / columns) === index)
  const stop = seen ? keys.at : (rows[0]?.index ?? 0) * columns
  return (
    <div ref={frame} className="lk-grid-frame">
      <span ref={probe} className="lk-grid-probe" aria-hidden="true" />
      {/* biome-ignore lint/a11y/useSemanticElements: a table of buttons is no table */}
      <div
        className="lk-grid"
        role="grid"
        aria-label={texts.connect.list}
        aria-rowcount={follows ? -1 : total}
        aria-colcount={columns}
        style={{ blockSize: height }}
        onKeyDown={(event) => keys.move(event, columns)}
        onFocus={keys.follow}
        onBlur={keys.leave}
      >
        {rows.map(({ index, start }) => {
          const row = { className: 'lk-grid-row', style: { transform: `translateY(${start}px)` } }
          const cells = Array.from({ length: columns }, (_, column) => index * columns + column)
          if (index * columns >= wallets.length)
            return (
              <div key={index} {...row}>
                {cells.map((at) => (
                  <TileSkeleton key={at} />
                ))}
              </div>
            )
          return (
            // biome-ignore lint/a11y/useSemanticElements: see above
            // biome-ignore lint/a11y/useFocusableInteractive: its buttons are
            <div key={index} {...row} role="row" aria-rowindex={index + 1}>
              {cells.map((at, column) => {
                const wallet = wallets[at]
                if (wallet === undefined) return follows ? <TileSkeleton key={at} /> : null
                return (
                  // biome-ignore lint/a11y/useSemanticElements: see above
                  // biome-ignore lint/a11y/useFocusableInteractive: its button is
                  <div key={wallet.id} role="gridcell" aria-colindex={column + 1}>
                    <WalletTile wallet={wallet} at={at} isStop={at === stop} pick={pick} />
                  </div>
                )
              })}
            </div>
          )
        })}
      </div>
    </div>
  )
}
