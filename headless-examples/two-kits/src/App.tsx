import type { Kit } from '@latchkit/core'
import { KitProvider, Modal } from '@latchkit/react-ui'
import { Side, type SideProps } from './components/Side.tsx'

/** Two independent `KitProvider`s side by side. */
export const App = ({
  sides,
  nonce,
}: {
  sides: readonly (SideProps & { kit: Kit })[]
  nonce: string | undefined
}) => (
  <>
    <header className="top">
      <a className="home" href="/">
        Latchkit
      </a>
    </header>
    <main className="page">
      <h1>Two kits, one page</h1>
      <p className="lead">
        Each kit has its own project, networks, connection, modal, theme and storage. Connect both,
        switch one, reload, disconnect the other: they stay independent.
      </p>
      <div className="sides">
        {sides.map(({ kit, ...side }) => (
          <KitProvider key={kit.id} kit={kit} nonce={nonce}>
            <Side {...side} />
            <Modal />
          </KitProvider>
        ))}
      </div>
    </main>
  </>
)
