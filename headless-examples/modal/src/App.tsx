import type { Kit } from '@latchkit/core'
import { KitProvider, Modal } from '@latchkit/react-ui'
import type { DemoWallets } from '@latchkit/sandbox/page'
import { AccountPanel } from './parts/AccountPanel.tsx'
import { Header } from './parts/Header.tsx'
import { Hero } from './parts/Hero.tsx'
import { MessagePanel } from './parts/MessagePanel.tsx'
import { OtherPages } from './parts/OtherPages.tsx'
import { SignPanel } from './parts/SignPanel.tsx'
import { WalletsPanel } from './parts/WalletsPanel.tsx'

/** The newcomer's first page: a button to connect, what the page then knows, and the strings of the pretend wallets. */
export function App({
  kit,
  wallets,
  nonce,
}: {
  kit: Kit
  wallets: DemoWallets
  nonce: string | undefined
}) {
  return (
    <KitProvider kit={kit} nonce={nonce}>
      <Header />
      <main className="page">
        <Hero />
        <div className="columns">
          <AccountPanel />
          <div className="stack">
            <SignPanel />
            <MessagePanel />
          </div>
        </div>
        <WalletsPanel wallets={wallets} />
        <OtherPages />
      </main>
      <Modal />
    </KitProvider>
  )
}
