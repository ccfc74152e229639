import { useModal, useSession, useSignOut } from '@latchkit/react-ui'
import { type SiwxMode, siwxMode } from '@latchkit/sandbox/page'
import { Choice } from './Choice.tsx'

const modes: readonly { value: SiwxMode; label: string }[] = [
  { value: 'off', label: 'Off' },
  { value: 'local', label: 'Browser' },
  { value: 'server', label: 'Server' },
  { value: 'hosted', label: 'Hosted' },
]

/** Reloads the page with the option `siwx`, which a kit has from its start. */
function reloadWith(mode: SiwxMode): void {
  const url = new URL(location.href)
  if (mode === 'off') url.searchParams.delete('siwx')
  else url.searchParams.set('siwx', mode)
  location.assign(url)
}

/** Sign-in with a wallet: where sessions are kept, and the session of the active account. */
export function SessionPanel() {
  const signOut = useSignOut()
  const { open } = useModal()
  const session = useSession()
  const account = session.account?.caipAddress ?? '–'
  return (
    <section className="panel" aria-labelledby="session-title">
      <h2 id="session-title">useSession()</h2>
      <p className="lead">
        After connecting, a visitor signs a message, and the page gets a session that it can trust.
        Choose where sessions are kept.
      </p>
      <Choice
        label="Sessions"
        name="siwx"
        value={siwxMode()}
        options={modes}
        onChoose={reloadWith}
      />
      {session.status !== 'disabled' && (
        <>
          <dl className="facts" aria-label="Session">
            <div>
              <dt>Session</dt>
              <dd>{session.status}</dd>
            </div>
            {session.problem !== null && (
              <div>
                <dt>Problem</dt>
                <dd>{session.problem}</dd>
              </div>
            )}
            <div>
              <dt>Account</dt>
              <dd className={session.account ? 'hex' : undefined}>{account}</dd>
            </div>
          </dl>
          {session.status === 'signedIn' ? (
            <button
              type="button"
              className="plain"
              onClick={() => signOut.step !== 'pending' && signOut.run()}
            >
              Sign out
            </button>
          ) : (
            <button
              type="button"
              className="plain"
              disabled={session.status !== 'signedOut'}
              onClick={() => open({ view: 'SIWXSignMessage' })}
            >
              Sign in
            </button>
          )}
        </>
      )}
    </section>
  )
}
