import type { Kit } from '@latchkit/core'
import { verifyMessage } from '@latchkit/sandbox/verify'
import { element } from '../components/element.ts'
import { createPanel } from '../components/panel.ts'
import { errorText } from './error-text.ts'

/** Signs a message with the connected wallet and verifies the signature as a server would. */
export function signPanel(kit: Kit): HTMLElement {
  const { element: panel, render } = createPanel('sign', 'Sign a message')
  const messageField = element('textarea', {
    id: 'message',
    rows: 2,
    value: 'Hello from a page without a framework',
  })
  const submit = element('button', { id: 'sign-it', type: 'submit', className: 'primary' }, 'Sign')
  const label = element('label', { className: 'field' }, 'Message', messageField)
  const form = element('form', {}, label, submit)
  const sign = async (address: string) => {
    // Read the text once: the visitor may edit the field while the wallet is open.
    const message = messageField.value
    submit.disabled = true
    render(['Approve in your wallet.'], form)
    try {
      const signature = await kit.wallet.signMessage(message, 'eip155')
      const isValid = await verifyMessage({
        namespace: 'eip155',
        address,
        publicKey: null,
        message,
        signature,
      })
      render(
        [isValid ? 'Signature verified.' : "The signature isn't from this account."],
        form,
        element('code', {}, signature),
      )
    } catch (error) {
      render([errorText(error)], form)
    } finally {
      submit.disabled = kit.account.get('eip155').status !== 'connected'
    }
  }
  kit.watch(
    ({ accounts: { eip155 } }) => (eip155?.status === 'connected' ? eip155.address : null),
    (address) => {
      submit.disabled = address === null
      form.onsubmit = (event) => {
        event.preventDefault()
        if (address !== null) void sign(address)
      }
      render(
        [
          address === null
            ? 'Connect a wallet to sign.'
            : 'Your wallet shows the message before it signs.',
        ],
        form,
      )
    },
  )
  return panel
}
