import { useSignOut } from '@latchkit/react-ui'
import { useMembers } from '../useMembers.ts'

const dateFormat = new Intl.DateTimeFormat('en', { dateStyle: 'long' })

/** What the server sends to members. `account`: CAIP-10. */
export function MembersRoom({ server, account }: { server: string; account: string }) {
  const signOut = useSignOut()
  const [members, retry] = useMembers(server, account)
  return (
    <section
      className="room"
      data-open={members.step === 'shown' ? 'yes' : 'no'}
      aria-labelledby="room-title"
    >
      {members.step === 'shown' ? (
        <>
          <h2 id="room-title">Welcome, member</h2>
          <p>
            <bdi className="account">{members.part.account}</bdi>
          </p>
          <p>
            Member since {dateFormat.format(new Date(members.part.since))}, visit{' '}
            {members.part.visits}.
          </p>
          <ul className="news">
            {members.part.news.map(({ title, text }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <>
          <h2 id="room-title">{titles[members.step]}</h2>
          <p role="status">{texts[members.step]}</p>
        </>
      )}
      <div className="actions">
        {members.step === 'failed' && (
          <button type="button" className="primary" onClick={retry}>
            Try again
          </button>
        )}
        <button type="button" onClick={() => signOut.step !== 'pending' && signOut.run()}>
          Sign out
        </button>
      </div>
    </section>
  )
}

const titles = {
  loading: 'Opening the door',
  failed: 'The door is stuck',
  denied: 'Your session has ended',
} as const
const texts = {
  loading: 'Fetching the part for members …',
  failed: 'The server does not respond.',
  denied: 'The server has ended your session. Sign out, then sign in again.',
} as const
