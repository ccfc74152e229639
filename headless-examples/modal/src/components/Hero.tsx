import { ConnectButton } from '@latchkit/react-ui'
import { isDevtoolsRequested, requestedVisualizer } from '@latchkit/sandbox/page'
import type { MouseEvent } from 'react'
import { HeroRing } from './HeroRing.tsx'

/** Opens a visualizer of another origin, which then follows this page. */
function followHere(event: MouseEvent): void {
  const visualizer = requestedVisualizer()
  if (visualizer === null) return
  event.preventDefault()
  void import('@latchkit/core/devtools').then(({ openVisualizer }) => openVisualizer(visualizer))
}

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
            <a
              href={requestedVisualizer() ?? '/visualizer/'}
              target="latchkit-visualizer"
              onClick={followHere}
            >
              Live statecharts
            </a>
          </>
        )}
      </span>
    </div>
  </section>
)
