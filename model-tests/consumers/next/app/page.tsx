import { ConnectButton } from '@latchkit/react-ui'
import { Account } from '../src/Account'

/** A server component that renders components of the package. */
export default function Page() {
  return (
    <main>
      <ConnectButton />
      <Account />
    </main>
  )
}
