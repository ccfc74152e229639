import { ConnectingFarcaster } from './ConnectingFarcaster.tsx'
import { FarcasterScreen } from './FarcasterScreen.tsx'

/** Logs in with Farcaster. */
export function ConnectingFarcasterPanel() {
  return (
    <ConnectingFarcaster>
      {(view) => (view.step === 'loading' ? null : <FarcasterScreen view={view} />)}
    </ConnectingFarcaster>
  )
}
