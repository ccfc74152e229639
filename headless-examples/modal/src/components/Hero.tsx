import { ConnectButton } from '@latchkit/react-ui'
import { isDevtoolsRequested } from '@latchkit/sandbox/page'
import { HeroRing } from './HeroRing.tsx'

/** Introduction with the connect button. */
export const Hero = () => (
  <section className="hero">
    <HeroRing />
    <h1>A wallet modal you can read.</h1>
    <p>
      Visitors connect a wallet, see their balance, switch network, and are still connected after a
      reload. What can happen there is drawn as statecharts, and every wait has a way out.
    </p>
    <div className="hero-actions">
      <ConnectButton />
      <span className="hint">
        Everything here runs on your machine: local chains of five families, play money, pretend
        wallets, and{' '}
        <a href="/phone.html" target="latchkit-phone">
          a pretend phone
        </a>{' '}
        that scans.
        {isDevtoolsRequested() && (
          <>
            {' '}
            <a href="/visualizer/" target="latchkit-visualizer">
              Every chart, live
            </a>
          </>
        )}
      </span>
    </div>
  </section>
)
