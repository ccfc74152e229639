import { ConnectingSocial } from './ConnectingSocial.tsx'
import { ConnectingSocialScreen } from './ConnectingSocialScreen.tsx'

/** Logs in with a social login. */
export function ConnectingSocialPanel() {
  return (
    <ConnectingSocial>
      {(view) => (view.step === 'loading' ? null : <ConnectingSocialScreen view={view} />)}
    </ConnectingSocial>
  )
}
