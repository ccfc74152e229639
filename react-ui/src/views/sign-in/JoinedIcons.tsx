import { JoinIcon } from '../../components/icons.ts'
import { WalletIcon } from '../../components/WalletIcon.tsx'

type Named = { name: string; icon: string | null }

/** The icons of the site and of the wallet, joined. Hidden from screen readers: texts name both. */
export function JoinedIcons({ site, wallet }: { site: Named; wallet: Named }) {
  return (
    <div className="lk-joined" aria-hidden="true">
      <WalletIcon size="tile" name={site.name} image={site.icon} />
      <span className="lk-joined-mark">
        <JoinIcon />
      </span>
      <WalletIcon size="tile" name={wallet.name} image={wallet.icon} />
    </div>
  )
}
