import type { ReactNode } from 'react'
import { Logo } from '../components/Logo.tsx'

/** Page around the phone on wide screens, with a link back. */
export const Desk = ({ children }: { children: ReactNode }) => (
  <main className="desk">
    <div className="desk-note">
      <a className="brand" href="/">
        <Logo />
        Latchkit
      </a>
      <h1>A phone to pretend with</h1>
      <p>
        It holds a wallet with real keys and play money, and meets the page over a relay on this
        machine. Let it scan the window with the page’s QR code, or copy the link under the code and
        paste it here.
      </p>
    </div>
    <div className="phone">
      <div className="phone-screen">{children}</div>
    </div>
  </main>
)
