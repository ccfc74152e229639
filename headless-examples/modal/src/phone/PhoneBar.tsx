import {
  phoneBranding,
  type RemoteWallet,
  type RemoteWalletState,
} from '@latchkit/sandbox/remote-wallet'
import { useCommand } from './useCommand.ts'

/** Name of the phone, and its switch for flight mode. */
export function PhoneBar({
  wallet,
  connection,
}: {
  wallet: RemoteWallet
  connection: RemoteWalletState['connection']
}) {
  const { busy, run } = useCommand()
  const { name, icon } = phoneBranding()
  const online = connection === 'online'
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
