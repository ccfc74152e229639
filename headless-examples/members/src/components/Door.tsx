import { ConnectButton, useModal, useSession } from '@latchkit/react-ui'
import type { ReactNode } from 'react'
import { MembersRoom } from './MembersRoom.tsx'

/** The part of the page for members, or what a visitor has to do to see it. */
export function Door({ server }: { server: string }) {
  const { open } = useModal()
  const session = useSession()
  switch (session.status) {
    case 'signedIn': {
      const { caipAddress } = session.account
      return <MembersRoom key={caipAddress} server={server} account={caipAddress} />
    }
    case 'signedOut':
      return (
        <Closed
          title="One more step"
          text={
            session.problem === null
              ? 'Sign a message with your wallet. It costs nothing.'
              : 'You’re signed out here. The server couldn’t be told yet, so we’ll try again.'
          }
        >
          <button
            type="button"
            className="primary"
            onClick={() => open({ view: 'SIWXSignMessage' })}
          >
            Sign in
          </button>
        </Closed>
      )
    case 'checking':
    case 'authenticating':
    case 'signingOut':
      return <Closed title="One moment" text="Asking the server about your account …" />
    case 'unknown':
      return (
        <Closed title="One moment" text="The server doesn’t answer. We’ll keep asking.">
          <ConnectButton />
        </Closed>
      )
    case 'inactive':
    case 'disabled':
    case 'failed':
      return (
        <Closed title="For members" text="Connect a wallet and sign in to come in.">
          <ConnectButton />
        </Closed>
      )
  }
}

const Closed = ({
  title,
  text,
  children,
}: {
  title: string
  text: string
  children?: ReactNode
}) => (
  <section className="room" data-open="no" aria-labelledby="room-title">
    <h2 id="room-title">{title}</h2>
    <p role="status">{text}</p>
    {children}
  </section>
)
