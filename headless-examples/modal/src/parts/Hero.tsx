import { ConnectButton } from '@latchkit/react-ui'
import { HeroRing } from './HeroRing.tsx'

/** What this is, in a sentence, and the one thing to do. */
export const Hero = () => (
  <section className="hero">
    <HeroRing />
    <h1>Connect a wallet. Nothing else to think about.</h1>
    <p>
      Latchkit is a wallet modal for your page that answers every tap at once, forgets nothing on reload, and is drawn as statecharts you
      can read.
    </p>
    <div className="hero-actions">
      <ConnectButton />
      <span className="hint">Everything here runs on your machine: two chains, play money, pretend wallets.</span>
    </div>
  </section>
)
