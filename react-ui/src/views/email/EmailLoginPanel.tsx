import { EmailLogin } from './EmailLogin.tsx'
import { EmailLoginScreen } from './EmailLoginScreen.tsx'

/** Logs in by e-mail: the address, the confirmation of the device, the code. */
export function EmailLoginPanel() {
  return (
    <EmailLogin>
      {(view) => (view.step === 'loading' ? null : <EmailLoginScreen view={view} />)}
    </EmailLogin>
  )
}
