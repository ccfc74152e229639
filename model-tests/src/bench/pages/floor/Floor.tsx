import { Dialog } from 'radix-ui'
import { useState } from 'react'
import { AllWallets } from './AllWallets.tsx'
import { Guide } from './Guide.tsx'
import { type Announced, useAnnounced } from './useAnnounced.ts'
import { Wallets } from './Wallets.tsx'

const titles = { wallets: 'Connect wallet', all: 'All wallets', guide: 'What is a wallet?' }

/**
 * The floor app, a lower bound for the measures: the same parts as the kit's modal with as little
 * code as possible. The page's own button, a dialog, announced wallets, all wallets of the directory
 * and one request to the clicked wallet.
 */
export function Floor() {
  const wallets = useAnnounced()
  const [open, setOpen] = useState(false)
  const [view, setView] = useState<'wallets' | 'all' | 'guide'>('wallets')
  const [address, setAddress] = useState<string | null>(null)
  const connect = async ({ provider }: Announced) => {
    const accounts = await provider.request({ method: 'eth_requestAccounts' })
    if (!Array.isArray(accounts)) return
    setAddress(String(accounts[0]))
    setOpen(false)
  }
  return (
    <Dialog.Root open={open} onOpenChange={setOpen}>
      <button id="open" type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <output id="address">{address}</output>
      <Dialog.Portal>
        <div className="latchkit lk-root">
          <Dialog.Overlay className="lk-backdrop" />
          <Dialog.Content className="lk-frame" aria-describedby={undefined}>
            <div className="lk-card">
              <header className="lk-header">
                <div className="lk-header-side">
                  {view !== 'wallets' && (
                    <button
                      type="button"
                      className="lk-icon-button"
                      aria-label="Back"
                      onClick={() => setView('wallets')}
                    >
                      ‹
                    </button>
                  )}
                </div>
                <Dialog.Title className="lk-header-title">{titles[view]}</Dialog.Title>
                <div className="lk-header-side">
                  <Dialog.Close className="lk-icon-button" aria-label="Close">
                    ×
                  </Dialog.Close>
                </div>
              </header>
              {view === 'guide' && <Guide />}
              {view === 'all' && <AllWallets />}
              {view === 'wallets' && <Wallets wallets={wallets} connect={connect} show={setView} />}
            </div>
          </Dialog.Content>
        </div>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
