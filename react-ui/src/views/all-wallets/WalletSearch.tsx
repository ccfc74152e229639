import type { AllWalletsView } from '@latchkit/core/flows/all-wallets'
import { CertifiedIcon } from '../../parts/icons.ts'
import { SearchField } from '../../parts/SearchField.tsx'
import { useLanguage } from '../../words/useLanguage.ts'

type Field = Pick<AllWalletsView, 'text' | 'certified' | 'search' | 'certify'>

/** What is looked for; it stays in sight while the wallets move under it. */
export function WalletSearch({ field: { text, certified, search, certify }, ready }: { field: Field; ready: boolean }) {
  const words = useLanguage().allWallets
  return (
    <div className="lk-wallet-search">
      <SearchField label={words.search} value={text} onChange={search} ready={ready} />
      <button
        type="button"
        className="lk-toggle"
        aria-pressed={certified}
        aria-label={words.certified}
        title={words.certified}
        onClick={() => certify(!certified)}
      >
        <CertifiedIcon />
      </button>
    </div>
  )
}
