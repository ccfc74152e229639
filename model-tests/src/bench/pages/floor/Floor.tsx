import { Dialog } from 'radix-ui'
import { useState } from 'react'
import { Guide } from './Guide.tsx'
import { type Announced, useAnnounced } from './useAnnounced.ts'
import { Wallets } from './Wallets.tsx'

const short = (address: string) => `${address.slice(0, 6)}…${address.slice(-4)}`

/**
 * The floor app, a lower bound for the measures: the same parts as the kit's modal with as little
 * code as possible. A button, a dialog, announced wallets and one request to the clicked wallet.
 */
export function Floor() {
  const wallets = useAnnounced()
  const [open, setOpen] = useState(false)
  const [guide, setGuide] = useState(false)
  const [address, setAddress] = useState<string | null>(null)
  const connect = async ({ provider }: Announced) => {
    const accounts = await provider.request({ method: 'eth_requestAccounts' })
    if (!Array.isArray(accounts)) return
    setAddress(String(accounts[0]))
    setOpen(false)
  }
  return (
    <Dialog.Root open={open} onOpenChange={setOpen}>
      <Dialog.Trigger
        className="latchkit lk-page-button"
        data-state={address === null ? 'disconnected' : 'connected'}
      >
        {address === null ? 'Connect wallet' : short(address)}
      </Dialog.Trigger>
      <Dialog.Portal>
        <div className="latchkit lk-root">
          <Dialog.Overlay className="lk-backdrop" />
          <Dialog.Content className="lk-frame" aria-describedby={undefined}>
            <div className="lk-card">
              <header className="lk-header">
                <div className="lk-header-side">
                  {guide && (
                    <button
                      type="button"
                      className="lk-icon-button"
                      aria-label="Back"
                      onClick={() => setGuide(false)}
                    >
                      ‹
                    </button>
                  )}
                </div>
                <Dialog.Title className="lk-header-title">
                  {guide ? 'What is a wallet?' : 'Connect wallet'}
                </Dialog.Title>
                <div className="lk-header-side">
                  <Dialog.Close className="lk-icon-button" aria-label="Close">
                    ×
                  </Dialog.Close>
                </div>
              </header>
              {guide ? (
                <Guide />
              ) : (
                <Wallets wallets={wallets} connect={connect} showGuide={() => setGuide(true)} />
              )}
            </div>
          </Dialog.Content>
        </div>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
