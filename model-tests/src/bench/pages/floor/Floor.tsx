import { useMachine } from '@xstate/react'
import { domAnimation, LazyMotion, m } from 'framer-motion'
import { Dialog } from 'radix-ui'
import { AllWallets } from './AllWallets.tsx'
import { floorMachine } from './floor.machine.ts'
import { Guide } from './Guide.tsx'
import { useAnnounced } from './useAnnounced.ts'
import { Wallets } from './Wallets.tsx'

const titles = { wallets: 'Connect wallet', all: 'All wallets', guide: 'What is a wallet?' }
/** How an entering view moves, like the views of the kit's modal. */
const entering = {
  initial: { opacity: 0, x: 8 },
  animate: { opacity: 1, x: 0 },
  transition: { duration: 0.15, ease: [0.2, 0, 0, 1] as const },
}

/**
 * The floor app, a lower bound for the measures: the same libraries and parts as the kit's modal with
 * as little code as possible. The page's own button, a machine, a dialog, announced wallets, all
 * wallets of the directory, a moving change of views, and one request to the clicked wallet.
 */
export function Floor() {
  const wallets = useAnnounced()
  const [state, send] = useMachine(floorMachine)
  const { view, address } = state.context
  const setOpen = (open: boolean) => send({ type: open ? 'open' : 'close' })
  return (
    <LazyMotion features={domAnimation}>
      <Dialog.Root open={state.matches('open')} onOpenChange={setOpen}>
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
                        onClick={() => send({ type: 'show', view: 'wallets' })}
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
                <m.div key={view} className="floor-view" {...entering}>
                  {view === 'guide' && <Guide />}
                  {view === 'all' && <AllWallets />}
                  {view === 'wallets' && (
                    <Wallets
                      wallets={wallets}
                      connect={(wallet) => send({ type: 'connect', wallet })}
                      show={(next) => send({ type: 'show', view: next })}
                    />
                  )}
                </m.div>
              </div>
            </Dialog.Content>
          </div>
        </Dialog.Portal>
      </Dialog.Root>
    </LazyMotion>
  )
}
