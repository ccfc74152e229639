import type { ReactNode } from 'react'
import { Logo } from '../components/Logo.tsx'

/** The phone; on wide screens with an explanation and a link to the demo beside it. */
export const PhoneDesk = ({ children }: { children: ReactNode }) => (
  <main className="desk">
    <div className="desk-note">
      <a className="brand" href="/">
        <Logo />
        Latchkit
      </a>
      <h1>A simulated phone</h1>
      <p>
        It holds a wallet with real keys and play money, and connects to the page through a relay on
        this machine. Let it scan the window with the page’s QR code, or paste the link under the
        code here.
      </p>
    </div>
    <div className="phone">
      <div className="phone-screen">{children}</div>
    </div>
  </main>
)
