import { shortAddress } from '@latchkit/core/utils'
import { useAccount, useKit, useProvider } from '@latchkit/react-ui'
import { useState } from 'react'
import { type Signature, signAndVerify } from './signature.ts'

/** Requests a signature from the wallet of the active namespace. */
export function SignPanel() {
  const kit = useKit()
  const { address, namespace, accounts } = useAccount()
  const provider = useProvider()
  const [message, setMessage] = useState('Hello from Latchkit')
  const [outcome, setOutcome] = useState<Signature>({ step: 'none' })
  const ready = address !== null && provider !== null && outcome.step !== 'requesting'
  const sign = async () => {
    if (!address || !namespace) return
    const publicKey = accounts.find((account) => account.address === address)?.publicKey ?? null
    setOutcome({ step: 'requesting' })
    setOutcome(await signAndVerify(kit.wallet, { namespace, address, publicKey }, message))
  }
  return (
    <section className="panel" aria-labelledby="sign-title">
      <h2 id="sign-title">Sign a message</h2>
      <label className="field">
        <span>Message</span>
        <textarea rows={2} value={message} onChange={(event) => setMessage(event.target.value)} />
      </label>
      <button type="button" className="plain" disabled={!ready} onClick={sign}>
        {outcome.step === 'requesting' ? 'Waiting for the wallet' : 'Sign'}
      </button>
      <output className="outcome" data-step={outcome.step}>
        {outcome.step === 'none' &&
          (address
            ? `Your wallet signs as ${shortAddress(address)}.`
            : 'Connect a wallet to sign.')}
        {outcome.step === 'verified' && (
          <>
            <b>Signature verified</b>, by {shortAddress(outcome.address)}
            <code>{outcome.signature}</code>
          </>
        )}
        {outcome.step === 'failed' && outcome.reason}
      </output>
    </section>
  )
}
