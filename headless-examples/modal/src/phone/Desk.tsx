import type { ReactNode } from 'react'
import { Logo } from '../parts/Logo.tsx'

/** Around the phone where there is room: what it is, and the way back. */
export const Desk = ({ children }: { children: ReactNode }) => (
  <main className="desk">
    <div className="desk-note">
      <a className="brand" href="/">
        <Logo />
        Latchkit
      </a>
      <h1>A phone to pretend with</h1>
      <p>
        It holds a wallet with real keys and play money, and meets the page over a relay on this machine. Put both windows side by side:
        copy the link under the page’s QR code and paste it here, or drop a screenshot of the code onto the phone.
      </p>
    </div>
    <div className="phone">
      <div className="phone-screen">{children}</div>
    </div>
  </main>
)
