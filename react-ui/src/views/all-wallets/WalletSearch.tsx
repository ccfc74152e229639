import type { AllWalletsView } from '@latchkit/core/flows/all-wallets'
import { CertifiedIcon } from '../../components/icons.ts'
import { SearchField } from '../../components/SearchField.tsx'
import { useSharedTexts } from '../../locales/useSharedTexts.ts'

type Field = Pick<AllWalletsView, 'text' | 'certified' | 'search' | 'certify'>

export type WalletSearchProps = {
  field: Field
  /** One can type at once. */
  ready: boolean
  /** The page is as high as it may be, however little is found. */
  tall: boolean
}

/** What is looked for; it stays in sight while the wallets move under it. */
export function WalletSearch({
  field: { text, certified, search, certify },
  ready,
  tall,
}: WalletSearchProps) {
  const texts = useSharedTexts().allWallets
  return (
    <div className="lk-wallet-search" data-tall={tall || undefined}>
      <SearchField label={texts.search} value={text} onChange={search} focusOnMount={ready} />
      <button
        type="button"
        className="lk-toggle"
        aria-pressed={certified}
        aria-label={texts.certifiedOnly}
        title={texts.certifiedOnly}
        onClick={() => certify(!certified)}
      >
        <CertifiedIcon />
      </button>
    </div>
  )
}
