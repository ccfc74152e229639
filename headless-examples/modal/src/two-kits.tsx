import { ConnectButton, KitProvider, Modal } from '@latchkit/react-ui'
import { createDemoKit } from './kit/createDemoKit.ts'
import { startPage } from './kit/startPage.tsx'
import { AccountPanel } from './parts/AccountPanel.tsx'
import { Logo } from './parts/Logo.tsx'

void startPage(({ sandbox, nonce }) => {
  const kits = [createDemoKit(sandbox, { id: 'left' }), createDemoKit(sandbox, { id: 'right' })]
  return (
    <>
      <header className="top">
        <a className="brand" href="/">
          <Logo />
          Latchkit
        </a>
      </header>
      <main className="page">
        <div className="hero">
          <h1>Two kits, one page</h1>
          <p>Each has its own connection and its own memory. Connect a different wallet to each, then reload.</p>
        </div>
        <div className="columns">
          {kits.map((kit) => (
            <KitProvider key={kit.id} kit={kit} nonce={nonce}>
              <div className="stack" data-kit={kit.id}>
                <ConnectButton />
                <AccountPanel title={`What the ${kit.id} kit knows`} />
              </div>
              <Modal />
            </KitProvider>
          ))}
        </div>
      </main>
    </>
  )
})
