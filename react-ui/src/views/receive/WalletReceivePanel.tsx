import { Receive } from './Receive.tsx'
import { ReceiveScreen } from './ReceiveScreen.tsx'

/** Shows the address of the active account. */
export function WalletReceivePanel() {
  return <Receive>{(receive) => <ReceiveScreen receive={receive} />}</Receive>
}
