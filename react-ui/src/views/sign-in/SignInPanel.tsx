import type { KitState } from '@latchkit/core'
import { useNamedWallet } from '../../hooks/useNamedWallet.ts'
import { useKitState } from '../../kit/useKitState.ts'
import { SignIn } from './SignIn.tsx'
import { SignInScreen } from './SignInScreen.tsx'

const networksOf = ({ network }: KitState) => network.networks

/** The default look of the SIWXSignMessage view. */
export function SignInPanel() {
  const wallet = useNamedWallet()
  const networks = useKitState(networksOf)
  return (
    <SignIn>
      {(view) =>
        view.step === 'loading' ? null : (
          <SignInScreen view={view} wallet={wallet} networks={networks} />
        )
      }
    </SignIn>
  )
}
