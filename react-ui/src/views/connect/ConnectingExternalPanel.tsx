import { ConnectingExternal } from './ConnectingExternal.tsx'
import { ConnectingScreen } from './ConnectingScreen.tsx'

/** Connects an installed wallet. */
export function ConnectingExternalPanel() {
  return (
    <ConnectingExternal>
      {(external) =>
        external.step === 'loading' ? null : <ConnectingScreen external={external} />
      }
    </ConnectingExternal>
  )
}
