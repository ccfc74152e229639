import { ConnectButton, KitProvider, Modal, useAccount } from '@latchkit/react-ui'
import { useState } from 'react'
import { kit } from './kit'
import '@latchkit/react-ui/styles.css'

function Account() {
  const { address } = useAccount()
  const [signature, setSignature] = useState('')
  return (
    <>
      <output id="address">{address}</output>
      <button
        type="button"
        onClick={() =>
          kit.wallet.signMessage('Hello').then(setSignature, (e) => setSignature(`${e}`))
        }
      >
        Sign
      </button>
      <output id="signature">{signature}</output>
    </>
  )
}

export const App = () => (
  <KitProvider kit={kit}>
    <ConnectButton />
    <Account />
    <Modal />
  </KitProvider>
)
