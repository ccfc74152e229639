import { KitProvider, Modal } from '@latchkit/react-ui'
import { createDemoKit } from './kit/createDemoKit.ts'
import { startPage } from './kit/startPage.tsx'
import { Header } from './parts/Header.tsx'
import { storedTheme } from './parts/theme.ts'

void startPage(({ sandbox, nonce }) => {
  const kit = createDemoKit(sandbox, { id: 'inline', enableEmbedded: true, ...storedTheme() })
  return (
    <KitProvider kit={kit} nonce={nonce}>
      <Header />
      <main className="page embedded">
        <div className="intro">
          <h1>Part of the page</h1>
          <p>Embedded mode: the same views, without a backdrop, always open, wherever you put them.</p>
        </div>
        <Modal />
      </main>
    </KitProvider>
  )
})
