import { ConnectButton } from '@latchkit/react-ui'
import { isDevtoolsRequested } from '@latchkit/sandbox/page'
import { HeroRing } from './HeroRing.tsx'

/** Introduction with the connect button. */
export const Hero = () => (
  <section className="hero">
    <HeroRing />
    <h1>A wallet modal you can reason about.</h1>
    <p>
      Visitors connect a wallet, see their balance, switch networks, and stay connected after a
      reload. Every flow is a statechart, and no wait is a dead end.
    </p>
    <div className="hero-actions">
      <ConnectButton />
      <span className="hint">
        Everything here runs on your machine: five kinds of local networks, play money, test
        wallets, and{' '}
        <a href="/phone.html" target="latchkit-phone">
          a simulated phone
        </a>{' '}
        that scans QR codes.
        {isDevtoolsRequested() && (
          <>
            {' '}
            <a href="/visualizer/" target="latchkit-visualizer">
              Live statecharts
            </a>
          </>
        )}
      </span>
    </div>
  </section>
)
