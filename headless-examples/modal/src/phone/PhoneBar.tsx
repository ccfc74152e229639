import {
  phoneFace,
  type RemoteWallet,
  type RemoteWalletState,
} from '@latchkit/sandbox/remote-wallet'
import { useCommand } from './useCommand.ts'

/** The wallet's name, and whether it can be reached. */
export function PhoneBar({
  wallet,
  line,
}: {
  wallet: RemoteWallet
  line: RemoteWalletState['line']
}) {
  const { busy, run } = useCommand()
  const { name, icon } = phoneFace()
  const online = line === 'online'
  return (
    <header className="phone-bar">
      <img src={icon} alt="" width="32" height="32" />
      <h1>{name}</h1>
      <button
        type="button"
        role="switch"
        aria-checked={!online}
        className="phone-switch"
        disabled={busy}
        onClick={() => run(online ? wallet.offline : wallet.online)}
      >
        Flight mode
      </button>
    </header>
  )
}
