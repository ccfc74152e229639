import { ConnectingExternal } from './ConnectingExternal.tsx'
import { ConnectingScreen } from './ConnectingScreen.tsx'

/** One wallet is asked. */
export function ConnectingExternalPanel() {
  return (
    <ConnectingExternal>
      {(external) =>
        external.step === 'loading' ? null : <ConnectingScreen external={external} />
      }
    </ConnectingExternal>
  )
}
