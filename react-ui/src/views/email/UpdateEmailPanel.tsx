import { UpdateEmail } from './UpdateEmail.tsx'
import { UpdateEmailScreen } from './UpdateEmailScreen.tsx'

/** Changes the e-mail address: the new address, and a code to each of the two. */
export function UpdateEmailPanel() {
  return (
    <UpdateEmail>
      {(view) => (view.step === 'loading' ? null : <UpdateEmailScreen view={view} />)}
    </UpdateEmail>
  )
}
