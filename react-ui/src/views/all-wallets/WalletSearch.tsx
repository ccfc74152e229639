import type { AllWalletsView } from '@latchkit/core/flows'
import { CertifiedIcon } from '../../components/icons.ts'
import { SearchField } from '../../components/SearchField.tsx'
import { useTexts } from '../../locales/useTexts.ts'
import { allWalletsTexts } from './texts/en.ts'

type Field = Pick<AllWalletsView, 'text' | 'certified' | 'search' | 'setCertified'>

export type WalletSearchProps = {
  field: Field
  /** Whether the search field takes the focus on mount. */
  focusOnMount: boolean
  /** Whether the view keeps its full height. */
  tall: boolean
}

/**
 * The search field and the filter for certified wallets. They stay at the top while the list
 * scrolls.
 */
export function WalletSearch({
  field: { text, certified, search, setCertified },
  focusOnMount,
  tall,
}: WalletSearchProps) {
  const texts = useTexts(allWalletsTexts).allWallets
  return (
    <div className="lk-wallet-search" data-tall={tall || undefined}>
      <SearchField
        label={texts.search}
        value={text}
        onChange={search}
        focusOnMount={focusOnMount}
      />
      <button
        type="button"
        className="lk-toggle"
        aria-pressed={certified}
        aria-label={texts.certifiedOnly}
        title={texts.certifiedOnly}
        onClick={() => setCertified(!certified)}
      >
        <CertifiedIcon />
        <span className="lk-toggle-label">{texts.certified}</span>
      </button>
    </div>
  )
}
