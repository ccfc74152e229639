import { useModal } from '@latchkit/react-ui'
import { Account } from '@latchkit/react-ui/views/account'
import { useWords } from '@latchkit/react-ui/words'
import { Button } from '../parts/Button.tsx'
import { Held } from './Held.tsx'

/** The page itself: who is here, in large words. */
export function Desk() {
  const { open } = useModal()
  const words = useWords()
  return (
    <main className="desk">
      <Account>
        {(account) => {
          switch (account.step) {
            case 'connected':
              return <Held account={account} />
            case 'connecting':
            case 'reconnecting':
              return (
                <>
                  <h1 className="headline">{account.step === 'connecting' ? words.account.connecting : words.account.reconnecting}…</h1>
                  <div className="actions">
                    <Button kind="primary" onClick={() => void open()}>
                      {words.buttons.account}
                    </Button>
                  </div>
                </>
              )
            case 'disconnected':
              return (
                <>
                  <h1 className="headline">Nobody is here yet.</h1>
                  <p className="lead">
                    A wallet console with a look of its own: every page of the kit, drawn from render props and hooks. Connect to see it.
                  </p>
                  <div className="actions">
                    <Button kind="primary" onClick={account.connect}>
                      {words.buttons.connect}
                    </Button>
                  </div>
                </>
              )
          }
        }}
      </Account>
    </main>
  )
}
