import { useSignMessage } from '@latchkit/react-ui'
import { Button } from '../components/Button.tsx'

/** Requests a signature of a text and shows the result. */
export function Sign() {
  const signing = useSignMessage()
  const sign = () => {
    if (signing.step === 'pending') return
    signing.run('A line from a console with a look of its own.')
  }
  return (
    <>
      <Button onClick={sign}>Sign</Button>
      <p className="outcome" role="status">
        {signing.step === 'pending' && 'Look at your wallet.'}
        {signing.step === 'failed' && 'Not signed.'}
        {signing.step === 'succeeded' && (
          <>
            Signed: <bdi>{signing.data}</bdi>
          </>
        )}
      </p>
    </>
  )
}
