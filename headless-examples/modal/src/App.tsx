import type { Kit } from '@latchkit/core'
import { KitProvider, Modal } from '@latchkit/react-ui'
import type { DemoWallets } from '@latchkit/sandbox/page'
import { AccountPanel } from './components/AccountPanel.tsx'
import { Header } from './components/Header.tsx'
import { Hero } from './components/Hero.tsx'
import { MessagePanel } from './components/MessagePanel.tsx'
import { OtherPages } from './components/OtherPages.tsx'
import { SessionPanel } from './components/SessionPanel.tsx'
import { SignPanel } from './components/SignPanel.tsx'
import { WalletsPanel } from './components/WalletsPanel.tsx'

/** The demo: a connect button, the page's state, and controls of the test wallets. */
export function App({
  kit,
  wallets,
  nonce,
  ownerPage,
  mailbox,
}: {
  kit: Kit
  wallets: DemoWallets
  nonce: string | undefined
  ownerPage: string
  mailbox: string
}) {
  return (
    <KitProvider kit={kit} nonce={nonce}>
      <Header />
      <main className="page">
        <Hero />
        <div className="columns">
          <div className="stack">
            <AccountPanel />
            <SessionPanel />
          </div>
          <div className="stack">
            <SignPanel />
            <MessagePanel />
          </div>
        </div>
        <WalletsPanel wallets={wallets} />
        <OtherPages ownerPage={ownerPage} mailbox={mailbox} />
      </main>
      <Modal />
    </KitProvider>
  )
}
