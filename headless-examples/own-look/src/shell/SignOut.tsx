import { useSession, useSignOut } from '@latchkit/react-ui'
import { Button } from '../components/Button.tsx'

/** Ends the session. The wallet stays connected. */
export function SignOut() {
  const { status } = useSession()
  const signOut = useSignOut()
  if (status !== 'signedIn') return null
  return <Button onClick={() => signOut.step !== 'pending' && signOut.run()}>Sign out</Button>
}
