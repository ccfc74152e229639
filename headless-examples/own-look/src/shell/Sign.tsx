import { useSignMessage } from '@latchkit/react-ui'
import { useState } from 'react'
import { Button } from '../parts/Button.tsx'

type Outcome = { step: 'none' | 'asked' | 'refused' } | { step: 'signed'; signature: string }

/** Asks the wallet to sign a line, and says what became of it. */
export function Sign() {
  const sign = useSignMessage()
  const [outcome, setOutcome] = useState<Outcome>({ step: 'none' })
  const ask = () => {
    setOutcome({ step: 'asked' })
    sign('A line from a console with a look of its own.').then(
      (signature) => setOutcome({ step: 'signed', signature }),
      () => setOutcome({ step: 'refused' }),
    )
  }
  return (
    <>
      <Button onClick={ask}>Sign</Button>
      <p className="outcome" role="status">
        {outcome.step === 'asked' && 'Look at your wallet.'}
        {outcome.step === 'refused' && 'Not signed.'}
        {outcome.step === 'signed' && (
          <>
            Signed: <bdi>{outcome.signature}</bdi>
          </>
        )}
      </p>
    </>
  )
}
