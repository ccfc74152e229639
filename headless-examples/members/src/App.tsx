import type { Kit } from '@latchkit/core'
import { AccountButton, KitProvider, Modal, NetworkButton } from '@latchkit/react-ui'
import { Door } from './components/Door.tsx'

/** A page whose second part is for members. `server`: base URL of the server that has it. */
export const App = ({
  kit,
  nonce,
  server,
}: {
  kit: Kit
  nonce: string | undefined
  server: string
}) => (
  <KitProvider kit={kit} nonce={nonce}>
    <header className="top">
      <a className="home" href="/">
        Latchkit
      </a>
      <NetworkButton />
      <AccountButton />
    </header>
    <main className="page">
      <section className="text">
        <h1>The Reading Room</h1>
        <p>
          Open to everyone from nine to five. The shelf on the left, the notes and the evenings are
          for members, who prove that an account is theirs.
        </p>
      </section>
      <Door server={server} />
    </main>
    <Modal />
  </KitProvider>
)
