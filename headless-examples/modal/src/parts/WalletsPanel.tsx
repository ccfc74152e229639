import { type Installed, roster } from '@latchkit/sandbox/wallets'
import { WalletCard } from './WalletCard.tsx'

/** The strings behind the pretend wallets: how each answers, and what it does by itself. */
export const WalletsPanel = ({ wallets }: { wallets: Installed }) => (
  <section className="panel" aria-labelledby="wallets-title">
    <h2 id="wallets-title">Pretend wallets</h2>
    <p className="lead">
      Three wallets are installed in this page, a fourth waits to be. They hold real keys and really sign, on two local chains with play
      money. Each asks you in a window of its own; or tell it here how to answer.
    </p>
    <div className="wallets">
      {roster().map(({ id, face }) => (
        <WalletCard key={id} id={id} icon={face.icon} control={wallets[id]} />
      ))}
    </div>
  </section>
)
