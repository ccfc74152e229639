import {
  type DemoNamespace,
  type DemoWallets,
  labelOf,
  namespacesFromUrl,
} from '@latchkit/sandbox/page'
import { useState } from 'react'
import { Choice } from './Choice.tsx'
import { Eip155Cards } from './Eip155Cards.tsx'
import { NamespaceCards } from './NamespaceCards.tsx'

/**
 * Controls of the test wallets, one namespace at a time: how each responds to requests, and which
 * events it sends.
 */
export function WalletsPanel({ wallets: { ethereum, namespaces } }: { wallets: DemoWallets }) {
  const offered = namespacesFromUrl()
  const [shown, setShown] = useState<DemoNamespace>(offered[0] ?? 'eip155')
  const options = offered.map((value) => ({ value, label: labelOf(value) }))
  return (
    <section className="panel" aria-labelledby="wallets-title">
      <h2 id="wallets-title">Test wallets</h2>
      <p className="lead">
        They hold real keys and sign for real, on local networks with play money. Each asks you in
        its own window, or answers as you choose here. Foxglove supports three kinds of networks.
        Lumen knows only one of the Ethereum networks, so the other has to be added. Tidepool
        doesn’t exist: it shows what happens when a wallet isn’t installed (its links are fake).
      </p>
      <p className="lead">
        Pocket is on a phone. Open it in its own window and let it scan the modal’s QR code, or
        paste the link under the code.
      </p>
      <a className="plain" href="/phone.html" target="latchkit-phone">
        Open the simulated phone
      </a>
      {options.length > 1 && (
        <Choice
          label="Wallets for"
          name="wallets-for"
          value={shown}
          options={options}
          onChoose={(value) => setShown(value)}
        />
      )}
      {offered.map((namespace) => (
        // Hidden, not unmounted, so that wallets that were installed meanwhile stay installed.
        <div key={namespace} className="wallets" hidden={namespace !== shown}>
          {namespace === 'eip155' ? (
            <Eip155Cards wallets={ethereum} />
          ) : (
            <NamespaceCards namespace={namespace} wallets={namespaces} />
          )}
        </div>
      ))}
    </section>
  )
}
