import { ConnectButton, KitProvider, Modal } from '@latchkit/react-ui'
import { Account } from './Account'
import { kit } from './kit'
import '@latchkit/react-ui/styles.css'

export const App = () => (
  <KitProvider kit={kit}>
    <ConnectButton />
    <Account />
    <Modal />
  </KitProvider>
)
