import type { GridWallet } from '@latchkit/core/flows'
import { memo } from 'react'
import { CertifiedIcon } from '../../components/icons.ts'
import { Name } from '../../components/Name.tsx'
import { WalletIcon } from '../../components/WalletIcon.tsx'
import { useTexts } from '../../locales/useTexts.ts'
import { firstViewTexts } from '../connect/texts/en-first-view.ts'
import { allWalletsTexts } from './texts/en.ts'

export type WalletTileProps = {
  wallet: GridWallet
  /** Position in the grid. */
  index: number
  /** Whether the Tab key stops at this tile. */
  isTabStop: boolean
  /** False: an empty space replaces the picture. */
  showPicture: boolean
  pick(walletId: string): void
}

/**
 * A wallet of the grid. Its name is short, so that it fits: without "Wallet" at the end. An unreachable wallet has a tag and cannot be picked.
 */
export const WalletTile = memo(function WalletTile({
  wallet,
  index,
  isTabStop,
  showPicture,
  pick,
}: WalletTileProps) {
  const { id, name, icon, installed, reachable, certified } = wallet
  const texts = useTexts(allWalletsTexts)
  const { connect } = useTexts(firstViewTexts)
  return (
    <button
      type="button"
      className="lk-tile"
      data-part="tile"
      data-index={index}
      tabIndex={isTabStop ? 0 : -1}
      aria-disabled={reachable ? undefined : true}
      title={name}
      onClick={reachable ? () => pick(id) : undefined}
    >
      <span className="lk-tile-icon" data-installed={installed || undefined}>
        {showPicture || icon === null ? (
          <WalletIcon size="tile" name={name} image={icon} />
        ) : (
          <span className="lk-wallet-icon" data-size="tile" />
        )}
        {!reachable && (
          <span className="lk-tag" data-part="tag">
            {texts.allWallets.noLink}
          </span>
        )}
        {certified && <CertifiedIcon className="lk-tile-certified" />}
      </span>
      <span className="lk-tile-name" dir="auto">
        <Name>{name.replace(/(.) wallet$/i, '$1')}</Name>
      </span>
      {installed && <span className="lk-hidden">{connect.installed}</span>}
      {certified && <span className="lk-hidden">{texts.allWallets.certified}</span>}
    </button>
  )
})
