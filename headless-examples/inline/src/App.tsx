import type { Kit } from '@latchkit/core'
import { AccountButton, KitProvider, Modal } from '@latchkit/react-ui'
import { Receipt } from './components/Receipt.tsx'
import { ThemeChoice } from './components/ThemeChoice.tsx'

/**
 * A page with the embedded widget: `enableEmbedded` in the kit's options, and `<Modal />` in the
 * layout.
 */
export const App = ({ kit, nonce }: { kit: Kit; nonce: string | undefined }) => (
  <KitProvider kit={kit} nonce={nonce}>
    <header className="top">
      <a className="home" href="/">
        Latchkit
      </a>
      <ThemeChoice />
      <AccountButton />
    </header>
    <main className="page">
      <section className="text">
        <h1>Part of the page</h1>
        <p>
          Embedded mode shows the same views inside your page: always open, without a backdrop. The
          page still scrolls, the focus stays free, and the hooks beside it update live.
        </p>
        <Receipt />
      </section>
      <Modal />
    </main>
  </KitProvider>
)
