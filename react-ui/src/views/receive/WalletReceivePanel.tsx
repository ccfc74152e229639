import { Receive } from './Receive.tsx'
import { ReceiveScreen } from './ReceiveScreen.tsx'

/** Receiving into the active account. */
export function WalletReceivePanel() {
  return <Receive>{(receive) => <ReceiveScreen receive={receive} />}</Receive>
}
