import { ConnectingExternal } from './ConnectingExternal.tsx'
import { ConnectingScreen } from './ConnectingScreen.tsx'

/** Connects an installed wallet. */
export function ConnectingExternalPanel() {
  return (
    <ConnectingExternal>
      {(view) => (view.step === 'loading' ? null : <ConnectingScreen view={view} />)}
    </ConnectingExternal>
  )
}
