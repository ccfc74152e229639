import { type Installed, roster } from '@latchkit/sandbox/wallets'
import { silentWallets } from '../kit/silentWallets.ts'
import { WalletCard } from './WalletCard.tsx'

/** The strings behind the pretend wallets: how each answers, and what it does by itself. */
export const WalletsPanel = ({ wallets }: { wallets: Installed }) => (
  <section className="panel" aria-labelledby="wallets-title">
    <h2 id="wallets-title">Pretend wallets</h2>
    <p className="lead">
      They hold real keys and really sign, on two local chains with play money. Each asks you in a window of its own, or answers as you tell
      it here. Lumen knows only one of the networks and has to be given the other. Tidepool, in the modal’s list, nobody can have: it shows
      how a missing wallet is found, with links that are made up.
    </p>
    <p className="lead">
      Pocket is on a phone. Open it in a window of its own and let it scan the modal’s QR code, or paste it the link under the code.
    </p>
    <a className="plain" href="/phone.html" target="latchkit-phone">
      Open the pretend phone
    </a>
    <div className="wallets">
      {roster().map(({ id, face }) => (
        <WalletCard key={id} id={id} icon={face.icon} control={wallets[id]} silent={silentWallets().includes(id)} />
      ))}
    </div>
  </section>
)
