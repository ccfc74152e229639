'use client'

import { useAccount } from '@latchkit/react-ui'
import { useState } from 'react'
import { kit } from './kit'

/** The connected address, and a signature of its wallet. */
export function Account() {
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
